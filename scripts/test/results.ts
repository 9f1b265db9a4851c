import { stripVTControlCharacters } from 'node:util';

/** How the tests of one program ended. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

/** Tests that failed, and why. */
interface Failure {
  names: string[];
  error: string;
}

/** The parts of Vitest's JSON report that we read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** The parts of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of tests. */
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** The counts come from the report. The differences that explain a failure are only in the output. */
export function readVitestReport(report: VitestReport, output: string): Results {
  const text = stripVTControlCharacters(output);
  const from = text.search(/^⎯+ (?:Failed (?:Suites|Tests) \d+|Unhandled Errors?) ⎯/m);
  const chunks = from < 0 ? [] : text.slice(from).split(/^⎯+(?:\[\d+\/\d+\]⎯)?.*⎯$/m);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: chunks.flatMap((chunk): Failure[] => {
      const names = [...chunk.matchAll(/^ FAIL +(.*)$/gm)].map(([, name = '']) => name);
      const error = chunk.replace(/^ FAIL .*\n/gm, '');
      if (names.length > 0) return [{ names, error }];
      return /^\w*Error: /m.test(error) ? [{ names: ['an error outside of tests'], error }] : [];
    }),
  };
}

/** Counts the tests of a JSON report of Playwright. */
export function readPlaywrightReport({ stats, errors, suites }: PlaywrightReport): Results {
  const failuresIn = (suite: PlaywrightSuite, above: readonly string[]): Failure[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          names: [[`tests/e2e/${file}:${line}`, ...above, title].join(' > ')],
          error: messagesOf(results.flatMap((result) => result.errors)),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, [...above, inner.title])),
  ];
  return {
    // A test that passes only on the second try counts as failed.
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...(errors.length > 0 ? [{ names: ['playwright'], error: messagesOf(errors) }] : []),
      ...suites.flatMap((suite) => failuresIn(suite, [])),
    ],
  };
}

const messagesOf = (errors: readonly { message?: string }[]): string =>
  errors.map(({ message = '' }) => message).join('\n');

/** Enough lines to see the problem. The full output is above, where the test ran. */
const mostLines = 40;

/**
 * The errors and then the names of all failed tests. Printed last, so that the end of a log shows both.
 * Empty if nothing failed.
 */
export function formatFailures(failures: readonly Failure[]): string {
  if (failures.length === 0) return '';
  const errors = failures.map(({ names, error }) => {
    const lines = stripVTControlCharacters(error).trim().split('\n');
    const shown = lines.slice(0, mostLines).map((line) => `  ${line}`.trimEnd());
    return [...names, ...shown, ...(lines.length > mostLines ? ['  …'] : [])].join('\n');
  });
  const names = failures.flatMap((failure) => failure.names.map((name) => `  ${name}`));
  return `\n${errors.join('\n\n')}\n\nFailed:\n${names.join('\n')}\n`;
}
