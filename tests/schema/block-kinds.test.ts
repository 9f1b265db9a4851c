import { expect, test } from 'vitest';
import { plainPage } from '../content.ts';
import { check } from './rules/rule-under-test.ts';

const visual = '    visual: { kind: image, file: /og.png, alt: A jar of jam on a table }\n';
const action = '    action: { label: Go, href: / }\n';
const ownTitle = '    title: What it does\n';
const section = '    heading: What it does\n';

test.each([
  ['feature', ownTitle + visual, ['rename `title` to `heading`']],
  [
    'feature',
    `${ownTitle}    lead: In a few words.\n${visual}`,
    ['rename `title` to `heading`', 'rename `lead` to `text`'],
  ],
  [
    'feature',
    ownTitle + visual + action,
    ['rename `title` to `heading`', 'rename `action` to `link`'],
  ],
  ['call-to-action', ownTitle + action, ['rename `title` to `heading`']],
  ['hero', section + action, ['rename `heading` to `title`']],
  ['hero', section + visual, ['rename `heading` to `title`']],
])('a %s with the names of another block keeps its type: %j', async (type, block, titles) => {
  const found = await check({ 'pages/page.yaml': `${plainPage()}  - type: ${type}\n${block}` });
  // The picture is not there, and a hero is a second main heading, which are other errors.
  const errors = found.filter(
    ({ severity, code }) => severity === 'error' && !['R204', 'R206'].includes(code),
  );
  // The other type may be meant, so nothing is written without asking.
  expect(errors).toMatchObject(
    titles.map((title) => ({ code: 'P104', fix: { title, certain: false } })),
  );
});

test('a block that has what only another type has is of that type', async () => {
  const block = `  - type: call-to-action\n${section}${visual}    side: left\n    bullets: [One, Two]\n`;
  const [found] = await check({ 'pages/page.yaml': plainPage() + block });
  expect(found).toMatchObject({ code: 'P105', fix: { text: 'feature', certain: false } });
});
