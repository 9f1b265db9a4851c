import { code } from '../../diagnostics/wording.ts';
import { type Candidate, rewrite } from '../candidate.ts';
import { namesOf } from '../schema-names.ts';
import { shortened } from '../shortened.ts';
import { isQuoted } from './parts.ts';

/** `{ values: 820, 840, 860 }`: a list within braces that has no brackets. */
export function bareLists(text: string, offset: number): Candidate[] {
  const form =
    /(?<=[{,][ \t]*)(?<name>[A-Za-z][\w-]*):[ \t]+(?<items>\([^()[\]{}]*,[^()[\]{}]*\)|[^\s"'[\]{},:][^"'[\]{},:]*(?:,[ \t]+[^"'[\]{},:]+)+?)(?=[ \t]*(?:\}|,[ \t]*[A-Za-z][\w-]*:))/g;
  const lists = namesOf('list');
  return [...text.matchAll(form)].flatMap(({ index, 0: all, groups }) => {
    const { name = '' } = groups ?? {};
    const written = groups?.items ?? '';
    const items = written.trimEnd();
    if (!lists.includes(name) || isQuoted(text, index)) return [];
    const from = offset + index + all.length - written.length;
    const isInParentheses = items.startsWith('(');
    const right = isInParentheses ? `[${items.slice(1, -1).trim()}]` : `[${items}]`;
    return rewrite([from, from + items.length], right, {
      code: 'Y018' as const,
      message: isInParentheses
        ? 'A list stands in brackets, not in parentheses.'
        : `A list within braces stands in brackets, and those of ${code(name)} are missing.`,
      hints: [`Write ${code(shortened(`${name}: ${right}`))}.`],
      title: `write ${code('[')} and ${code(']')} around the items`,
      certain: true,
      cost: 0.9,
    });
  });
}
