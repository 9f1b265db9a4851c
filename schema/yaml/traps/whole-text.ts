import type { Code } from '../../diagnostics/codes.ts';
import { linkOf } from '../../diagnostics/conversions/read-text.ts';
import { shownHints } from '../../diagnostics/diagnostics.ts';
import { writeValue } from '../../diagnostics/source.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { code } from '../../diagnostics/wording.ts';
import { quote } from '../../edits/write-scalar.ts';
import { spacedAddress } from '../braces/properties.ts';
import { dashBefore, isDoubtful } from '../braces/reasons.ts';
import {
  type Candidate,
  rewrite,
  type Scene,
  shortened,
  type Trap,
  writeOne,
} from '../candidate.ts';
import type { Line } from '../lines.ts';
import { trapOf } from '../patterns.ts';
import { hasLoneQuote } from '../quoted-text.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName, propertyNames, shapesOf, tagOf } from '../schema-names.ts';

/** Signs with which no text may begin, and what YAML takes them for. */
const signs: [RegExp, meaning: string][] = [
  [/^\*/, 'the name of something that is elsewhere in the file'],
  [/^&/, 'a name for what follows'],
  [/^!/, 'a mark that says of what kind the value is'],
  [/^[@`]/, 'a sign that it keeps for itself'],
  [/^%/, 'an instruction to the computer'],
  [/^[{}]/, 'a group of properties'],
  [/^[[\]]/, 'a list'],
  [/^,/, 'the end of an item'],
  [/^-(?=[ \t]|$)/, 'an item of a list'],
  [/^\?(?=[ \t]|$)/, 'the name of a property'],
  [/^>(?=[ \t]*[^ \t\-+])/, 'the beginning of a longer text'],
  [/^#/, 'a comment'],
];

/** Whether a word is the name of a property, or looks like one that is misspelt. */
const mayBeProperty = (word: string): boolean =>
  /^[a-z][A-Za-z]*$/.test(word) &&
  (isPropertyName(word) || suggest(word, propertyNames()).length > 0);

/** The value of a line with the lines below in which it goes on. */
export function wholeValue({ text }: Scene, line: Line): { text: string; to: number } | undefined {
  // A text in quotes may begin below its name.
  const isBelow = !line.key && line.dashes === 0 && /^["']/.test(line.value.text);
  const floor = line.key ? line.column : isBelow ? line.indent - 1 : line.indent;
  const run = line.runBelow(({ indent, dashes }) => indent > floor && dashes === 0);
  const last = run.at(-1);
  // A property that is indented too far is not a part of the text.
  if (!last || run.some(({ key }) => key && mayBeProperty(key.name))) return undefined;
  const to = last.value.to;
  return { text: text.slice(line.value.from, to), to };
}

/** What may have gone wrong with a text that has no quotes: it begins with a sign, or has a colon. */
export const unquotedText: Trap = (line, scene) => {
  const { text, from, to } = line.value;
  if (text === '') return [];
  if (/^["']/.test(text)) return wordsAndAddress(line);
  const found = reasonToQuote(text);
  const longer = wholeValue(scene, line);
  const address = spacedAddress(text);
  const named = /^([a-z][a-z-]*):$/.exec(text)?.[1];
  const noColon = `No colon comes after ${code(named ?? '')}: it is the value itself.`;
  return [
    named && found && tagOf(named)
      ? { ...rewritten([from, to], named, found, noColon), cost: 1 }
      : [],
    address && found ? rewritten([from, to], address, found, 'An address has no space in it.') : [],
    foreignTexts(line, scene),
    wordsAndAddress(line),
    found ? withRest(quoteIt(found, text, from, to), line.text.slice(to - line.from).trim()) : [],
    longer ? quoteAll(longer, line, scene) : [],
    // In braces over several lines, the comma is not a part of the text.
    found && text.endsWith(',')
      ? { ...quoteIt(found, text.slice(0, -1), from, to - 1), cost: 2.2 }
      : [],
    line.key && line.dashes > 0 ? quoteItem(line, scene) : [],
  ].flat();
};

const rewritten = (
  place: readonly [number, number],
  right: string,
  { code: found }: Pick<Reason, 'code'>,
  message: string,
): Candidate => rewrite(place, right, { code: found, message, certain: true, cost: 1.5 });

/** Texts that begin with a sign which means something here, and is none of theirs. */
const foreignTexts: Trap = trapOf([
  // `- A note.` and `{% if … %}A note.{% endif %}`: signs of a document or of a template.
  {
    within: 'value',
    form: /^(?<sign>\{%|-[ \t]+(?=\S)).*$/,
    guess: ({ text, parts: { sign }, at, line: { key } }) => {
      const isDash = sign !== '{%';
      const right = isDash ? text.slice(1).trim() : text.replace(/\{%.*?%\}/g, '').trim();
      if (!key || right === '' || (isDash && !shapesOf(key.name).text)) return [];
      return rewrite(at(), right, {
        code: 'Y007',
        message: isDash
          ? dashBefore.message
          : '`{%` begins an instruction of templates elsewhere, and a page has none.',
        hints: [
          `Write ${code(shortened(right))}.`,
          `If visitors are to read the signs, put the whole text in quotes: ${code(shortened(quote(text)))}.`,
        ],
        cost: 1.5,
      });
    },
  },
  // `action: [Contact us](/contact)`: a link as it is written within a text, where a group is needed.
  {
    within: 'value',
    form: /^\[(?<words>[^[\]]+)\]\((?<href>[^()\s]+)\)$/,
    guess: ({ parts: { words = '', href = '' }, at }) =>
      rewritten(
        at(),
        `{ label: ${asFlowValue(words)}, href: ${asFlowValue(href)} }`,
        { code: 'Y007' },
        'This is how a link is written in a text; a link of its own is a group.',
      ),
  },
  // `*trail`, where something else is named `&trial`.
  {
    within: 'value',
    form: /^\*(?<name>[\w-]+)$/,
    guess: ({ text, parts: { name = '' }, at }, { text: all }) => {
      const names = [...all.matchAll(/(?<=[\s[{,])&([\w-]+)/g)].map(([, each = '']) => each);
      const [meant] = names.includes(name) ? [] : suggest(name, names);
      return meant === undefined
        ? []
        : rewrite(at(), `*${meant}`, {
            code: 'Y007',
            message: unnamed(text),
            label: `did you mean ${code(`*${meant}`)}?`,
            hints: [`Write the name as it comes after ${code('&')}: ${code(`*${meant}`)}.`],
            certain: true,
            cost: 1,
          });
    },
  },
]);

const unnamed = (alias: string): string =>
  `${code(alias)} stands for what is named ${code(`&${alias.slice(1)}`)} elsewhere in the file, and nothing is.`;

const address = String.raw`(?:\/|#|https?:|mailto:|tel:)\S*`;
const wordsFirst = RegExp(
  String.raw`^(?:(["'])(?<quoted>[^"'[\]{}]+)\1|(?<words>[^\s'[\]{}][^[\]{}]*?))\s*:\s+(["']?)(?<address>${address}?)\4$`,
);
const addressFirst = RegExp(
  String.raw`^(["']?)(?<address>(?!#)${address}?)\1\s*:\s+(["']?)(?<words>[^\s"'[\]{}][^[\]{}]*?)\3$`,
);

/**
 * `action: Contact us: /contact` and `action: /contact: Contact us`: the words of a link and its address,
 * where a group of the two is needed.
 */
function wordsAndAddress(line: Line): Candidate[] {
  const { key, value } = line;
  const { groups } = wordsFirst.exec(value.text) ?? addressFirst.exec(value.text) ?? {};
  const words = groups?.quoted ?? groups?.words ?? '';
  // There, any name may have a text.
  if (!key || line.isInValues || words === '' || isPropertyName(words)) return [];
  // A quote that is opened is closed elsewhere.
  if (words.split('"').length % 2 === 0) return [];
  const found = shapesOf(key.name).groups.flatMap(
    (schema) => linkOf(`[${words.trimEnd()}](${groups?.address})`, schema) ?? [],
  );
  const message = `${code(key.name)} is a group, and this line has its values without their names.`;
  return [...new Set(found.map((group) => writeValue(group, true)))].map((group) =>
    rewritten([value.from, value.to], group, { code: 'Y011' }, message),
  );
}

function quoteAll(
  longer: { text: string; to: number },
  { value, column }: Line,
  { text: all }: Scene,
): Candidate[] {
  // Around the whole text, curly quotes are in place of straight ones.
  const [, inner = longer.text] = /^[“„]([^“”„]*)[“”]$/.exec(longer.text) ?? [];
  const found = reasonToQuote(longer.text);
  // Below a text, a line with a name of its own is more likely a property that is too deep.
  const [, margin = '', name, rest = ''] =
    /\n([ \t]*)([\w/-]+):[ \t]+(.*)/.exec(all.slice(value.from, longer.to)) ?? [];
  if (!found) return [];
  const guess = {
    ...quoteIt(found, inner, value.from, longer.to),
    ...(found.code === 'Y011' && { place: placeOfColon(longer, value.from) }),
  };
  if (name === undefined) return [{ ...guess, cost: 3 }];
  const isOfText = margin.length > column + 1 && /\s/.test(rest.trim());
  if (isOfText || !/^[a-z]/.test(name)) return [{ ...guess, cost: 20 }];
  const hint = `If ${code(name)} is a property, start it in the column of the other properties.`;
  return [{ ...guess, hints: [...shownHints(guess.hints), hint], certain: false, cost: 20 }];
}

/** The part of a text with its first colon that is in one line. */
function placeOfColon({ text, to }: { text: string; to: number }, from: number): [number, number] {
  const colon = text.search(colonAndSpace);
  const start = text.slice(0, colon).search(/[^\n]*$/);
  const margin = text.slice(start).search(/\S/);
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? [];
  return [from + start + margin, Math.min(to, from + start + line.trimEnd().length)];
}

/** `- Note: a text with a colon` is a text that looks like a group. */
function quoteItem({ key, value, to }: Line, { text: all }: Scene): Candidate {
  const { name, from } = key as NonNullable<Line['key']>;
  const end = value.text ? value.to : to;
  const text = all.slice(from, end).trimEnd();
  return {
    ...quoteIt({ code: 'Y011', message: colonMessage }, text, from, from + text.length),
    cost: 6,
    certain: !/^[a-z][A-Za-z]*$/.test(name),
  };
}

interface Reason {
  code: Code;
  message: string;
}

const colonAndSpace = /:(?:[ \t\r\n]|$)/;

const colonMessage =
  'This text has a colon followed by a space, and without quotes YAML takes what is before it for a property.';

const lastColonMessage =
  'This text ends with a colon, and without quotes YAML takes what is before it for a property.';

function reasonToQuote(text: string): Reason | undefined {
  const isSign = /^[%@*&!]{1,3}$/.test(text);
  if ((!isSign && !/[\p{L}\p{N}]/u.test(text)) || isWrittenAsGroup(text)) return undefined;
  // Braces around properties are meant as such, even where there is one too many.
  if (/^\{+[ \t]*["']?[A-Za-z][\w-]*["']?:[ \t].*\}$/s.test(text)) return undefined;
  // Braces around words are no placeholder, and visitors would see them.
  if (/^\{[^{}:,]*[^{}:,\s][ \t]+[^{}:,]*\}$/.test(text)) return undefined;
  if (/^\*[\w-]+$/.test(text)) {
    return { code: 'Y007', message: unnamed(text) };
  }
  const sign = signs.find(([pattern]) => pattern.test(text));
  if (sign) {
    const first = text.charAt(0);
    return {
      code: first === '#' ? 'Y010' : 'Y007',
      message:
        first === '#'
          ? 'Without quotes, what starts with `#` is a comment, so there is no value here.'
          : `A text cannot begin with ${first === '`' ? 'a backtick' : code(first)} without quotes: YAML takes it for ${sign[1]}.`,
    };
  }
  // `-type: hero` lacks a space, and no quotes.
  if (/^-[a-z]/.test(text)) return undefined;
  if (colonAndSpace.test(text)) {
    return {
      code: 'Y011',
      message: colonAndSpace.test(text.slice(0, -1)) ? colonMessage : lastColonMessage,
    };
  }
  return undefined;
}

/** What comes after ` #` is a comment for YAML, and may be the rest of the text. */
const withRest = (guess: Candidate, rest: string): Candidate =>
  rest === ''
    ? guess
    : {
        ...guess,
        certain: false,
        hints: [
          ...shownHints(guess.hints),
          `If ${code(shortened(rest))} belongs to the text, put it into the quotes, too.`,
        ],
      };

export function quoteIt(
  { code: found, message }: Reason,
  text: string,
  from: number,
  to: number,
): Candidate {
  const quoted = quote(text);
  return rewrite([from, to], quoted, {
    code: found,
    message,
    hints: [
      /^\*[\w-]+$/.test(text)
        ? `Write it out here. If it is a text, put it in quotes: ${code(quoted)}.`
        : hasLoneQuote(text)
          ? writeOne(quote(text.slice(0, -1)), quoted)
          : `Put the whole text in quotes: ${code(shortened(quoted))}.`,
      ...(/^\*\s+\S/.test(text)
        ? [
            `If the star begins an item of a list elsewhere, leave it out: ${code(shortened(text.slice(1).trim()))}.`,
          ]
        : []),
    ],
    title: 'put the text in quotes',
    certain: !isDoubtful(text) && !/^\*[\w-]+$/.test(text),
    cost: found === 'Y010' ? 1 : 2,
  });
}

/** Whether somebody means a group with properties, where a text is allowed. */
const isWrittenAsGroup = (text: string): boolean => /^\{[ \t]*[A-Za-z]+:[ \t].*\}$/s.test(text);
