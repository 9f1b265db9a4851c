import { describe, expect, test } from 'vitest';
import { contentFolder, outFolder, plainPage } from '../content.ts';
import { runHere } from './run-here.ts';

const draft = `draft: true\n${plainPage('A')}tilte: B\n`;
const nextYear = new Date().getUTCFullYear() + 1;
const waiting = `publish: ${nextYear}-01-15 09:00\n${plainPage('B')}`;
const folder = () => contentFolder({ 'pages/a.yaml': draft, 'pages/b.yaml': waiting });

describe('validate', () => {
  test('warns of the mistakes of drafts, and says which pages wait', async () => {
    const { code, output } = await runHere('validate.ts', ['--content', folder()]);
    expect(output).toMatch(/^warning\[P104\]/);
    expect(output).toContain('0 errors, 1 warning in 1 of 4 files');
    expect(output).toContain(`pages/b.yaml waits until ${nextYear}-01-15 09:00 UTC.`);
    expect(code).toBe(0);
  });

  test('takes a draft that is named for a page', async () => {
    const args = ['--content', folder(), 'pages/a.yaml'];
    const { code, output } = await runHere('validate.ts', args);
    expect(output).toMatch(/^error\[P104\]/);
    expect(output).not.toContain('waits');
    expect(code).toBe(1);
  });

  test('compares a draft that is named, and no other, with the pages of the site', async () => {
    const stats = (cups: string) =>
      `  - type: stats\n    heading: In figures\n    items:\n      - { value: ${cups}, label: cups a day }\n      - { value: "9", label: tables }\n    note: Vellum, sample figures.\n`;
    const content = contentFolder({
      'pages/live.yaml': `${plainPage('Live')}${stats('"12"')}`,
      'pages/draft.yaml': `draft: true\n${plainPage('Draft')}${stats('"14"')}`,
    });
    const all = await runHere('validate.ts', ['--content', content]);
    expect(all.output).not.toContain('K604');
    const { output } = await runHere('validate.ts', ['--content', content, '/draft']);
    expect(output).toMatch(/^warning\[K604\].*\n.*pages\/draft.yaml/m);
  });
});

test('build leaves drafts out, and says which pages wait', async () => {
  const env = { OUT_DIR: outFolder() };
  const { code, output } = await runHere('build-command.ts', ['--content', folder()], env);
  expect(output).toContain('Built 1 page');
  expect(output).toContain('1 draft is left out of the built site: pages/a.yaml.');
  expect(output).toContain(`pages/b.yaml waits until ${nextYear}-01-15 09:00 UTC.`);
  expect(code).toBe(0);
});

test('build refuses a clock that is none', async () => {
  const env = { OUT_DIR: outFolder(), SOURCE_DATE_EPOCH: 'yesterday' };
  const { code, output } = await runHere('build-command.ts', ['--content', folder()], env);
  expect(output).toContain('SOURCE_DATE_EPOCH is `yesterday`');
  expect(code).toBe(2);
});
