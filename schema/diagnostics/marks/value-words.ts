import { isScalar } from 'yaml';
import { writeScalar } from '../../edits/write-scalar.ts';
import type { Schema } from '../../validate/schemas.ts';
import type { Path, Problem } from '../diagnostics.ts';
import type { Source } from '../source.ts';
import { suggestValues } from '../suggest-value.ts';
import { code, didYouMean } from '../wording.ts';

/** A text that probably means one of the words drawn as symbols, and its place. */
export interface ValueWord {
  path: Path;
  found: string;
  meant: string;
  /** All words that are drawn. */
  drawn: string[];
}

/** Finds `ja` or `off` if any text is allowed and a few words are drawn: see `x-value-synonyms`. */
export function findValueWord(found: string, schema: Schema, path: Path): ValueWord | undefined {
  if (schema.enum || !schema['x-value-synonyms']) return undefined;
  const drawn = Object.keys(schema['x-value-synonyms'] as object);
  const { names, certain } = suggestValues(found.trim(), schema);
  const [meant] = names;
  return meant === undefined || !certain || drawn.includes(found)
    ? undefined
    : { path, found, meant, drawn };
}

/** Returns one warning per block, because authors repeat the same wrong word. */
export const explainValueWords = (words: readonly ValueWord[], source: Source): Problem[] =>
  Object.values(
    Object.groupBy(words, ({ path }) => path.slice(0, 2).join('/')) as Record<
      string,
      [ValueWord, ...ValueWord[]]
    >,
  ).map((group) => explainTogether(group, source));

function explainTogether(group: [ValueWord, ...ValueWord[]], source: Source): Problem {
  const [first, ...more] = group;
  const words = [...new Map(group.map(({ found, meant }) => [found, meant]))];
  const shown = words.map(([found]) => code(found)).join(' and ');
  const edits = group.map(({ path, meant }) => {
    const { node, inFlow } = source.at(path) ?? {};
    const offsets = source.offsetsOf(node);
    return isScalar(node) && !source.text.slice(...offsets).includes('$(')
      ? { offsets, text: writeScalar(meant, { inFlow: inFlow === true, style: node.type }) }
      : undefined;
  });
  return {
    code: 'W903',
    severity: 'warning',
    where: { path: first.path, at: 'value' },
    message: `${shown} ${words.length > 1 ? 'are shown as they are' : 'is shown as it is'}: only ${first.drawn.map(code).join(' and ')} have a sign of their own.`,
    label: didYouMean([first.meant]),
    hints: `Write ${words.map(([found, meant]) => `${code(JSON.stringify(meant))}${words.length > 1 ? ` for ${code(found)}` : ''}`).join(' and ')}, in every language.`,
    more: more.map(({ path }) => ({ path, at: 'value' })),
    replacement: source.editAll(
      edits,
      more.length > 0
        ? `write ${words.map(([found, meant]) => `${code(meant)} for ${code(found)}`).join(' and ')} in ${group.length} places`
        : `write ${code(first.meant)} instead`,
    ),
  };
}
