import { expect, test } from 'vitest';
import { readPage } from '../diagnose.ts';
import { pageWith } from './examples.ts';

const words = (length: number) =>
  'word '
    .repeat(length)
    .slice(0, length - 1)
    .padEnd(length, '.');

const report = async (text: string) => {
  const { page, diagnostics } = await readPage(text);
  return {
    isRead: page !== undefined,
    found: diagnostics.map(({ code, severity, range, hints }) => [
      code,
      severity,
      range.start.line,
      hints[0],
    ]),
  };
};

test('a text over its budget is a warning with its reason, and the page is read', async () => {
  const text = pageWith({ type: 'hero', title: 'Prices' }).replace(
    'title: Page',
    `title: ${words(65)}`,
  );
  expect(await report(text)).toEqual({
    isRead: true,
    found: [['C501', 'warning', 1, 'Search results cut titles after about 60 characters.']],
  });
});

test('what marks a link is not counted', async () => {
  const link = `[${words(100)}](/${'a'.repeat(200)})`;
  const hero = { type: 'hero', title: 'Prices', lead: link };
  expect(await report(pageWith(hero))).toEqual({ isRead: true, found: [] });
  expect((await report(pageWith({ ...hero, lead: words(201) }))).found).toHaveLength(1);
});

test('a text that is too long to be allowed is only that', async () => {
  const text = pageWith({ type: 'hero', title: words(91) });
  const { isRead, found } = await report(text);
  expect([isRead, found.map(([code]) => code)]).toEqual([false, ['P107']]);
});

test('who follows the message about a text that is far too long gets no second one', async () => {
  const text = (length: number) =>
    pageWith({ type: 'hero', title: 'Prices' }).replace('title: Page', `title: ${words(length)}`);
  const { diagnostics } = await readPage(text(75));
  expect(diagnostics[0]?.message).toContain('may have 70, better 60 or fewer');
  const [by] = /(?<=Shorten it by )\d+/.exec(String(diagnostics[0]?.hints)) ?? [];
  expect((await report(text(75 - Number(by)))).found).toEqual([]);
});

test('a page with other mistakes says both', async () => {
  const text = pageWith({ type: 'hero', title: words(61), titel: 'x' });
  expect((await report(text)).found.map(([code]) => code).sort()).toEqual(['C501', 'P104']);
});
