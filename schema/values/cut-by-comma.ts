import { type Path, type Problem, writing } from '../model/diagnostics.ts';
import { onlyOf } from '../only-of.ts';

/** A value in braces without quotes, up to the next name or the end of the braces. */
const whole =
  /(?<=[{,]\s*["']?[\w.-]+["']?:[ \t]+)[^\s"'{}[\]#:][^"'{}[\]\n#:]*?(?=\s*(?:,\s*["']?[\w.-]+["']?:\s|\}))/g;

const thousands = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const decimals = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/;

/**
 * Explains a name without a value that is the rest of a value in braces, such as `90` in
 * `{ starter: 49,90 }`. `undefined` if no comma in the braces of its group, or more than one, may have cut
 * it off.
 */
export function explainCut(path: Path, text: string): Problem | undefined {
  const key = String(path.at(-1));
  const isKey = (part: string) => part.trim() === key || String(Number(part)) === key;
  const group = String(path.at(-2));
  const found = [...text.matchAll(whole)].filter(
    ({ 0: value, index }) =>
      value.split(',').slice(1).some(isKey) && nameOfBraces(text.slice(0, index)) === group,
  );
  const only = onlyOf(found);
  if (!only) return undefined;
  const [written] = only;
  const offsets: [number, number] = [only.index, only.index + written.length];
  const where = { offsets, path };
  const quoted = JSON.stringify(written);
  const number = thousands.test(written)
    ? written.replaceAll(',', '')
    : decimals.test(written)
      ? written.replaceAll('.', '').replace(',', '.')
      : undefined;
  if (number === undefined) {
    return {
      code: 'V807',
      where,
      message: `The comma before \`${key}\` ends the text, because it is in braces.`,
      label: 'put the whole text in quotes',
      hints: `In braces a comma starts the next value. Quotes keep it: \`${quoted}\`.`,
      replacement: writing(quoted, { offsets }),
    };
  }
  const isDecimal = !thousands.test(written);
  return {
    code: 'Y023',
    where,
    message: `In braces a comma ends the value, so \`${written}\` is taken for several.`,
    hints: `Write \`${number}\`${isDecimal ? ': a decimal point is a dot' : ''}. If visitors are to read the comma, put it in quotes: \`${quoted}\`.`,
    replacement: writing(number, { offsets }),
  };
}

/** The name of the group whose braces are open at the end of a text. */
const nameOfBraces = (before: string): string | undefined =>
  /([\w.-]+)["']?[ \t]*:\s*\{[^{}]*$/.exec(before.replace(/\{[^{}]*\}/g, ''))?.[1];
