import type { Document } from 'yaml';
import { explainDotted, type WrittenNumber, withoutDots } from '../../facts/doubtful-numbers.ts';
import type { Path, Problem } from '../../model/diagnostics.ts';
import { composeYaml } from '../../syntax/parse-yaml.ts';
import { asOneProblem, Source } from '../source.ts';
import { numbersIn } from './written-numbers.ts';

/**
 * K625: reports numbers that are a thousandth of what was meant, because a dot is a decimal point.
 */
export function explainThousands(text: string): Problem[] {
  const { document } = composeYaml(text);
  if (!document) return [];
  const { wrong } = dottedIn(document, text);
  const byBlock = Map.groupBy(wrong, ({ path }) => path.slice(0, 2).join('/'));
  const source = new Source(text);
  return [...byBlock.values()].map((found) =>
    asOneProblem(
      found.map((number): Problem => {
        const { path, offsets } = number;
        const { replacement, ...finding } = explainDotted(number);
        return {
          ...finding,
          where: { path, at: 'value' },
          replacement: replacement && { ...replacement, offsets },
        };
      }) as [Problem],
      source,
    ),
  );
}

const isDotted = ({ written }: WrittenNumber): boolean => /^-?[1-9]\d{0,2}\.\d{3}$/.test(written);

/** Numbers with three digits behind a dot: those that are surely thousands, and those that may be. */
export function dottedIn(
  document: Document.Parsed,
  text: string,
): Record<'wrong' | 'doubtful', WrittenNumber[]> {
  const numbers = numbersIn(document);
  const siblings = Map.groupBy(numbers, ({ path }) => listOf(path));
  const beside = Map.groupBy(numbers, ({ path }) => drawingOf(path));
  const isWrong = (number: WrittenNumber) =>
    isGrouped(number, siblings.get(listOf(number.path)) ?? []) ||
    isGroupedBeside(number, beside.get(drawingOf(number.path)) ?? []);
  const dotted = numbers.filter(isDotted);
  const wrong = dotted.filter(isWrong);
  // A text of the page may have one of the numbers with its comma: `1.749` as 1,749.
  const isDecimal = (number: WrittenNumber) =>
    isDotted(number)
      ? text.includes(number.written.replace('.', ','))
      : number.written.includes('.');
  const hasDecimals = ({ path }: WrittenNumber) => beside.get(drawingOf(path))?.some(isDecimal);
  return {
    wrong,
    doubtful: dotted.filter((number) => !wrong.includes(number) && !hasDecimals(number)),
  };
}

/**
 * Whether the dot separates thousands. Three zeros are meaningless as decimals. Other digits are
 * too, if all other numbers of the list are whole thousands.
 */
function isGrouped({ written, path }: WrittenNumber, siblings: readonly WrittenNumber[]): boolean {
  // If all numbers have decimals, the zeros are decimals too.
  const others = siblings.filter((other) => other.path.join() !== path.join());
  if (others.some((other) => other.written.includes('.') && !/\.\d{3}$/.test(other.written)))
    return false;
  const precise = others.filter((other) => /\.\d*[1-9]$/.test(other.written));
  if (written.endsWith('.000')) return precise.length === 0;
  const whole = others.filter((other) => /^-?\d{4,}$/.test(other.written));
  return whole.length >= 2 && whole.length >= others.length - 1;
}

/**
 * Whether other digits are thousands: the chart has only whole numbers, and some as large under the
 * same name.
 */
function isGroupedBeside(
  { written, path }: WrittenNumber,
  siblings: readonly WrittenNumber[],
): boolean {
  const others = siblings.filter((other) => other.path.join() !== path.join());
  const alike = others.filter((other) => {
    const ratio = Math.abs(Number(other.written) / Number(withoutDots(written)));
    return other.path.at(-1) === path.at(-1) && ratio > 0.1 && ratio < 10;
  });
  return alike.length > 0 && others.every((other) => /^-?\d+$/.test(other.written));
}

/** Returns the path of the block or visual that contains a number. */
const drawingOf = (path: Path): string =>
  path.slice(0, Math.max(2, path.lastIndexOf('visual') + 1)).join('/');

/**
 * Returns the same path for all numbers of one name in a list, and for all numbers of a plain list.
 */
const listOf = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? '*' : step)).join('/');
