import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from '../diagnose.ts';
import { changed, exampleBlocks, groupsOf, pageWith } from './examples.ts';

const groups = [...exampleBlocks()]
  .flatMap((block) =>
    [...groupsOf(block)].map(({ path, object }) => ({ block, path, names: Object.keys(object) })),
  )
  .filter(({ names }) => names.length > 0);
const name = fc.constantFrom('title', 'type', 'kind', 'url', 'items', 'note', '__proto__', '', '1');
const scalar = fc.constantFrom(
  null,
  true,
  0,
  -1,
  3.7,
  '',
  'Some words',
  '#fff',
  '12',
  'bars',
  'a: b',
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 2 }),
  fc.dictionary(name, scalar, { maxKeys: 2 }),
);

/** An example in which one property has another value, another name, or both. */
const mistake = fc.constantFrom(...groups).chain(({ block, path, names }) =>
  fc.record({
    block: fc.constant(block),
    path: fc.constant(path),
    from: fc.constantFrom(...names),
    to: fc.option(name, { nil: undefined }),
    value,
  }),
);

test('whatever is anywhere, the page is read or says in words why not', async () => {
  await fc.assert(
    fc.asyncProperty(mistake, async ({ block, path, from, to, value }) => {
      const text = pageWith(
        changed(block, path, (group) =>
          Object.fromEntries(
            Object.entries(group).map(([key, inner]) =>
              key === from ? [to ?? key, to === undefined ? value : inner] : [key, inner],
            ),
          ),
        ),
      );
      const { page, diagnostics } = await readPage(text);
      expect(page !== undefined || diagnostics.some(({ severity }) => severity === 'error')).toBe(
        true,
      );
      for (const { message, label = '', hints, fix } of diagnostics) {
        const words = [message, label, ...hints, fix?.title ?? ''].join('\n');
        expect(words).not.toMatch(/undefined|\[object|NaN|must (be|have|NOT) [<>NOT]/);
      }
    }),
    { numRuns: 50 },
  );
});

test.each([
  [
    'a column without a name, in a table whose columns may be products',
    `
blocks:
  - type: feature
    heading: See it
    visual:
      kind: answer
      owner: Quillmere
      period: Nov 2026
      question: Why was November over plan?
      answer: Cloud hosting ran over plan.
      source:
        title: General ledger, $K
        filter: [posted in Nov 2026]
        columns:
          - { label: Account, words: true }
          - { label: Plan }
          - { label: null }
        rows:
          - cells: [Compute, '78', '96']
          - cells: [Storage, '40', '45']
          - cells: [Support, '20', '22']
      result: { label: Cash on 30 Jun 2027, before: $4.46M, after: $4.30M }
`,
    19,
  ],
  [
    'an empty bar, in a drawing whose texts name months',
    `
blocks:
  - type: feature
    heading: In November, $31K went out
    visual:
      kind: bars
      title: Cash out, $K
      bars:
        - { label: Oct, value: 28 }
        - null
`,
    12,
  ],
])('what cannot be compared is only a mistake of its shape: %s', async (_, blocks, line) => {
  const text = `title: Ledger\ndescription: What a page says of itself in a list of results.\n${blocks}`;
  const { diagnostics } = await readPage(text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, range }) => [code, range.start.line])).toEqual([['P102', line]]);
});
