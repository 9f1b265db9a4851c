import type { Schema } from '../../model/schemas.ts';
import { code, didYouMean } from '../../model/wording.ts';
import { isSlip, suggestValues, valueCalled } from '../suggest-value.ts';
import type { Mark } from './mark.ts';

/** Finds `ja` or `off` if any text is allowed and a few words are drawn: see `x-value-synonyms`. */
export function valueWord(text: string, schema: Schema): Mark | undefined {
  const drawn = Object.keys(schema['x-value-synonyms'] ?? {});
  if (schema.enum || drawn.length === 0 || drawn.includes(text)) return undefined;
  const { names, certain } = suggestValues(text.trim(), schema);
  const [meant] = names;
  if (meant === undefined || !certain) return undefined;
  // `not` is another word than `no`, and `yess` has only the letters of `yes`.
  const isOther = isSlip(text, meant) && lettersOf(text) !== lettersOf(meant);
  if (isOther && valueCalled(text, schema['x-value-synonyms']) === undefined) return undefined;
  return {
    code: 'W903',
    message: `This is shown as it is: only ${drawn.map(code).join(' and ')} have a sign of their own.`,
    label: didYouMean([meant]),
    hints: `Write ${drawn.map((word) => code(JSON.stringify(word))).join(' or ')}, in every language.`,
    found: { index: 0, 0: text },
    fix: { text: meant },
  };
}

/** Returns the letters of a word, each once and in their order in the alphabet. */
const lettersOf = (word: string): string => [...new Set(word.trim().toLowerCase())].sort().join('');
