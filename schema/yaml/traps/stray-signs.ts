import { code } from '../../model/wording.ts';
import { type Candidate, rewrite, type Trap } from '../candidate.ts';
import { findAll } from '../patterns.ts';
import { isPropertyName } from '../schema-names.ts';

/** Where a sign may have slipped in, a pattern for it, and what is there if it has no name. The names of redirects begin with a slash. */
const places: [where: string, RegExp, what?: string][] = [
  [
    'before',
    /(?<=^[ \t]*(?:-[ \t]+)*)[^\s\p{L}\p{N}_#/-](?=[ \t]*(?:-[ \t]+\S|["']?(?<name>[A-Za-z][\w-]*)["']?:(?:[ \t]|$)))/u,
  ],
  ['before', /(?<=\{.*,[ \t]*)[^\s\p{L}\p{N}_#-](?=[ \t]*(?<name>[A-Za-z][\w-]*):[ \t])/u],
  ['after', /(?<=^[ \t]*(?:-[ \t]+)*-)[^\s\p{L}\p{N}_#/>-](?=[ \t]+\S)/u],
  ['before', /(?<=\{(?:.*,)?[ \t]*)#[ \t]+(?=(?<name>[A-Za-z][\w-]*):[ \t])/u],
  [
    'after',
    /(?<=(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)(?<name>[A-Za-z][\w-]*))[^\s\p{L}\p{N}_#:="'-](?=:[ \t])/u,
  ],
  [
    'after the colon of',
    /(?<=(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)(?<name>[A-Za-z][\w-]*):)(?:[^\s\p{L}\p{N}_](?=[ \t]+[^\s,}\]])|[^\s\p{L}\p{N}_[{](?=[ \t]*$))/u,
  ],
  ['after the colon of', /(?<=^[ \t]*(?:-[ \t]+)*(?<name>[A-Za-z][\w-]*):)\p{L}{1,2}(?=[ \t]*$)/u],
  [
    'after the end of',
    /(?<=[}\]])[^\s\p{L}\p{N},}\]#"'](?=[ \t]*(?:[,}\]]|$))/u,
    'a group or list',
  ],
  [
    'before the text of',
    /(?<=(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)(?<name>[A-Za-z][\w-]*):[ \t]+)[,}\]](?=[^\s,}\]])/u,
  ],
  [
    'before the quotes of',
    /(?<=(?:[A-Za-z][\w-]*:|^[ \t]*-|[,[])[ \t]+)[^\s\p{L}\p{N}_"'$([+−-](?=(?:"[^"]*"|'[^']*')[ \t]*(?:[,}\]]|$))/u,
    'a text',
  ],
  [
    'before the quotes of',
    /(?<=(?:[A-Za-z][\w-]*:[ \t]|[,[])[ \t]*)(["'])(?=\1[^\s"',}\]][^"']*\1[ \t]*[,}\]])/u,
    'a text',
  ],
  ['after the quotes of', /(?<=[,[:][ \t]*(["'])[^"']*[^\s\d"'])\1(?=\1[ \t]*[,}\]])/u, 'a text'],
  ['in the middle of', /(?<=[{[].*\p{L})[{}[\]](?=\p{L})/u, 'a word'],
];

/** `@title: Plans`, `title:[ Plans` and `{ label: Plans,: href: /plans }`: a sign that slipped in. */
export const straySigns: Trap = (line) => {
  const { text, from, indent, above, below } = line;
  // Where the items beside it are in braces, this one is, too.
  const isBesideLike = (sign: string) =>
    [above, below].some(
      (each) => each?.indent === indent && each.text.trimStart().startsWith(`- ${sign}`),
    );
  return places.flatMap(([where, pattern, other = 'a dash']) =>
    findAll(pattern, text, from).flatMap(({ index, text: found, parts, at }): Candidate[] => {
      const sign = found.trim();
      const { name } = parts;
      if ((name && !isPropertyName(name)) || isPaired(sign, text, index)) return [];
      if (/^\s*- $/.test(text.slice(0, index)) && isBesideLike(sign)) return [];
      // The sign begins a long text, unless properties or items are below it.
      const isOfText = where === 'after the colon of' && /^[|>]$/.test(sign);
      if (isOfText && !(below?.key || below?.dashes)) return [];
      return [
        rewrite(at(), '', {
          code: 'Y028',
          message: `${code(sign)} is ${where} ${name ? code(name) : other}, where no sign belongs.`,
          // A figure may begin with the one, and a note with the other.
          certain: !/colon|text|quotes/.test(where) || !/[-*]/.test(sign),
          cost: 0.85,
        }),
      ];
    }),
  );
};

/** Whether a line has what closes a brace, a bracket or a quote, or several properties that a brace belongs around. */
function isPaired(sign: string, text: string, at: number): boolean {
  const count = (each: string) => text.split(each).length - 1;
  const isFirst = /^[\s-]*$/.test(text.slice(0, at));
  if (isFirst && /^\{[ \t]*[\w-]+:[ \t].*\s[a-z]\w*:[ \t]/.test(text.slice(at))) return true;
  if (/["']/.test(sign)) return count(sign) % 2 === 0;
  const closer = { '{': '}', '[': ']', '(': ')' }[sign];
  return (
    closer !== undefined &&
    (count(sign) === count(closer) || (isFirst && text.trimEnd().endsWith(closer)))
  );
}
