import { code } from '../../diagnostics/wording.ts';
import { type Candidate, rewrite, type Trap } from '../candidate.ts';
import { isPropertyName } from '../schema-names.ts';

/** Where a sign may have slipped in, and a pattern for it. The names of redirects begin with a slash. */
const places: [where: string, RegExp][] = [
  [
    'before',
    /(?<=^[ \t]*(?:-[ \t]+)*)[^\s\p{L}\p{N}_#/-](?=[ \t]*(?:-[ \t]+\S|["']?(?<name>[A-Za-z][\w-]*)["']?:(?:[ \t]|$)))/gu,
  ],
  ['before', /(?<=\{.*,[ \t]*)[^\s\p{L}\p{N}_#-](?=[ \t]*(?<name>[A-Za-z][\w-]*):[ \t])/gu],
  ['after', /(?<=^[ \t]*(?:-[ \t]+)*-)[^\s\p{L}\p{N}_#/>-](?=[ \t]+\S)/gu],
  ['before', /(?<=\{(?:.*,)?[ \t]*)#[ \t]+(?=(?<name>[A-Za-z][\w-]*):[ \t])/gu],
  [
    'after',
    /(?<=(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)(?<name>[A-Za-z][\w-]*))[^\s\p{L}\p{N}_#:="'-](?=:[ \t])/gu,
  ],
  [
    'after the colon of',
    /(?<=(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)(?<name>[A-Za-z][\w-]*):)(?:[^\s\p{L}\p{N}_](?=[ \t]+[^\s,}\]])|[^\s\p{L}\p{N}_|>[{](?=[ \t]*$))/gu,
  ],
  ['after the colon of', /(?<=^[ \t]*(?:-[ \t]+)*(?<name>[A-Za-z][\w-]*):)\p{L}{1,2}(?=[ \t]*$)/gu],
  ['after the end of', /(?<=[}\]])[^\s\p{L}\p{N},}\]#"'](?=[ \t]*(?:[,}\]]|$))/gu],
  [
    'before the text of',
    /(?<=(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)(?<name>[A-Za-z][\w-]*):[ \t]+)[,}\]](?=[^\s,}\]])/gu,
  ],
  [
    'before the quotes of',
    /(?<=(?:[A-Za-z][\w-]*:|^[ \t]*-|[,[])[ \t]+)[^\s\p{L}\p{N}_"'$([+−-](?=(?:"[^"]*"|'[^']*')[ \t]*(?:[,}\]]|$))/gu,
  ],
  [
    'before the quotes of',
    /(?<=(?:[A-Za-z][\w-]*:[ \t]|[,[])[ \t]*)(["'])(?=\1[^\s"',}\]][^"']*\1[ \t]*[,}\]])/gu,
  ],
  ['after the quotes of', /(?<=[,[:][ \t]*(["'])[^"']*[^\s\d"'])\1(?=\1[ \t]*[,}\]])/gu],
  ['in the middle of', /(?<=[{[].*\p{L})[{}[\]](?=\p{L})/gu],
];

/** `@title: Plans`, `title:[ Plans` and `{ label: Plans,: href: /plans }`: a sign that slipped in. */
export const straySigns: Trap = ({ text, from }) =>
  places.flatMap(([where, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: found, groups }): Candidate[] => {
      const sign = found.trim();
      const name = groups?.name;
      if ((name !== undefined && !isPropertyName(name)) || isPaired(sign, text, index)) return [];
      const at = from + index;
      const other = /^(?:before|after)$/.test(where)
        ? 'a dash'
        : /quotes/.test(where)
          ? 'a text'
          : /end/.test(where)
            ? 'a group or list'
            : 'a word';
      return [
        rewrite([at, at + found.length], '', {
          code: 'Y028',
          message: `${code(sign)} is ${where} ${name === undefined ? other : code(name)}, where no sign belongs.`,
          hints: ['Remove it.'],
          title: `remove ${code(sign)}`,
          // A figure may begin with the one, and a note with the other.
          certain: !/colon|text|quotes/.test(where) || !/[-*]/.test(sign),
          cost: 0.85,
        }),
      ];
    }),
  );

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
