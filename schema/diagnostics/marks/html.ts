import { code } from '../../model/wording.ts';
import type { FindMark } from './mark.ts';
import { isSpokenOf } from './spoken-of.ts';

const tags =
  'a|abbr|b|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|td|tr|u|ul|video';
const element = /<(?<name>[a-z][\w.-]*)(?<attributes>\s[^<>]*)?>(?<inner>[^<]*)<\/\k<name>\s*>/i;
/** Other names, such as those of components, count where they are closed. */
const tag = new RegExp(
  `</?(?<name>${tags})(?:\\s[^<>]*)?/?>|<(?<opened>[a-z][\\w.-]*)(?:\\s[^<>]*)?>(?=.*</\\k<opened>\\s*>)|</[a-z][\\w.-]*\\s*>|<[a-z][\\w.-]*(?:\\s[^<>]*)?/>`,
  'is',
);

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
};

/** Finds `<b>`, `<a href="/pricing">` and `<br>`. */
export const htmlTag: FindMark = (text, { isInline, heading }) => {
  const all = [...text.matchAll(new RegExp(tag, 'gis'))];
  const [first, ...others] = all;
  if (!first) return undefined;
  const last = others.at(-1) ?? first;
  const found = text.slice(first.index, last.index + last[0].length);
  const whole = { index: first.index, 0: found };
  if (isSpokenOf(text, whole) || all.every((each) => isSpokenOf(text, each))) return undefined;
  const isBreak = heading === 'page' && /^<br\b[^<>]*>$/i.test(found);
  const around = {
    before: text.slice(0, first.index),
    after: text.slice(first.index + found.length),
  };
  const meant = isBreak ? '\n' : withoutSpaces(withoutTags(found, isInline), around);
  return {
    code: 'W901',
    message: `${code(found)} is HTML, and visitors would read it as it is written here.`,
    label: 'a text has no HTML',
    hints: [
      isBreak
        ? 'A new line starts with `\\n`, in a text with double quotes around it.'
        : isInline
          ? 'Write `**words**` for bold words, and `[words](/pricing)` for a link.'
          : 'Write the words alone: a text does not say how it looks.',
      'If the text is about HTML, put that in quotation marks.',
    ],
    found: whole,
    fix: meant === undefined ? undefined : { text: meant },
  };
};

/** Converts elements to our markup, innermost first. */
function withoutTags(text: string, isInline: boolean): string | undefined {
  let rest = text;
  for (let found = nextIn(rest); found; found = nextIn(rest)) {
    const { name = '', attributes = '', inner } = found.groups ?? {};
    const meant = inner === undefined ? single(name) : written(name, attributes, inner, isInline);
    if (meant === undefined) return undefined;
    // Block elements become separate lines of one text.
    const apart = /^(?:p|div|li|tr|td|h[1-6])$/i.test(name) ? `\n${meant}\n` : meant;
    rest = rest.slice(0, found.index) + apart + rest.slice(found.index + found[0].length);
  }
  return rest.replace(/^\n+|\n+$/g, '').replace(/\s*\n\s*/g, ' ');
}

/** Leaves one space where a line break had spaces beside it. */
const withoutSpaces = (
  text: string | undefined,
  { before, after }: { before: string; after: string },
): string | undefined =>
  text
    ?.replace(/ {2,}/g, ' ')
    .replace(/^ /, /(?:^|\s)$/.test(before) ? '' : ' ')
    .replace(/ $/, /^(?:\s|$)/.test(after) ? '' : ' ');

const nextIn = (text: string) => element.exec(text) ?? tag.exec(text);

/** Converts a tag without content: only a line break has a meaning then. */
const single = (name: string): string | undefined =>
  /^(?:br|hr)$/i.test(name) ? ' ' : /^img$/i.test(name) ? undefined : '';

function written(name: string, attributes: string, inner: string, isInline: boolean): string {
  const words = inner.trim();
  if (!isInline || words === '') return words;
  const [, href] = /\shref\s*=\s*["']?([^"'\s]+)/i.exec(attributes) ?? [];
  if (/^a$/i.test(name) && href) return `[${words}](${href})`;
  return /^(?:b|strong|em|i|u|mark)$/i.test(name) ? `**${words}**` : words;
}

/** Finds `&amp;` and `&nbsp;`. */
export const htmlCharacter: FindMark = (text) => {
  const found =
    /&(?:#(?<decimal>\d{2,6})|#x(?<hex>[\da-f]{2,6})|(?<name>[a-z]{2,8}\d{0,2}));/i.exec(text);
  const { decimal, hex, name = '' } = found?.groups ?? {};
  if (!found || isSpokenOf(text, found)) return undefined;
  const number = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
  const character =
    number > 31 && number <= 0x10ffff
      ? String.fromCodePoint(number)
      : Object.hasOwn(characters, name)
        ? characters[name]
        : undefined;
  // `Research&Development;` is no character of HTML.
  if (character === undefined && /\w$/.test(text.slice(0, found.index))) return undefined;
  return {
    code: 'W901',
    message: `${code(found[0])} is HTML, and visitors would read it as it is written here.`,
    hints: [
      character === '\u00a0'
        ? 'Write a space that does not break, or an ordinary one.'
        : `Write the character itself${character ? `: ${code(character)}` : ''}.`,
    ],
    found,
    fix: character ? { text: character, certain: true } : undefined,
  };
};
