import { isNumberType } from '../diagnostics/accepts.ts';
import { numberOfWord } from '../diagnostics/numbers/number-words.ts';
import { type Diagnostic, writing } from '../model/diagnostics.ts';
import type { Values } from '../model/values.ts';
import { type Cause, placesByValue } from './missing-values.ts';

/**
 * Finds values such as `$49` that pages use as numbers. The mistake is in site.yaml, where the unit
 * makes the value a text.
 */
export function findUnitInValue(
  diagnostics: readonly Diagnostic[],
  values: Values,
  texts: readonly string[],
): Cause[] {
  const isOfNumber = ({ about }: Diagnostic) =>
    about?.kind === 'wrong type' && about.count === 1 && isNumberType(about.wanted);
  return placesByValue(diagnostics, 'P102', isOfNumber).flatMap(({ name, places }) => {
    const { value, text = '' } = values.get(name) ?? {};
    // More than a unit, such as the sign in `500+`, is part of the value.
    const { before, after, bare } =
      /^(?:(?<bare>\d+(?:\.\d+)?)|[$€£¥]\s?(?<before>\d+(?:\.\d+)?)|(?<after>\d+(?:\.\d+)?)(?:\s?[$€£¥%]|\s\p{L}+))$/u.exec(
        withoutCommas(text),
      )?.groups ?? {};
    const isPlain = bare === text;
    const digits = bare ?? before ?? after ?? numberOfWord(text.trim())?.toString();
    const [first] = places;
    if (!name || typeof value !== 'string' || !first) return [];
    const problem = {
      code: 'P102' as const,
      where: { path: ['values', ...name.split('.')], at: 'value' as const },
      message: `\`${isPlain ? JSON.stringify(text) : text}\` is a text, and ${first.file} needs the number of \`${name}\`.`,
    };
    const replaced = new Set(places);
    if (answer.test(text)) return { replaced, problem: { ...problem, hints: 'Write the number.' } };
    if (!digits || standsAlone(name, text, texts)) return [];
    return {
      replaced,
      problem: {
        ...problem,
        label: `write \`${digits}\``,
        hints: isPlain
          ? 'In quotes, a number is a text.'
          : bare
            ? 'A number has no commas, and its decimal point is a dot.'
            : 'Write the number alone. Texts that use it have its unit beside it, `$(name) days`; a dollar sign there is written twice: `$$$(name)`.',
        replacement: writing(digits, { certain: isPlain }),
      },
    };
  });
}

/** Says whether there is something, and never how many. */
const answer = /^(?:yes|no|on|off|true|false)$/i;

/** `1200` for `1,200`, and `14.90` for `14,90`. */
const withoutCommas = (text: string): string =>
  text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d{1,2}(?!\d))/, '.');

/** With fewer texts, their intention is unclear. */
const severalTexts = 3;

/** Whether most texts use a value without its unit beside it. Then the value is right. */
function standsAlone(name: string, value: string, texts: readonly string[]): boolean {
  const use = `$(${name})`;
  const [, sign = '', unit = ''] = /^([$€£¥]?)[^\p{L}]*(.*?)s?$/u.exec(value) ?? [];
  const uses = texts.filter((text) => text !== use && text.includes(use));
  const alone = uses.filter((text) => {
    const [before = '', after = ''] = text.split(use);
    // A text with its own currency sign needs the number.
    if (/[$€£¥]\s?$/.test(before)) return false;
    return !before.endsWith(sign) || !after.slice(1).startsWith(unit);
  });
  return alone.length >= severalTexts && alone.length > uses.length / 2;
}
