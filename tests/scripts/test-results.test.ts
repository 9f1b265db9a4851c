import { expect, test } from 'vitest';
import {
  formatFailures,
  readPlaywrightReport,
  readVitestReport,
} from '../../scripts/test/results.ts';

const vitestOutput = `
 ❯  unit  tests/a.test.ts (4 tests | 3 failed) 81ms
⎯⎯⎯⎯⎯⎯ Failed Suites 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL   unit  tests/b.test.ts [ tests/b.test.ts ]
Error: Cannot find module './nothing.ts' imported from tests/b.test.ts
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/4]⎯

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 3 ⎯⎯⎯⎯⎯⎯⎯

 FAIL   unit  tests/a.test.ts > sums > add
\u001b[31m\u001b[1mAssertionError\u001b[22m: expected 2 to be 3\u001b[39m

- Expected
+ Received

- 3
+ 2

 ❯ tests/a.test.ts:2:64
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/4]⎯

 FAIL   unit  tests/a.test.ts > one
 FAIL   unit  tests/a.test.ts > other
Error: the same
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[3/4]⎯

⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯

Vitest caught 1 unhandled error during the test run.

⎯⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯⎯
Error: too late
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯

 Test Files  2 failed (2)
`;

const passing = { status: 'expected', results: [{ errors: [] }] };
const failing = { status: 'unexpected', results: [{ errors: [{ message: 'Expected: 5' }] }] };
const flaky = {
  status: 'flaky',
  results: [{ errors: [{ message: 'Once' }] }, { errors: [] }],
};
const playwrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [],
  suites: [
    {
      title: 'forms/a.spec.ts',
      specs: [{ title: 'passes', file: 'forms/a.spec.ts', line: 3, tests: [passing] }],
      suites: [
        {
          title: 'on a phone',
          specs: [
            { title: 'fails', file: 'forms/a.spec.ts', line: 7, tests: [failing] },
            { title: 'wavers', file: 'forms/a.spec.ts', line: 9, tests: [flaky] },
          ],
        },
      ],
    },
  ],
};

test('the end of the output has each failed unit test with its error', () => {
  const counts = { numPassedTests: 1, numFailedTests: 3, numPendingTests: 1, numTodoTests: 1 };
  const { failures, ...others } = readVitestReport(counts, vitestOutput);
  expect(others).toEqual({ passed: 1, failed: 3, skipped: 2 });
  const shown = formatFailures(failures);
  expect(shown).toContain(
    'unit  tests/a.test.ts > sums > add\n  AssertionError: expected 2 to be 3\n\n  - Expected\n',
  );
  expect(shown).toContain(
    'tests/a.test.ts > one\nunit  tests/a.test.ts > other\n  Error: the same',
  );
  expect(shown).toContain('  Error: too late');
  expect(shown.trimEnd().split('\n').slice(-6)).toEqual([
    'Failed:',
    '  unit  tests/b.test.ts [ tests/b.test.ts ]',
    '  unit  tests/a.test.ts > sums > add',
    '  unit  tests/a.test.ts > one',
    '  unit  tests/a.test.ts > other',
    '  an error outside of tests',
  ]);
});

test('and each failed browser test; one that passed on a second try has failed', () => {
  const { failures, ...others } = readPlaywrightReport(playwrightReport);
  expect(others).toEqual({ passed: 1, failed: 2, skipped: 2 });
  const shown = formatFailures(failures);
  expect(shown).toContain('tests/e2e/forms/a.spec.ts:7 > on a phone > fails\n  Expected: 5\n');
  expect(shown).toContain('tests/e2e/forms/a.spec.ts:9 > on a phone > wavers\n  Once\n');
  expect(shown).not.toContain('passes');
});

test('a long error is cut, and nothing is printed where nothing failed', () => {
  const error = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  expect(formatFailures([{ names: ['a'], error }])).toMatch(/^\na\n {2}line 0\n[\s\S]*\n {2}…\n/);
  expect(formatFailures([])).toBe('');
});
