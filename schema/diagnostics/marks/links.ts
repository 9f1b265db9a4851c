import { dialled } from '../../addresses/check-scheme.ts';
import { parseInline } from '../../inline/parse-inline.ts';
import { leftIn } from '../../inline/stray-marks.ts';
import { code } from '../wording.ts';
import type { FindMark, Mark } from './mark.ts';

const form = 'A link in a text is written `[words](/pricing)`, without a space between the two.';

const placeName =
  'Behind `#` is the `id` of a block of that page, which has hyphens and no spaces: `[words](/pricing#plans)`.';

const query =
  'Behind `?`, a space is written `%20`. A name of your own needs none with a hyphen: `small-plan`.';

const telephone = 'A telephone number is an address as `tel:+1-555-0100`.';

const picture =
  'A picture is the `visual` of a block, with `kind: image` and its `file`; a card has a `picture`.';

/** Wrong spellings of links, the messages about them, and the corrections. */
const forms: [RegExp, (groups: Record<string, string>) => [message: string, fix?: string]][] = [
  [/!\[(?<words>[^[\]]*)\]\([^()\s]*\)/, () => ['A picture cannot be in a text.']],
  [
    /\[\[(?<words>[^[\]]+)\]\]\((?<href>[^()\s]+)\)/,
    ({ words, href }) => ['This link has one pair of brackets too many.', `[${words}](${href})`],
  ],
  [
    /\[(?<href>(?:\/|#|https?:|mailto:)[^[\]\s]*)\]\((?<words>[^()]*\s[^()]*)\)/,
    ({ words, href }) => [
      'The words and the address of this link are in each other’s place.',
      `[${words}](${href})`,
    ],
  ],
  [
    /\{(?<words>[^{}]+)\}\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    ({ words, href }) => [
      'The words of a link are in brackets, not in braces.',
      `[${words}](${href})`,
    ],
  ],
  [
    /\[(?<words>[^[\]]+)\]\((?<href>[^()\s]+)\s+["'“‘][^()]*\)/,
    ({ words, href }) => [
      'A link has words and an address, and no title after them.',
      `[${words}](${href})`,
    ],
  ],
  [
    /\[(?<words>[^[\]]+)\]\(\s*\)/,
    ({ words }) => [`The link ${code(`[${words}]()`)} leads nowhere: it has no address.`],
  ],
  [
    /\[\s*\]\((?<href>[^()\s]+)\)/,
    ({ href }) => [`The link to ${code(String(href))} has no words.`],
  ],
  [
    /\[(?<words>[^[\]]+)\]\s+\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    ({ words, href }) => [
      'A space is between the words and the address of this link.',
      `[${words}](${href})`,
    ],
  ],
  [
    /\((?<words>[^()]+)\)\[(?<href>(?:\/|#|https?:|mailto:)[^[\]\s]*)\]/,
    ({ words, href }) => [
      'In this link, brackets and parentheses are the wrong way round.',
      `[${words}](${href})`,
    ],
  ],
  [
    /\[(?<words>[^[\]]+)\]\(\s*(?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\s+\)|\[(?<words2>[^[\]]+)\]\(\s+(?<href2>[^()\s]+)\s*\)/,
    ({ words, href, words2, href2 }) => [
      'The address of this link has a space beside it.',
      `[${words ?? words2}](${href ?? href2})`,
    ],
  ],
  [
    /\[(?<words>[^[\]]+)\]\((?<href>[^()]*\s[^()]*)\)/,
    ({ words, href = '' }) => {
      if (/^tel:(?![+\d\s().-]*$)/i.test(href))
        return ['The address of this link is not a telephone number: after `tel:` are digits.'];
      if (/^(?:mailto|tel|https?):|^(?:\/\S*)? *# *\S+$|^\/[^\s?#]*\?[^#]*$/i.test(href))
        return [
          'The address of this link has a space in it, and an address has none.',
          `[${words}](${withoutSpaces(href)})`,
        ];
      if (/^\+?\d[\d\s.-]{5,}$/.test(href))
        return [
          `${code(href)} is a telephone number, and lacks \`tel:\` in front.`,
          `[${words}](tel:${dialled(href)})`,
        ];
      return [`The address ${code(href)} has a space in it, so this is not a link.`];
    },
  ],
  [
    /\[(?<words>[^[\]]+)\]\((?<href>[^()\s]*?)(?<end>[.,;:!?]*)(?=\s|$)/,
    ({ words, href, end }) => [
      'The parenthesis that closes this link is missing.',
      `[${words}](${href})${end}`,
    ],
  ],
  [
    /\[(?<words>[^[\]]+)\](?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    ({ words, href }) => [
      'The parenthesis that opens the address of this link is missing.',
      `[${words}](${href})`,
    ],
  ],
  [
    /\[(?<words>[^[\]]+)\]: ?\(?(?<href>(?:\/|#|https?:|mailto:)[^()\s]*?)\)?(?<end>[.,;:!?]*)(?=\s|$)/,
    ({ words, href, end }) => [
      'The address of a link is in parentheses, right after the brackets.',
      `[${words}](${href})${end}`,
    ],
  ],
  [
    /\[(?<words>[^[\]()]+)\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    ({ words, href }) => [
      'The bracket that closes the words of this link is missing.',
      `[${words}](${href})`,
    ],
  ],
  [
    /(?<![[\w])(?<words>[\w-]+)\]\((?<href>(?:\/|#|https?:|mailto:)[^()\s]*)\)/,
    ({ words, href }) => [
      'The bracket that opens the words of this link is missing.',
      `[${words}](${href})`,
    ],
  ],
];

function hintFor(sign: string, message: string, address = ''): string {
  if (sign === '!') return picture;
  if (/`tel:`/.test(message)) return telephone;
  if (/^\/\S*\?.*\s/.test(address)) return query;
  return /#.*\S\s+\S/.test(address) ? placeName : form;
}

/** Removes spaces from an address, or encodes them in its query, such as the subject of a mail. */
const withoutSpaces = (href: string): string => {
  const [, address = '', rest = ''] = /^([^?&]*)(.*)$/s.exec(href) ?? [];
  return address.replace(/\s/g, '') + rest.trim().replace(/\s+/g, '%20');
};

const idleWords =
  /^(?:(?:click|tap|press|see|read|right) )?(?:here|this|this (?:link|page)|link|hier|ici|aquí|qui)[.!:]?$/i;

/**
 * Finds `[here](/contact)`, which says nothing to people who read or hear only the links of a page.
 */
export const idleLink: FindMark = (text, { isInline }) => {
  if (!isInline) return undefined;
  for (const part of parseInline(text)) {
    if (part.kind !== 'link' || !idleWords.test(part.text.trim())) continue;
    const written = `[${part.text}](${part.href})`;
    return {
      code: 'W910',
      message: `${code(`[${part.text}]`)} does not say where the link leads.`,
      hints:
        'Many people look at the links of a page alone, or hear them read out. Put the brackets around words that name what is there: `[Compare the plans](/pricing)`.',
      found: { index: text.indexOf(written), 0: `[${part.text}]` },
    };
  }
  return undefined;
};

/** Finds a link that does not work, because something is missing or superfluous. */
export const brokenLink: FindMark = (text, { isInline }) => {
  if (!isInline) return undefined;
  const left = leftIn(text);
  for (const [pattern, explain] of forms) {
    // An image contains a valid link, so only its `!` is left. All others leave more.
    const found = pattern.exec(text);
    const sign = found && /^!\[/.test(found[0]) ? '!' : found?.[0];
    if (
      !found?.groups ||
      !sign ||
      !(left.includes(sign) || left.includes('](') || left.includes('!['))
    )
      continue;
    const [message, fix] = explain(found.groups);
    const mark: Mark = {
      code: 'W902',
      message,
      hints: [hintFor(sign, message, found.groups.href)],
      found,
    };
    const isSure = !/missing/.test(message);
    return fix === undefined ? mark : { ...mark, fix: { text: fix, certain: isSure } };
  }
  return closedTwice(text, left);
};

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
