import { expect, test } from 'vitest';
import { repeatedAsOne } from '../../../schema/diagnostics/repeated.ts';
import type { Diagnostic, Range } from '../../../schema/model/diagnostics.ts';

const text = 'a\na\na\n';

const rangeOf = (line: number, end = line): Range => ({
  start: { line, column: 1 },
  end: { line: end, column: 2 },
});

const mistake = (line: number, range = rangeOf(line)): Diagnostic => ({
  code: 'Y021',
  severity: 'error',
  file: 'pages/a.yaml',
  range: rangeOf(line),
  message: 'It is wrong.',
  hints: [],
  fix: { title: 'write b', text: 'b', certain: true, range },
});

test('three of the same are one, whose fix corrects all', () => {
  const found = repeatedAsOne([mistake(3), mistake(1), mistake(2)], text);
  expect(found).toMatchObject([
    { range: rangeOf(1), fix: { text: 'b\nb\nb', range: rangeOf(1, 3) } },
  ]);
  expect(found[0]?.others?.map(({ range }) => range.start.line)).toEqual([2, 3]);
});

test.each([
  ['two of the same', [mistake(1), mistake(2)]],
  ['those whose fixes change the same text', [mistake(1, rangeOf(1, 2)), mistake(2), mistake(3)]],
])('%s stay apart', (_, diagnostics) => {
  expect(repeatedAsOne(diagnostics, text)).toEqual(diagnostics);
});
