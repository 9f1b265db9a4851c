import { quote } from '../../edits/write-scalar.ts';
import { andList, code, shortened } from '../../model/wording.ts';
import {
  type Candidate,
  change,
  type Guesses,
  rewrite,
  writeOne,
  wrongColon,
} from '../candidate.ts';
import { readQuoted, withoutEarlyEnd, withSlashes } from '../quoted-text.ts';
import { asFlowValue, asReadable } from '../scalar.ts';
import { isAddressName, isPropertyName } from '../schema-names.ts';
import { commaInQuotes, missingComma } from './commas.ts';
import { escapedMarks } from './escaped-marks.ts';
import type { Part } from './parts.ts';
import { dashBefore, isDoubtful, reasonToQuoteInBraces } from './reasons.ts';

/**
 * The same mistake at several names in the same braces is one, if a single repair is not enough.
 * @param found the candidates of each kind of repair
 */
export function together(
  found: readonly (readonly Candidate[])[],
  text: string,
  offset: number,
): Candidate[] {
  const nameAt = ({ place: [from] }: Candidate) =>
    /^[\w-]*/.exec(text.slice(from - offset))?.[0] ?? '';
  const same = found.flatMap((ofKind) => [
    ...Map.groupBy(
      ofKind,
      ({ code, message, ofNames }) => `${code} ${ofNames?.mistake ?? message}`,
    ).values(),
  ]);
  return same.flatMap((all) => {
    const [first, ...others] = all;
    if (!first || others.length === 0) return [];
    return {
      ...first,
      ...(first.ofNames && { message: first.ofNames.message(andList(all.map(nameAt))) }),
      ...(first.title && { title: `${first.title}, and the others in the same way` }),
      edits: all.flatMap(({ edits }) => edits),
      certain: all.every(({ certain }) => certain),
      cost: first.cost + 0.05,
    };
  });
}

/** Several texts in curly quotes are one mistake, even where only one of them cannot be read. */
export function curlyTexts(parts: readonly Part[]): Guesses {
  const texts = parts.filter(({ text }) => /^[“„«][^“”„«»]*[“”»]$/.test(text));
  const wrong = texts.find(({ text }) => reasonToQuoteInBraces(text));
  const reason = wrong && reasonToQuoteInBraces(wrong.text);
  if (!reason || texts.length < 2) return [];
  const right = texts.map(({ text }) => quote(readQuoted(text).text));
  const written = texts.map(({ name }, index) => `${name}: ${right[index]}`);
  const edits = texts.map(({ from, to }, index) => ({ from, to, text: right[index] ?? '' }));
  return change(edits, {
    ...reason,
    place: [wrong.from, wrong.to],
    hints: `Put each of these texts in quotes: ${code(written.join(', '))}.`,
    title: 'put the texts in quotes',
    certain: true,
    cost: 0.9,
  });
}

/** What may be wrong with properties within braces, by the kind of repair. `all` is what starts at `offset`. */
export const propertyRepairs = (
  parts: readonly Part[],
  all: string,
  offset: number,
): Candidate[][] =>
  [commaInQuotes, missingComma, missingColon, addressWithSpace, linkForAddress, quoting].map(
    (repair) => parts.flatMap((part) => repair(part, all, offset)),
  );

/** `{ label: Pricing=/x }` and `{ label:Pricing }` */
function missingColon({ name, nameFrom, sign, from, to, text }: Part): Guesses {
  if (sign.trim() === ':' && /\s$/.test(sign)) return [];
  const right = asReadable(text, true);
  return rewrite([nameFrom + name.length, to], `: ${right}`, {
    ...wrongColon(name, sign.trim()),
    place: [nameFrom, from],
    hints: [`Write ${code(shortened(`${name}: ${right}`))}.`],
    title: `write ${code(`${name}:`)} and a space`,
    certain: isPropertyName(name),
    cost: 1,
  });
}

function addressWithSpace({ from, to, text }: Part): Guesses {
  const address = spacedAddress(text);
  if (!address) return [];
  return rewrite([from, to], address, {
    code: 'Y011',
    message: `An address has no space in it: the ${address.includes('#') ? 'space and `#` start a comment' : 'colon and the space end the value'}.`,
    certain: true,
    cost: 1.5,
  });
}

/** `{ href: [Pricing](/pricing) }` */
function linkForAddress({ name, from, to, text }: Part): Guesses {
  const [, address] = /^\[[^[\]]*\]\(([^()\s]+)\)$/.exec(text) ?? [];
  if (!address || name !== 'href') return [];
  return rewrite([from, to], address, {
    code: 'Y007',
    message: 'This is how a link is written in a text; here is its address alone.',
    hints: [`Write ${code(`${name}: ${address}`)}.`],
    certain: true,
    cost: 0.9,
  });
}

/** Quotes around a value that needs them. */
function quoting({ name, from, to, text }: Pick<Part, 'name' | 'from' | 'to' | 'text'>) {
  const isAddress = isAddressName(name);
  const reason = reasonToQuoteInBraces(text, isAddress);
  const right = quote(readQuoted(text, isAddress).text);
  const early = withoutEarlyEnd(text);
  const kind = /^".*"$/.test(text) && right.startsWith("'") ? 'single quotes' : 'quotes';
  const isPath = /^".*"$/.test(text) && withSlashes(text, isAddress) !== text;
  const marks = isPath ? undefined : escapedMarks(text, from);
  if (marks) return [marks];
  const written = code(shortened(`${name}: ${right}`));
  const candidate = (found: NonNullable<typeof reason>): Candidate =>
    rewrite([from, to], right, {
      ...found,
      hints: [
        early
          ? writeOne(quote(early.whole), quote(text))
          : isPath
            ? `Write ${code('/')} instead of the backslash: ${written}.`
            : `Put the whole text in ${kind}: ${written}.`,
      ],
      title: isPath ? `write ${code('/')} instead of the backslash` : `put the text in ${kind}`,
      certain: !isDoubtful(text),
      cost: 2,
    });
  const bare = /^-[ \t]+(\S.*)$/.exec(text)?.[1];
  return [
    ...(reason ? [candidate(reason)] : []),
    ...(bare
      ? [
          rewrite([from, to], asFlowValue(bare), {
            ...dashBefore,
            certain: /^(?:[/#]|https?:)/.test(bare),
            cost: 1.5,
          }),
        ]
      : []),
  ];
}

/** `{ label: Sign in: now }`: a word before a colon that is the name of a property elsewhere, and here a part of the text. */
export const textsWithNames = (parts: readonly Part[], all: string, offset: number): Candidate[] =>
  parts.flatMap((part, index) => {
    const last = parts.slice(index + 1).findIndex(({ isUnseparated }) => !isUnseparated);
    const end = parts.slice(index + 1, last < 0 ? parts.length : index + 1 + last).at(-1);
    if (!end) return [];
    return quoting({ ...part, to: end.to, text: all.slice(part.from - offset, end.to - offset) });
  });

/**
 * `mailto: ada@example.com`, `/pricing #plans`: an address whose space makes a property or a comment
 * of a part of it.
 */
export const spacedAddress = (text: string): string | undefined =>
  /^(?:(?:mailto|tel|https?):[ \t]+[^\s:]+|(?:\/|https?:\/\/)\S*[ \t]+#[a-z][\w-]*)$/i.test(text)
    ? text.replace(/[ \t]+/, '')
    : undefined;
