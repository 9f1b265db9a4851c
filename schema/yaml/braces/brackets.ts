import { code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import { type Candidate, type Guesses, rewrite, shortened } from '../candidate.ts';
import { namesOf } from '../schema-names.ts';
import { isQuoted } from './parts.ts';

const closers: Record<string, string> = { '{': '}', '[': ']' };
const words: Record<string, string> = { '}': 'brace', ']': 'bracket' };

/** Braces and brackets of a line that do not belong together. `text` starts with the first one. */
export function brackets(text: string, offset: number): Candidate[] {
  const found: Candidate[] = [];
  const open: { sign: string; at: number }[] = [];
  let quoted = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign === quoted) quoted = '';
    } else if (sign === '"' || (sign === "'" && /[\s[{,:]/.test(text.charAt(at - 1))))
      quoted = sign;
    else if (sign === '{' || sign === '[') open.push({ sign, at });
    else if (sign === '}' || sign === ']') {
      const last = open.at(-1);
      if (last && closers[last.sign] === sign) open.pop();
      else found.push(...unmatched(sign, at, last, offset, text));
    }
  }
  for (const { sign, at } of open.toReversed()) found.push(...unclosed(sign, at, text, offset));
  return [...found, ...spareInside(text, offset)];
}

/** `{ a: 1 }, b: 2 }` and `{{ a: 1 }`: the brace in the middle, or one of the two, is too many. */
function spareInside(text: string, offset: number): Candidate[] {
  const places = [
    ...[...text.matchAll(/\s*\}(?=\s*,\s*[A-Za-z][\w-]*:\s.*\}$)/g)].map(
      ({ index, 0: found }) => [index, index + found.length, '}'] as const,
    ),
    ...[...text.matchAll(/\](?=\s*,[^[\]{}:]*\])/g)].map(
      ({ index }) => [index, index + 1, ']'] as const,
    ),
    ...(/^\{\{/.test(text) ? [[0, 1, '{'] as const] : []),
  ];
  return [
    doubled(text, offset),
    places.map(([from, to, sign]) => spareAt(from, to, sign, offset)),
  ].flat();
}

const spareAt = (from: number, to: number, sign: string, offset: number): Candidate => ({
  code: 'Y018',
  place: [offset + to - 1, offset + to],
  message: `There is one ${code(sign)} too many.`,
  hints: [`Every ${sign === ']' ? 'bracket' : 'brace'} is opened once and closed once.`],
  title: `remove ${code(sign)}`,
  edits: [{ from: offset + from, to: offset + to, text: '' }],
  certain: true,
  cost: 1,
});

/** `{{ a: 1 }}`: a group in two pairs of braces, as programs write what they fill in. */
function doubled(text: string, offset: number): Guesses {
  if (!/^\{\{.*\w["']?:\s.*\}\}$/.test(text)) return [];
  const end = offset + text.length;
  return {
    code: 'Y018',
    place: [offset, offset + 2],
    message: 'One pair of braces is around a group, not two.',
    hints: [`Write ${code('{ … }')}.`],
    title: 'remove the second pair',
    edits: [
      { from: offset, to: offset + 1, text: '' },
      { from: end - 1, to: end, text: '' },
    ],
    certain: true,
    cost: 0.6,
  };
}

function unmatched(
  sign: string,
  at: number,
  last: { sign: string; at: number } | undefined,
  offset: number,
  text: string,
): Candidate[] {
  const place: [number, number] = [offset + at, offset + at + 1];
  const wanted = last && (closers[last.sign] as string);
  const spare: Candidate = {
    code: 'Y018',
    place,
    message: `There is one ${code(sign)} too many.`,
    hints: [`Every ${words[sign]} is opened once and closed once.`],
    title: `remove ${code(sign)}`,
    edits: [
      {
        from: offset + at - (/\s$/.test(text.slice(0, at)) && at === text.length - 1 ? 1 : 0),
        to: offset + at + 1,
        text: '',
      },
    ],
    certain: true,
    cost: 1,
  };
  const missing = missingOpener(sign, at, offset, text);
  if (!wanted) return [...missing, spare];
  return [
    ...missing,
    { ...spare, cost: 3 },
    {
      ...spare,
      message: `${code(last.sign)} is closed by ${code(sign)}.`,
      hints: [`Write ${code(wanted)}.`],
      title: `write ${code(wanted)}`,
      edits: [{ from: place[0], to: place[1], text: wanted }],
      cost: 1.5,
    },
    {
      ...spare,
      message: `The ${words[wanted]} that closes ${code(last.sign)} is missing: ${code(wanted)}.`,
      hints: [],
      title: `write ${code(wanted)}`,
      edits: [insert(offset + text.slice(0, at).trimEnd().length, wanted)],
      cost: 1.2,
    },
  ];
}

/** `{ values: 1, 2], from: Jan }`: what opens a list, or a group, is missing behind its name. */
function missingOpener(sign: string, at: number, offset: number, text: string): Candidate[] {
  const isList = sign === ']';
  const behindName = isList
    ? /(?<=[A-Za-z][\w-]*:[ \t]+)(?=[^\s[{])/g
    : /(?<=[A-Za-z][\w-]*:[ \t]+)(?=[A-Za-z][\w-]*:[ \t])/g;
  const opener = isList ? '[' : '{';
  return [...text.slice(0, at).matchAll(behindName)].slice(-1).map(({ index }) => ({
    code: 'Y018' as const,
    place: [offset + at, offset + at + 1] as [number, number],
    message: `The ${words[sign]} that opens this ${isList ? 'list' : 'group'} is missing: ${code(opener)}.`,
    hints: [`Whatever ends with ${code(sign)} starts with ${code(opener)}.`],
    title: `write ${code(opener)} after the name`,
    edits: [insert(offset + index, isList ? '[' : '{ ')],
    certain: true,
    cost: 0.85,
  }));
}

/** What closes may be missing at the end, or before any of the properties that follow. */
function unclosed(sign: string, at: number, text: string, offset: number): Candidate[] {
  const closer = closers[sign] as string;
  const ends = [...text.matchAll(/,\s*(?:[A-Za-z][\w-]*:\s|[{[])/g)]
    .map(({ index }) => index)
    .filter((index) => index > at);
  // A parenthesis may be where a brace belongs.
  const bare = text.replace(text.includes('(') ? /[\s,]+$/ : /[\s,)]+$/, '');
  return [bare.length, ...ends].map((end, rank) => {
    const isLast = end === bare.length;
    const gap = sign === '{' ? ' ' : '';
    return {
      code: 'Y018' as const,
      place: [offset + at, offset + at + 1] as [number, number],
      message: `The ${words[closer]} that closes ${code(sign)} is missing: ${code(closer)}.`,
      label: 'this one is not closed',
      hints: [`Whatever starts with ${code(sign)} ends with ${code(closer)}.`],
      title: isLast
        ? `write ${code(closer)} at the end of the line`
        : `write ${code(closer)} before the comma`,
      edits: [
        { from: offset + end, to: offset + (isLast ? text.length : end), text: `${gap}${closer}` },
      ],
      certain: true,
      cost: 1 + rank / 10,
    };
  });
}

/** A value that ends with a brace or bracket and does not begin with one. */
export function unopened(text: string, offset: number): Guesses {
  if (/^\(.*[\w"']:\s.*\)$/.test(text)) {
    const message = 'A group of properties is written in braces, not in parentheses.';
    return [{ ...inBraces(text, offset), message, cost: 1 }];
  }
  const last = /[}\]]$/.exec(text)?.[0];
  const opener = last === '}' ? '{' : '[';
  if (!last || text.split(opener).length >= text.split(last).length) return [];
  return {
    code: 'Y018',
    place: [offset + text.length - 1, offset + text.length],
    message: `The ${words[last]} that opens this ${last === '}' ? 'group' : 'list'} is missing: ${code(opener)}.`,
    hints: [`Whatever ends with ${code(last)} starts with ${code(opener)}.`],
    title: `write ${code(opener)} at the beginning`,
    edits: [insert(offset, last === '}' ? '{ ' : '[')],
    certain: true,
    cost: 1,
  };
}

/** Properties in brackets, where braces belong. */
export function wrongBrackets(text: string, offset: number, properties: number): Candidate[] {
  if (!/^\[[^[\]{}]*\]$/.test(text) || properties < 2) return [];
  const message = 'A group of properties is written in braces; brackets are for lists.';
  return [{ ...inBraces(text, offset), message, cost: 2 }];
}

/** Braces in place of the first and the last sign of a text. */
const inBraces = (text: string, offset: number): Omit<Candidate, 'message' | 'cost'> => ({
  code: 'Y018',
  place: [offset, offset + text.length],
  hints: [`Write ${code('{ … }')}.`],
  title: `write ${code('{')} and ${code('}')}`,
  edits: [
    { from: offset, to: offset + 1, text: '{' },
    { from: offset + text.length - 1, to: offset + text.length, text: '}' },
  ],
  certain: true,
});

/** `labels: {Jan, Feb, Mar}`: a list in braces. */
export function bracedLists(text: string, from: number): Candidate[] {
  const form = /(?<=(?<name>[A-Za-z][\w-]*):[ \t]+)\{(?<items>[^{}[\]:]*,[^{}[\]:]*)\}/g;
  return [...text.matchAll(form)].flatMap(({ index, 0: all, groups }) => {
    const { name = '', items = '' } = groups ?? {};
    if (!namesOf('list').includes(name) || isQuoted(text, index)) return [];
    const start = from + index;
    const right = `[${items.trim()}]`;
    return {
      ...inBraces(all, start),
      message: 'A list is written in brackets, not in braces.',
      hints: `Write ${code(shortened(`${name}: ${right}`))}.`,
      title: `write ${code('[')} and ${code(']')}`,
      edits: [{ from: start, to: start + all.length, text: right }],
      cost: 0.5,
    };
  });
}

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
        ? 'A list is written in brackets, not in parentheses.'
        : `A list within braces is written in brackets, and those of ${code(name)} are missing.`,
      hints: [`Write ${code(shortened(`${name}: ${right}`))}.`],
      title: `write ${code('[')} and ${code(']')} around the items`,
      certain: true,
      cost: 0.9,
    });
  });
}
