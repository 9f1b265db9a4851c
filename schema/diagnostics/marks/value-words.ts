import type { Schema } from '../../validate/schemas.ts';
import { suggestValues } from '../suggest-value.ts';
import { code } from '../wording.ts';
import type { Mark } from './mark.ts';

/** `ja` or `off` where a text may be any, and a few words are drawn: see `x-value-synonyms`. */
export function otherValueWord(text: string, schema: Schema): Mark | undefined {
  if (schema.enum || !schema['x-value-synonyms']) return undefined;
  const words = Object.keys(schema['x-value-synonyms'] as object);
  const { names, certain } = suggestValues(text.trim(), schema);
  const [name] = names;
  if (name === undefined || !certain || words.includes(text)) return undefined;
  return {
    code: 'W903',
    message: `${code(text)} is shown as it is: only ${words.map(code).join(' and ')} have a sign of their own.`,
    label: `did you mean ${code(name)}?`,
    hints: [`Write ${code(JSON.stringify(name))}, in every language.`],
    index: 0,
    length: text.length,
    fix: { text: name, certain: false },
  };
}
