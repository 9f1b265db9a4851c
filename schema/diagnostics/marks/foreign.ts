import { leftIn } from '../../inline/stray-marks.ts';
import { isAddress } from '../../model/is-address.ts';
import { code } from '../../model/wording.ts';
import { spelledAddress } from '../forms/addresses.ts';
import { type FindMark, firstIn, type Mark } from './mark.ts';
import { isSpokenOf } from './spoken-of.ts';

interface Form {
  pattern: RegExp;
  /** Whether the pattern applies only to headings, to items of a list of texts, or to texts with links. */
  only?: 'heading' | 'item' | 'inline';
  message?: (found: string) => string;
  hint: string | ((groups: Record<string, string>) => string);
  fix?: (groups: Record<string, string>, isInline: boolean) => string | undefined;
}

const ofList: Omit<Form, 'pattern'> = {
  message: (found) =>
    `${code(found.charAt(0))} is at the beginning of a text, as in a list of a word processor.`,
  hint: 'Each item of a list is a line with `- ` before it, and gets its sign by itself.',
  fix: ({ words = '' }) => words,
};

const ofComment: Omit<Form, 'pattern'> = {
  hint: 'A comment is in a line of its own that starts with `#`.',
  fix: () => '',
};

/** Words with which people begin a note to themselves or to their team. */
const orders =
  'ask|change|check|confirm|fix|remove|replace|review|shorten|todo|translate|update|verify|ändern|fragen|kürzen|prüfen';

const emoji: Record<string, string> = {
  rocket: '🚀',
  tada: '🎉',
  star: '⭐',
  fire: '🔥',
  sparkles: '✨',
  warning: '⚠',
  heart: '❤',
  white_check_mark: '✓',
  heavy_check_mark: '✓',
  check: '✓',
  x: '✗',
  smile: '🙂',
  wave: '👋',
  bulb: '💡',
  point_right: '→',
  arrow_right: '→',
};

const words = ({ words = '' }: Record<string, string>): string => words.trim();

/** Markup of other systems. */
const sourceMessage = (found: string) =>
  `${code(found)} tells the owner of the other site that your visitors come from ChatGPT.`;
const sourceHint =
  'ChatGPT adds it to addresses that are copied from it, and the link works without it.';

const noShortcodes =
  'There are no shortcodes here. A link is `[words](/pricing)`; anything else is a block or its `visual`.';
const ofHeading = 'A heading is the `heading` or `title` of a block.';
const noLinks = 'This text takes no links. Put the address into one that does, or into a button.';

const forms: Form[] = [
  {
    pattern: /\{\{[<%][^{}]*[%>]\}\}/,
    hint: 'There is no such thing in a text. A picture or a chart is the `visual` of a block.',
    fix: () => '',
  },
  {
    pattern:
      /\[(?<tag>[a-z][\w-]*)(?<attributes>(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]]+))*)\](?<words>[^[\]]*)\[\/\k<tag>\]/i,
    hint: noShortcodes,
    fix: ({ attributes = '', words = '' }, isInline) => {
      const [, href] = /(?:url|href|link)\s*=\s*["']?([^"'\s\]]+)/i.exec(attributes) ?? [];
      return href && isInline && words ? `[${words}](${href})` : words;
    },
  },
  {
    pattern: /\[\/?[a-z][\w-]*(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]]+))+\s*\/?\](?!\()/i,
    hint: noShortcodes,
  },
  {
    // A single `#` may mean "number": `# of users`.
    pattern: /(?:^#{2,6} *|(?<=\n)# +)(?=\p{L})(?<words>.+)/mu,
    message: (found) =>
      `${code(found.match(/^#+/)?.[0] ?? '#')} is shown as it is: a text has no headings.`,
    hint: ofHeading,
    fix: words,
  },
  {
    // In other texts it may mean "number": `# Users`.
    pattern: /^# +(?=\p{L})(?<words>.+)/u,
    only: 'heading',
    message: () => '`#` is shown as it is: this text is a heading without it.',
    hint: 'How large it is shown follows from its place in the block.',
    fix: words,
  },
  {
    pattern: /^# +(?=\p{Lu}[\p{L}’']* +\p{L})(?<words>.+)/u,
    only: 'inline',
    message: () => '`#` is shown as it is: a text has no headings.',
    hint: ofHeading,
    fix: words,
  },
  {
    pattern: /^(?:[•·▪●](?!\d)\s*|[✓✔☐☑☒✅►‣→] +)(?=\S)(?<words>.+)/su,
    ...ofList,
  },
  {
    pattern: /^-[>|]\s+(?=\p{L})(?<words>.+)/su,
    message: () => 'The signs of a long text are the wrong way round, and are a part of it.',
    hint: 'Behind the name is `>-` or `|-`, and the text begins in the next line.',
    fix: words,
  },
  // Elsewhere, such as in dialogues, a dash is meant.
  { pattern: /^(?:- +(?=\p{L})|o[ \t]+(?=\p{Lu}))(?<words>.+)/su, only: 'item', ...ofList },
  {
    pattern: /(?<!~)~~(?<words>[^~]+)~~(?!~)/,
    hint: 'No words are struck out here: write only what is meant.',
    fix: words,
  },
  {
    pattern: /(?<![=\w])==(?<words>[^=\s](?:[^=]*[^=\s])?)==(?![=\w])/,
    hint: 'Write `**words**` for bold words.',
    fix: ({ words = '' }, isInline) => (isInline ? `**${words}**` : words),
  },
  {
    pattern: /\[\^[\w-]+\]:?/,
    hint: 'There are no footnotes here: say it in the text, or in the `note` of the block.',
    fix: () => '',
  },
  {
    // `[[:alpha:]]` and `[[ -f x ]]` are signs of code.
    pattern: /\[\[(?!:| [-$"!])(?<page>[^[\]|]+)(?:\|(?<words>[^[\]]+))?\]\](?!\()/,
    hint: ({ page = '', words = page }) =>
      `A link in a text has its words in brackets and the address of its page in parentheses: ${code(`[${words.trim()}](/…)`)}. A value of site.yaml is written \`$(name)\`.`,
    fix: ({ page = '', words = page }, isInline) =>
      !isInline
        ? words.trim()
        : isAddress(page.trim())
          ? `[${words.trim()}](${page.trim()})`
          : undefined,
  },
  {
    pattern: /(?<=\]\([^()\s]*\))\{[^{}]*\}/,
    hint: 'A link has words and an address, and nothing else.',
    fix: () => '',
  },
  {
    pattern: /(?<! ) *\{:? ?[.#][a-z][\w-]*(?: [.#][a-z][\w-]*)* ?\}$/i,
    message: (found) => `${code(found.trim())} is shown as it is: a text has no classes.`,
    hint: 'How a text looks follows from its block.',
    fix: () => '',
  },
  { pattern: /<!--.*?(?:-->|$)|(?<=^|\s)\/\*.*?(?:\*\/|$)/s, ...ofComment },
  // Two slashes may separate words, but hardly a sentence from lower-case words, or words from an order.
  { pattern: /(?<=[.!?] +)\/\/ +\p{Ll}[^.!?/]*$/u, ...ofComment },
  { pattern: RegExp(`(?<=\\S +)// +(?:${orders})(?!\\p{L})[^.!?/]*$`, 'u'), ...ofComment },
  {
    pattern: /(?<![\w:/[])(?::(?<name>[a-z][a-z0-9_+-]+):)(?![\w:/])/,
    hint: 'Write the sign itself: an emoji is a character like any other.',
    fix: ({ name = '' }) => emoji[name] ?? '',
  },
  {
    pattern:
      / ?(?::contentReference\[oaicite:\d+\](?:\{index=\d+\})?|【\d+(?::\d+)?†[^【】]*】|\ue200?(?:file)?cite\ue202?turn\d+[a-z]+\d+(?:\ue202?turn\d+[a-z]+\d+)*\ue201?)/,
    message: (found) =>
      `${code(found.trim())} is how a chat program marks what it quotes, and visitors would read it.`,
    hint: 'Remove it. If visitors need the source, write a link to it: `[words](https://…)`.',
    fix: () => '',
  },
  {
    pattern:
      /(?<=\]\([^()\s]*)(?:(?<=\?)utm_source=chatgpt\.com&|&utm_source=chatgpt\.com(?=[)&#])|\?utm_source=chatgpt\.com(?=[)#]))/,
    message: sourceMessage,
    hint: sourceHint,
    fix: () => '',
  },
  {
    pattern: /\|[^\n|]+\|(?:[^\n|]+\|)*(?=\s*\|[ \t]*:?-{2,})/,
    message: () =>
      'This text has a table in it as Markdown writes one, and visitors would read its signs.',
    hint: 'A table is the `visual` of a block, with `kind: table`, its `columns` and its `rows`.',
  },
  {
    pattern: /\S\t+[^\t\n]+\t+[^\t\n]+/,
    message: () =>
      'Tabs are between the words of this text, as between the cells of a spreadsheet, and visitors see only spaces.',
    hint: 'Write a sentence, or put the cells into a block that has a table or a chart.',
  },
];

/** Finds in the address of a link what ChatGPT has added to it. */
export const chatSource: FindMark = (address) => {
  const form =
    /(?<=\?)utm_source=chatgpt\.com&|&utm_source=chatgpt\.com(?=[&#]|$)|\?utm_source=chatgpt\.com(?=#|$)/;
  const found = form.exec(address);
  if (!found) return undefined;
  return {
    code: 'W903',
    message: address.startsWith('/')
      ? `${code(found[0])} counts those who follow this link as visitors who come from ChatGPT.`
      : sourceMessage(found[0]),
    hints: sourceHint,
    found,
    fix: { text: '' },
  };
};

/** Finds marks of Markdown, wikis and page builders, which mean nothing here. */
export const foreignMark: FindMark = (text, { isInline, heading, isItem }) => {
  for (const { pattern, only, message, hint, fix } of forms) {
    const found = pattern.exec(text);
    const isThere = { heading: heading !== undefined, item: isItem, inline: isInline };
    if (!found || (only && !isThere[only]) || isSpokenOf(text, found)) continue;
    const meant = fix?.(found.groups ?? {}, isInline);
    return {
      code: 'W903',
      message: message?.(found[0]) ?? `${code(found[0])} is shown as it is: it means nothing here.`,
      hints: typeof hint === 'string' ? hint : hint(found.groups ?? {}),
      found,
      fix: meant === undefined ? undefined : { text: meant },
    };
  }
  return undefined;
};

/**
 * `<hello@example.org>`, `<https://example.org>` and `<https://example.org|words>`, as chat
 * programs write it.
 */
const inAngles =
  /<(?<address>(?:(?:https?:\/\/|mailto:)[^\s<>|]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+))(?:\|(?<words>[^<>|[\]]+))?>/;

/**
 * Finds `hello (at) example.org`, which hides an address from bots and also from people who want to
 * click it.
 */
export const hiddenMail: FindMark = (text, { isInline }) => {
  const angles = inAngles.exec(text);
  const address = angles?.groups?.address;
  if (address) {
    const href = /^(?:https?:\/\/|mailto:)/.test(address) ? address : `mailto:${address}`;
    const words = angles.groups?.words ?? address.replace(/^(?:https?:\/\/|mailto:)/, '');
    const meant = isInline ? `[${words}](${href})` : (angles.groups?.words ?? address);
    const howToLink = `A link has words, and its address in parentheses: ${code(meant)}.`;
    return {
      code: 'W908',
      message: `${code(angles[0])} is not a link by itself, and visitors would read its signs.`,
      hints: isInline ? [howToLink] : [noLinks],
      found: angles,
      fix: { text: meant },
      ...(isInline && {
        about: { kind: 'full address' as const, href, hintIfOther: howToLink },
      }),
    };
  }
  const found =
    /[\w.+-]+ ?[([{](?:at|ät)[)\]}] ?[\w-]+(?:(?:\.| ?[([{](?:dot|punkt)[)\]}] ?)[\w-]+)+/i.exec(
      text,
    );
  if (!found) return undefined;
  const mail = spelledAddress(found[0]);
  const meant = isInline ? `[${mail}](mailto:${mail})` : mail;
  return {
    code: 'W908',
    message: `${code(found[0])} is an address that visitors can neither click nor copy.`,
    hints: `Programs that look for addresses read this form, too. Write the address itself: ${code(meant)}.`,
    found,
    fix: { text: meant },
  };
};

/** Whether an address belongs to a command for a shell. */
const isOfCommand = (text: string, { 0: address }: RegExpExecArray): boolean =>
  /\b(?:curl|wget|git (?:clone|remote add \w+)) [^.]*$/.test(text.slice(0, text.indexOf(address)));

/**
 * Finds `https://…` or `www.` with a path in a text, which is not a link by itself. The bare name
 * of a site may be on purpose.
 */
export const bareAddress: FindMark = (text, { isInline }) => {
  if (!/:\/\/|mailto:|www\./.test(text)) return undefined;
  const found =
    /(?<![\w(/.@])(?:https?:\/\/|mailto:|www\.(?=[\w.-]+\.\w+\/\w))[^\s<>()[\]"“”]*[^\s<>()[\]"“”.,;:!?]/.exec(
      leftIn(text),
    );
  if (!found || !text.includes(found[0]) || isOfCommand(text, found)) return undefined;
  const mark: Mark = {
    code: 'W908',
    message: 'An address in a text is not a link by itself: visitors read it and cannot follow it.',
    label: 'this is not a link',
    hints: [noLinks],
    found: firstIn(text, found[0]),
  };
  // Beside a name or number the address may be on purpose.
  if (!isInline) return text.trim().split(/\s+/).length > 3 ? mark : undefined;
  const [, mail] = /^mailto:(.+)/.exec(found[0]) ?? [];
  if (mail) {
    const meant = `[${mail}](${found[0]})`;
    const hints = [`A link has words, and its address in parentheses: ${code(meant)}.`];
    return { ...mark, hints, fix: { text: meant } };
  }
  const href = found[0].startsWith('www.') ? `https://${found[0]}` : found[0];
  const { pathname, host } = URL.parse(href) ?? {};
  const name = pathname
    ?.split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, '')
    .replace(/[-_]/g, ' ');
  const shown = name && /^[\p{L} ]{3,30}$/u.test(name) ? name : (host ?? '').replace(/^www\./, '');
  const hintIfOther = `A link has words, and its address in parentheses: ${code(`[${shown}](${href})`)}.`;
  const hintIfOwn = `A page of this site is written without its domain: ${code(`[${shown}](${pathname ?? '/'})`)}.`;
  return {
    ...mark,
    hints: [hintIfOther, hintIfOwn],
    fix: { text: `[${shown}](${href})` },
    about: { kind: 'full address', href, hintIfOwn, hintIfOther },
  };
};
