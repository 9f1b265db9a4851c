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

test('whatever stands anywhere, the page is read or says in words why not', async () => {
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
    { numRuns: 100 },
  );
});
