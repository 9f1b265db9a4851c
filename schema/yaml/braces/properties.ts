import { andList, code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import { quote } from '../../edits/write-scalar.ts';
import {
  type Candidate,
  change,
  type Guesses,
  rewrite,
  shortened,
  writeOne,
  wrongColon,
} from '../candidate.ts';
import { findAll } from '../patterns.ts';
import { readQuoted, withoutEarlyEnd, withSlashes } from '../quoted-text.ts';
import { asFlowValue, asReadable } from '../scalar.ts';
import { gluedName, isAddressName, isPropertyName, namesThatEnd } from '../schema-names.ts';
import { escapedMarks } from './escaped-marks.ts';
import { findUnquoted, type Part, scopesOf } from './parts.ts';
import { commaInBraces, dashBefore, isDoubtful, reasonToQuote } from './reasons.ts';

/** Signs that people write in place of a comma. */
const wrongCommas: Record<string, string> = {
  ';': 'A semicolon',
  ':': 'A colon',
  '.': 'A full stop',
  '-': 'A dash',
  '–': 'A dash',
  '—': 'A dash',
};

/**
 * Where the comma before a property belongs, and what is there in its place. A full stop behind a
 * word may belong to the text, and nobody knows what another sign or a word between the two is.
 */
function separatorBefore({ nameFrom }: Pick<Part, 'nameFrom'>, all: string, offset: number) {
  const before = all
    .slice(0, nameFrom - offset)
    .replace(/(?<=[\s,;:])["']$/, '')
    .trimEnd();
  const at = offset + before.length;
  const [wrong = '', sign] =
    /[ \t]*([;:|，；、])\1*$|[ \t]+([/–—-])$|(?<=\d)(\.)$/.exec(before)?.filter(Boolean) ?? [];
  const isSure = sign !== undefined || !/\s(?:[^\p{L}\p{N}\s"']|and|or)$|[/.]$/u.test(before);
  return { at, from: at - wrong.length, sign, isSure };
}

/** `{ starter: 49 team: 149 }` in `values`, where any word may be a name: a number is over at a space. */
export const commasBehindNumbers = (text: string, offset: number): Candidate[] =>
  findAll(/(?<=:[ \t]+-?\d[\d.]*)[ \t]+(?<name>[A-Za-z][\w-]*)(?=:[ \t])/, text, offset).map(
    ({ parts: { name = '' }, at }) =>
      change([insert(at()[0], ',')], { ...missingBefore(name), place: at('name'), cost: 0.9 }),
  );

/** A comma, or what is there in its place, before a property. */
const missingBefore = (name: string, sign?: string) => ({
  ...commaInBraces,
  message: sign
    ? `${wrongCommas[sign] ?? code(sign)} is before ${code(name)} where a comma belongs.`
    : `A comma is missing before ${code(name)}.`,
});

/** The same mistake at several names in the same braces is one, if a single repair is not enough. */
export function together(found: readonly Candidate[], text: string, offset: number): Candidate[] {
  const nameAt = ({ place: [from] }: Candidate) =>
    /^[\w-]*/.exec(text.slice(from - offset))?.[0] ?? '';
  const kinds = Map.groupBy(
    found,
    (guess) => `${guess.code} ${guess.message.replaceAll(code(nameAt(guess)), '')}`,
  );
  return [...kinds.values()].flatMap((all) => {
    const [first, ...others] = all;
    if (!first || others.length === 0) return [];
    const name = nameAt(first);
    return {
      ...first,
      message: first.message.replace(code(name), () => andList(all.map(nameAt))),
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
  const wrong = texts.find(({ text }) => reasonToQuote(text));
  const reason = wrong && reasonToQuote(wrong.text);
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

/** What may be wrong with one property within braces. `all` is what starts at `offset`. */
export function propertyRepairs(part: Part, all: string, offset: number): Candidate[] {
  const { name, nameFrom, sign, from, to, text } = part;
  const found: Candidate[] = [];
  const slipped = /[:,]\s*(["'])[^"']+,\1\s*$/.exec(all.slice(0, nameFrom - offset));
  if (part.isUnseparated && slipped) {
    const [before, sign] = slipped;
    const at = offset + slipped.index + before.trimEnd().length - 2;
    found.push(
      rewrite([at, at + 2], `${sign},`, {
        code: 'Y017',
        message: `The comma before ${code(name)} is inside the quotes, and belongs after them.`,
        hints: [`Write ${code(`${sign}, ${name}: …`)}.`],
        title: 'write the comma after the quote',
        certain: true,
        cost: 0.8,
      }),
    );
  }
  if (part.isUnseparated) {
    const { at, from, sign, isSure } = separatorBefore(part, all, offset);
    found.push(
      rewrite([from, at], at < nameFrom ? ',' : ', ', {
        ...missingBefore(name, sign),
        place: [nameFrom, nameFrom + name.length],
        hints: [
          ...commaInBraces.hints,
          !isSure && `Remove what is before ${code(name)} if it is there in place of the comma.`,
        ],
        certain: isSure,
        cost: sign ? 0.9 : 1,
      }),
    );
  }
  if (sign.trim() !== ':' || !/\s$/.test(sign)) {
    const right = asReadable(text, true);
    found.push(
      rewrite([nameFrom + name.length, to], `: ${right}`, {
        ...wrongColon(name, sign.trim()),
        place: [nameFrom, from],
        hints: [`Write ${code(shortened(`${name}: ${right}`))}.`],
        title: `write ${code(`${name}:`)} and a space`,
        certain: isPropertyName(name),
        cost: 1,
      }),
    );
  }
  const address = spacedAddress(text);
  if (address) {
    found.push(
      rewrite([from, to], address, {
        code: 'Y011',
        message: `An address has no space in it: the ${address.includes('#') ? 'space and `#` start a comment' : 'colon and the space end the value'}.`,
        certain: true,
        cost: 1.5,
      }),
    );
  }
  const [, linked] = /^\[[^[\]]*\]\(([^()\s]+)\)$/.exec(text) ?? [];
  if (linked && name === 'href') {
    found.push(
      rewrite([from, to], linked, {
        code: 'Y007',
        message: 'This is how a link is written in a text; here is its address alone.',
        hints: [`Write ${code(`${name}: ${linked}`)}.`],
        certain: true,
        cost: 0.9,
      }),
    );
  }
  return [...found, ...quoting(part)];
}

/** Quotes around a value that needs them. */
function quoting({ name, from, to, text }: Pick<Part, 'name' | 'from' | 'to' | 'text'>) {
  const isAddress = isAddressName(name);
  const reason = reasonToQuote(text, isAddress);
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

/** A property that appears twice within the same braces, or items that are not divided where several do. */
export function repeated(parts: readonly Part[], all: string, offset: number): Guesses {
  const scopes = scopesOf(all);
  const scopeOf = ({ nameFrom }: Part) => scopes[nameFrom - offset];
  const endOf = (part: Part) => {
    const scope = scopeOf(part);
    let end = part.from - offset;
    while (end < all.length && !(scopes[end] === scope && /[,}\]]/.test(all.charAt(end)))) end += 1;
    return all.slice(0, end).trimEnd().length;
  };
  const textOf = (part: Part) => all.slice(part.from - offset, endOf(part));
  const twice = parts.flatMap((part, index) => {
    const first = parts
      .slice(0, index)
      .find((other) => other.name === part.name && scopeOf(other) === scopeOf(part));
    return first ? [{ part, first }] : [];
  });
  const [found] = twice;
  if (!found) return [];
  const { name, nameFrom } = found.part;
  const place: [number, number] = [nameFrom, nameFrom + name.length];
  const [before, text] = [textOf(found.first), textOf(found.part)];
  const from = offset + all.slice(0, nameFrom - offset).replace(/[\s,]+$/, '').length;
  if (twice.length > 1) {
    const outer = scopes[scopeOf(found.part) ?? -1] ?? -1;
    if (all.charAt(outer) !== '[') return [];
    return rewrite([from, nameFrom], ' }, { ', {
      code: 'Y018',
      place,
      message: 'Two items of the list are in the same braces.',
      label: 'the second begins here',
      hints: [`Close the first before it, and open braces for the second: ${code('}, {')}.`],
      certain: true,
      mustBeValid: true,
      cost: 1,
    });
  }
  return rewrite([from, offset + endOf(found.part)], '', {
    code: 'Y002',
    place,
    message: `${code(name)} appears twice in the same braces.`,
    label: `the first is ${code(shortened(before))}`,
    hints: ['Keep one of the two.'],
    title: `remove the second, ${code(shortened(`${name}: ${text}`))}`,
    certain: before === text,
    cost: 1,
  });
}

/**
 * `mailto: ada@example.com`, `/pricing #plans`: an address whose space makes a property or a comment
 * of a part of it.
 */
export const spacedAddress = (text: string): string | undefined =>
  /^(?:(?:mailto|tel|https?):[ \t]+[^\s:]+|(?:\/|https?:\/\/)\S*[ \t]+#[a-z][\w-]*)$/i.test(text)
    ? text.replace(/[ \t]+/, '')
    : undefined;

/** `{ label Pricing, href: /x }`, `{ label; Pricing }` and `{ labelPricing }`: a name without its colon. */
export function bareNames(text: string, offset: number): Candidate[] {
  return findUnquoted(/(?<=[{,]\s*)[A-Za-z][^,}\]]*/, text, offset).flatMap((found) => {
    const glued = gluedName(found.text);
    const { name, sign, rest } = bareName(found.text) ?? { sign: '', ...glued };
    if (name === undefined || rest === undefined) return [];
    const [from] = found.at();
    const end = from + name.length;
    return rewrite([end, end + sign.length], /^\s/.test(rest) ? ':' : ': ', {
      ...wrongColon(name, sign.trim()),
      place: [from, end],
      // What follows a bracket or a quote goes on behind the next comma.
      hints: [
        `Write ${code(shortened(`${name}: ${/^[["'{]/.test(rest.trim()) ? '…' : rest.trim()}`))}.`,
      ],
      title: `write ${code(`${name}:`)}`,
      // In `label; Start; href; /`, the sign is in place of a comma, too.
      certain: (!glued || glued.isSure) && !(sign.trim() !== '' && rest.includes(sign.trim())),
      cost: 1.9,
    });
  });
}

/** `{ label: Planstatus: forecast }` and `{ label: Jan;value: 12 }`: a name that is in one with the text before it, without a comma. */
export const gluedNames = (text: string, offset: number): Candidate[] =>
  findUnquoted(
    /(?<=[{,][^,{}[\]"']*:[ \t][^,{}[\]"']*)[^\s,{}[\]"':]+(?=:[ \t])/,
    text,
    offset,
  ).flatMap(({ text: word, at: placeOf }) => {
    const [name] = namesThatEnd(word);
    if (name === undefined) return [];
    const [, end] = placeOf();
    const at = end - name.length;
    const { from, sign } = separatorBefore({ nameFrom: at }, text, offset);
    return rewrite([from, at], ', ', {
      ...missingBefore(name, sign),
      place: [at, end],
      // `Subheading` and `sub-heading` end with a name, and are words.
      certain: /[;|]/.test(sign ?? '') || /[^\p{L}./_–—-]$/u.test(word.slice(0, -name.length)),
      cost: 1.9,
    });
  });

/** Divides `label Pricing`, `label; Pricing` and `label - Pricing`. */
function bareName(part: string): { name: string; sign: string; rest: string } | undefined {
  const [, name = '', sign = '', rest = ''] =
    /^([A-Za-z](?:[\w-]*\w)?)([ \t]*(?:[;>|，；、。]|[.–—-](?=[ \t])))?((?:[ \t]+|(?<=[;>|，；、。]))[^\s:=;>|].*)$/.exec(
      part,
    ) ?? [];
  return isPropertyName(name) ? { name, sign, rest } : undefined;
}
