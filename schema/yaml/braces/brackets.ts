import { code, shortened } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { type Candidate, change, type Guesses, rewrite } from '../candidate.ts';
import { findAll } from '../patterns.ts';
import { namesOf } from '../schema-names.ts';
import { findUnquoted } from './parts.ts';

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
  const signs = /\s*\}(?=\s*,\s*[A-Za-z][\w-]*:\s.*\}$)|\](?=\s*,[^[\]{}:]*\])|^\{(?=\{)/;
  return [
    doubled(text, offset),
    findAll(signs, text, offset).map(({ text: sign, at }) => spareSign(sign.trim(), at())),
  ].flat();
}

const spareSign = (sign: string, [from, to]: readonly [number, number], cost = 1): Candidate =>
  rewrite([from, to], '', {
    code: 'Y018',
    place: [to - 1, to],
    message: `There is one ${code(sign)} too many.`,
    hints: [`Every ${/[[\]]/.test(sign) ? 'bracket' : 'brace'} is opened once and closed once.`],
    certain: true,
    cost,
  });

/** `{{ a: 1 }}`: a group in two pairs of braces, as programs write what they fill in. */
function doubled(text: string, offset: number): Guesses {
  if (!/^\{\{.*\w["']?:\s.*\}\}$/.test(text)) return [];
  const end = offset + text.length;
  const edits = [
    { from: offset, to: offset + 1, text: '' },
    { from: end - 1, to: end, text: '' },
  ];
  return change(edits, {
    code: 'Y018',
    place: [offset, offset + 2],
    message: 'One pair of braces is around a group, not two.',
    hints: [`Write ${code('{ … }')}.`],
    title: 'remove the second pair',
    certain: true,
    cost: 0.6,
  });
}

function unmatched(
  sign: string,
  at: number,
  last: { sign: string; at: number } | undefined,
  offset: number,
  text: string,
): Candidate[] {
  const place = [offset + at, offset + at + 1] as const;
  const isApart = /\s$/.test(text.slice(0, at)) && at === text.length - 1;
  const spare = spareSign(sign, [place[0] - (isApart ? 1 : 0), place[1]], last ? 3 : 1);
  const missing = missingOpener(sign, at, offset, text);
  if (!last) return [...missing, spare];
  const wanted = closers[last.sign] as string;
  const end = offset + text.slice(0, at).trimEnd().length;
  return [
    ...missing,
    spare,
    rewrite(place, wanted, {
      code: 'Y018',
      message: `${code(last.sign)} is closed by ${code(sign)}.`,
      certain: true,
      cost: 1.5,
    }),
    rewrite([end, end], wanted, {
      code: 'Y018',
      place: [...place],
      message: `The ${words[wanted]} that closes ${code(last.sign)} is missing: ${code(wanted)}.`,
      hints: [],
      certain: true,
      cost: 1.2,
    }),
  ];
}

/** `{ values: 1, 2], from: Jan }`: what opens a list, or a group, is missing behind its name, or at the start of an item. */
function missingOpener(sign: string, at: number, offset: number, text: string): Candidate[] {
  const isList = sign === ']';
  const behindName = isList
    ? /(?<=[A-Za-z][\w-]*:[ \t]+)(?=[^\s[{])/
    : /(?<=[A-Za-z][\w-]*:[ \t]+|\[[ \t]*|\},[ \t]*)(?=[A-Za-z][\w-]*:[ \t])/;
  const names = findAll(behindName, text.slice(0, at), offset).slice(-1);
  return names.map((found) => lostOpener(sign, found.at()[0], offset + at, 0.85));
}

/** What opens a group or a list that ends with a sign is missing. */
function lostOpener(closer: string, from: number, at: number, cost: number): Candidate {
  const [opener, kind] = closer === '}' ? ['{ ', 'group'] : ['[', 'list'];
  return change([insert(from, opener)], {
    code: 'Y018',
    place: [at, at + 1],
    message: `The ${words[closer]} that opens this ${kind} is missing: ${code(opener.trim())}.`,
    hints: [`Whatever ends with ${code(closer)} starts with ${code(opener.trim())}.`],
    certain: true,
    cost,
  });
}

/** More than a group has properties. */
const mostEnds = 50;

/** What closes may be missing at the end, or before any of the properties that follow. */
function unclosed(sign: string, at: number, text: string, offset: number): Candidate[] {
  const closer = closers[sign] as string;
  const ends = [...text.matchAll(/,\s*(?:[A-Za-z][\w-]*:\s|[{[])/g)]
    .map(({ index }) => index)
    .filter((index) => index > at)
    .slice(0, mostEnds);
  // A parenthesis may be where a brace belongs.
  const bare = text.replace(text.includes('(') ? /[\s,]+$/ : /[\s,)]+$/, '');
  return [bare.length, ...ends].map((end, rank) => {
    const isLast = end === bare.length;
    const place = [offset + end, offset + (isLast ? text.length : end)] as const;
    return rewrite(place, sign === '{' ? ` ${closer}` : closer, {
      code: 'Y018',
      place: [offset + at, offset + at + 1],
      message: `The ${words[closer]} that closes ${code(sign)} is missing: ${code(closer)}.`,
      label: 'this one is not closed',
      hints: [`Whatever starts with ${code(sign)} ends with ${code(closer)}.`],
      title: isLast
        ? `write ${code(closer)} at the end of the line`
        : `write ${code(closer)} before the comma`,
      certain: true,
      cost: 1 + rank / 10,
    });
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
  return lostOpener(last, offset, offset + text.length - 1, 1);
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
  const form = /(?<=(?<name>[A-Za-z][\w-]*):[ \t]+)\{(?<items>[^{}[\]:]*,[^{}[\]:]*)\}/;
  return findUnquoted(form, text, from).flatMap(({ parts: { name = '', items = '' }, at }) => {
    const right = `[${items.trim()}]`;
    return namesOf('list').includes(name)
      ? rewrite(at(), right, {
          code: 'Y018',
          message: 'A list is written in brackets, not in braces.',
          hints: `Write ${code(shortened(`${name}: ${right}`))}.`,
          certain: true,
          cost: 0.5,
        })
      : [];
  });
}

/** `{ values: 820, 840, 860 }`: a list within braces that has no brackets. */
export function bareLists(text: string, offset: number): Candidate[] {
  const form =
    /(?<=[{,][ \t]*)(?<name>[A-Za-z][\w-]*):[ \t]+(?<items>\([^()[\]{}]*,[^()[\]{}]*\)|[^\s"'[\]{},:][^"'[\]{},:]*(?:,[ \t]+[^"'[\]{},:]+)+?)(?=[ \t]*(?:\}|,[ \t]*[A-Za-z][\w-]*:))/;
  return findUnquoted(form, text, offset).flatMap(({ parts, at }) => {
    const name = parts.name ?? '';
    const items = parts.items?.trimEnd() ?? '';
    if (!namesOf('list').includes(name)) return [];
    const [from] = at('items');
    const isInParentheses = items.startsWith('(');
    const inside = isInParentheses ? items.slice(1, -1).trim() : items;
    // Where the list has texts, its numbers are texts, too.
    const ways = new Set([inside, inside.replace(/(?<=^|,[ \t]+)[+-]?\d[\d.]*(?=,|$)/g, '"$&"')]);
    return [...ways].flatMap((way, rank) =>
      rewrite([from, from + items.length], `[${way}]`, {
        code: 'Y018',
        message: isInParentheses
          ? 'A list is written in brackets, not in parentheses.'
          : `A list within braces is written in brackets, and those of ${code(name)} are missing.`,
        hints: [`Write ${code(shortened(`${name}: [${way}]`))}.`],
        title: `write ${code('[')} and ${code(']')} around the items`,
        certain: true,
        cost: 0.9 + rank / 100,
      }),
    );
  });
}
