import { parseInline } from '../../inline/parse-inline.ts';
import { idleWords, leftIn } from '../../inline/stray-marks.ts';
import { code } from '../../model/wording.ts';
import { dialled } from '../forms/check-scheme.ts';
import type { FindMark, Mark } from './mark.ts';

const form = 'A link in a text is written `[words](/pricing)`, without a space between the two.';

const placeName =
  'Behind `#` is the `id` of a block of that page, which has hyphens and no spaces: `[words](/pricing#plans)`.';

const query =
  'Behind `?`, a space is written `%20`. A name of your own needs none with a hyphen: `small-plan`.';

const telephone = 'A telephone number is an address as `tel:+1-555-0100`.';

const picture =
  'A picture is the `visual` of a block, with `kind: image` and its `file`; a card has a `picture`.';

type Groups = Record<string, string>;

/** What is wrong with a link, what to write, and what to know; by default, how links are written. */
type Finding = [message: string, fix?: string | undefined, hint?: string];

interface Form {
  pattern: RegExp;
  /** A message alone is about the signs of a link, whose words and address stay. */
  finding: string | ((groups: Groups) => Finding);
  /** Whether what is missing may belong in another place. */
  isDoubtful?: true;
}

const wide = 'The brackets of this link are wide, as other keyboards write them.';

/** Wrong spellings of links. */
const forms: Form[] = [
  {
    pattern: /［(?<words>[^[\]［］]+)[\]］][(（](?<href>(?:\/|#|https?:|mailto:)[^()（）\s]*)[)）]/,
    finding: wide,
  },
  {
    pattern:
      /\[(?<words>[^[\]［］]+)(?:］[(（]|\]（)(?<href>(?:\/|#|https?:|mailto:)[^()（）\s]*)[)）]/,
    finding: wide,
  },
  {
    pattern: /\[(?<words>[^[\]［］]+)\]\((?<href>(?:\/|#|https?:|mailto:)[^()（）\s]*)）/,
    finding: wide,
  },
  {
    pattern: /!\[(?<words>[^[\]]*)\]\([^()\s]*\)/,
    finding: () => ['A picture cannot be in a text.', undefined, picture],
  },
  {
    pattern: /\[\[(?<words>[^[\]]+)\]\]\((?<href>[^()\s]+)\)/,
    finding: 'This link has one pair of brackets too many.',
  },
  {
    pattern: /\[(?<href>(?:\/|#|https?:|mailto:)[^[\]\s]*)\]\((?<words>[^()]*\s[^()]*)\)/,
    finding: 'The words and the address of this link are in each other’s place.',
  },
  {
    pattern: /\{(?<words>[^{}]+)\}\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    finding: 'The words of a link are in brackets, not in braces.',
  },
  {
    pattern: /\[(?<words>[^[\]]+)\] ?[[{<](?<href>(?:\/|#|https?:|mailto:)[^\s[\]{}<>]+)[\]}>]/,
    finding: 'The address of a link is in parentheses, right after its words.',
  },
  {
    pattern: /\[(?<words>[^[\]]+)\]\[[^[\]]*\]/,
    finding: ({ words }) => [
      'This link has a name in place of its address.',
      undefined,
      `Write the address of the page that is meant in parentheses: ${code(`[${words}](/…)`)}.`,
    ],
  },
  {
    pattern: /\[(?<words>[^[\]]+)\]\((?<href>[^()\s]+)\s+["'“‘][^()]*\)/,
    finding: 'A link has words and an address, and no title after them.',
  },
  {
    pattern: /\[(?<words>[^[\]]+)\]\(\s*\)/,
    finding: ({ words }) => [`The link ${code(`[${words}]()`)} leads nowhere: it has no address.`],
  },
  {
    pattern: /\[\s*\]\((?<href>[^()\s]+)\)/,
    finding: ({ href }) => [`The link to ${code(String(href))} has no words.`],
  },
  {
    pattern: /\[(?<words>[^[\]]+)\]\s+\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    finding: 'A space is between the words and the address of this link.',
  },
  {
    pattern: /\((?<words>[^()]+)\)\[(?<href>(?:\/|#|https?:|mailto:)[^[\]\s]*)\]/,
    finding: 'In this link, brackets and parentheses are the wrong way round.',
  },
  {
    pattern:
      /\[(?<words>[^[\]]+)\]\((?=\s|(?:\/|#|https?:|mailto:)[^()\s]*\s)\s*(?<href>[^()\s]+)\s*\)/,
    finding: 'The address of this link has a space beside it.',
  },
  { pattern: /\[(?<words>[^[\]]+)\]\((?<href>[^()]*\s[^()]*)\)/, finding: addressWithSpace },
  {
    pattern: /\[(?<words>[^[\]]+)\]\((?<href>[^()\s]*?)(?<end>[.,;:!?]*)(?=\s|$)/,
    finding: 'The parenthesis that closes this link is missing.',
    isDoubtful: true,
  },
  {
    pattern: /\[(?<words>[^[\]]+)\](?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    finding: 'The parenthesis that opens the address of this link is missing.',
    isDoubtful: true,
  },
  {
    pattern:
      /\[(?<words>[^[\]]+)\]: ?\(?(?<href>(?:\/|#|https?:|mailto:)[^()\s]*?)\)?(?<end>[.,;:!?]*)(?=\s|$)/,
    finding: 'The address of a link is in parentheses, right after the brackets.',
  },
  {
    pattern: /\[(?<words>[^[\]()]+)\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    finding: 'The bracket that closes the words of this link is missing.',
    isDoubtful: true,
  },
  {
    pattern: /(?<![[\w])(?<words>[\w-]+)\]\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    finding: 'The bracket that opens the words of this link is missing.',
    isDoubtful: true,
  },
];

function addressWithSpace({ words, href = '' }: Groups): Finding {
  if (/^tel:(?![+\d\s().-]*$)/i.test(href))
    return [
      'The address of this link is not a telephone number: after `tel:` are digits.',
      undefined,
      telephone,
    ];
  const hint = /^\/\S*\?.*\s/.test(href) ? query : /#.*\S\s+\S/.test(href) ? placeName : undefined;
  if (/^(?:mailto|tel|https?):|^(?:\/\S*)? *# *\S+$|^\/[^\s?#]*\?[^#]*$/i.test(href))
    return [
      'The address of this link has a space in it, and an address has none.',
      `[${words}](${withoutSpaces(href)})`,
      hint,
    ];
  if (/^\+?\d[\d\s.-]{5,}$/.test(href))
    return [
      `${code(href)} is a telephone number, and lacks \`tel:\` in front.`,
      `[${words}](tel:${dialled(href)})`,
      telephone,
    ];
  return [`The address ${code(href)} has a space in it, so this is not a link.`, undefined, hint];
}

/** Removes spaces from an address, or encodes them in its query, such as the subject of a mail. */
const withoutSpaces = (href: string): string => {
  const [, address = '', rest = ''] = /^([^?&]*)(.*)$/s.exec(href) ?? [];
  return address.replace(/\s/g, '') + rest.trim().replace(/\s+/g, '%20');
};

const isIdle = RegExp(`^(?:(?:click|tap|press|see|read|right) )?(?:${idleWords})[.!:]?$`, 'i');

/**
 * Finds `[here](/contact)`, which says nothing to people who read or hear only the links of a page.
 */
export const idleLink: FindMark = (text, { isInline }) => {
  if (!isInline) return undefined;
  for (const part of parseInline(text)) {
    if (part.kind !== 'link' || !isIdle.test(part.text.trim())) continue;
    const written = `[${part.text}](${part.href})`;
    return {
      code: 'W910',
      message: `${code(`[${part.text}]`)} does not say where the link leads.`,
      hints: `Many people look at the links of a page alone, or hear them read out. Put the brackets around words that name what is there: \`Compare [the plans](/pricing)\` instead of \`Compare the plans [${part.text}](/pricing)\`.`,
      found: { index: text.indexOf(written), 0: `[${part.text}]` },
    };
  }
  return undefined;
};

/** Finds a link that does not work, because something is missing or superfluous. */
export const brokenLink: FindMark = (text, { isInline }) => {
  if (!isInline) return undefined;
  const left = leftIn(text);
  for (const { pattern, finding, isDoubtful } of forms) {
    // An image contains a valid link, so only its `!` is left. All others leave more.
    const found = pattern.exec(text);
    if (found && isIndex(text, found)) continue;
    const sign = found && /^!\[/.test(found[0]) ? '!' : found?.[0];
    const groups = found?.groups;
    // Words that are only a space make a link, too, and nobody sees it.
    const isBlank = groups?.words === undefined && /^\[\s/.test(sign ?? '');
    const isLeft = isBlank || [sign ?? '', '](', '!['].some((part) => left.includes(part));
    if (!groups || !sign || !isLeft) continue;
    const { words, href, end = '' } = groups;
    const [message, fix, hint = form] =
      typeof finding === 'string' ? [finding, `[${words}](${href})${end}`] : finding(groups);
    return {
      code: 'W902',
      message,
      hints: hint,
      found,
      fix: fix === undefined ? undefined : { text: fix, certain: !isDoubtful },
    };
  }
  return closedTwice(text, left);
};

/** Whether brackets are the place in a list, as in `rows[0](see below)`. */
const isIndex = (text: string, { index, 0: found }: RegExpExecArray): boolean =>
  /\w/.test(text.charAt(index - 1)) && /^\[(?:\d+|\w)\]/.test(found);

/** Finds a superfluous parenthesis in `[words](/pricing))`, unless it closes an earlier one. */
function closedTwice(text: string, left: string): Mark | undefined {
  const found = /\[[^[\]]+\]\([^()\s]+\)\)/.exec(text);
  if (!found || left.includes('(') || left.split(')').length !== 2) return undefined;
  return {
    code: 'W902',
    message: 'There is one parenthesis too many after this link, and visitors would read it.',
    hints: [form],
    found,
    fix: { text: found[0].slice(0, -1), certain: true },
  };
}
