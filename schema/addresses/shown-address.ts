import type { Problem } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { writeSimpleText } from '../edits/write-simple-text.ts';
import type { Reference } from '../validate/validation-context.ts';
import { checkScheme, dialled } from './check-scheme.ts';
import { linksWithWords, type WordedLink } from './link-words.ts';

/** A link whose words are another address than the one that it leads to. */
interface Misstated extends WordedLink {
  shown: string;
}

/** R225: what a link shows is an address, too, and another one. */
export function explainShownAddresses(references: readonly Reference[], root: unknown): Problem[] {
  return findMisstated(references, root).map(({ pointer, shown, href, withinText }) => {
    const correct = addressOf(shown);
    return {
      code: 'R225',
      severity: 'warning',
      where: {
        path: pointerToPath(pointer),
        at: 'value',
        ...(withinText && { part: { before: '](', text: href, after: ')' } }),
      },
      message: `Visitors read \`${shown}\`, and the link leads to \`${bare(href)}\`.`,
      ...(correct && { label: `did you mean \`${correct}\`?` }),
      hints: [
        correct
          ? `Both have to be the same. If the words are right, write \`${correct}\` as the address; if the address is right, write \`${bare(href)}\` in the words.`
          : 'Both have to be the same. Correct the one that is wrong.',
      ],
      ...(correct && {
        replacement: {
          title: `write \`${correct}\` instead of \`${href}\``,
          text: withinText ? correct : writeSimpleText(correct),
          certain: false,
        },
      }),
    };
  });
}

/** Costs next to nothing where no link leads out of the site. */
export function findMisstated(references: readonly Reference[], root: unknown): Misstated[] {
  const found: Misstated[] = [];
  for (const link of linksWithWords(references, root, leadsOut)) {
    const shown = otherAddress(link.words, link.href);
    // An address that is wrong in itself is reported as that.
    if (shown !== undefined && !checkScheme(link.href, undefined)) found.push({ ...link, shown });
  }
  return found;
}

const leadsOut = (href: string): boolean => /^(?:mailto|tel|https?):/i.test(href);

/** What follows the scheme; a sign at its end is another mistake. */
const bare = (href: string): string =>
  (href.replace(/^(?:mailto|tel):/i, '').split('?')[0] ?? '').replace(/[.,;:!]+$/, '');

const mail = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/i;
/** With six digits or more, and nothing else but what people write between them. */
const telephone = /\+?\d(?:[\s\u00a0()./–-]{0,2}\d){5,}/;

/** What a link to the shown address would be; `undefined` where the number of a country is missing. */
function addressOf(shown: string): string | undefined {
  if (mail.test(shown)) return `mailto:${shown}`;
  if (telephone.test(shown)) return shown.startsWith('+') ? `tel:${dialled(shown)}` : undefined;
  return /^www\./i.test(shown) ? `https://${shown}` : shown;
}

/** The address that the words of a link show, if it is another one than its own. */
function otherAddress(words: string, href: string): string | undefined {
  const own = bare(href);
  const [shownMail] = mail.exec(words) ?? [];
  if (/^mailto:/i.test(href)) {
    const addresses = own.toLowerCase().split(',');
    return shownMail && !addresses.includes(shownMail.toLowerCase()) ? shownMail : undefined;
  }
  if (/^tel:/i.test(href)) {
    const [number] = telephone.exec(words) ?? [];
    return shownMail ?? (number && !isSameNumber(number, own) ? number : undefined);
  }
  if (/^https?:/i.test(href)) {
    const isWhole = /^(?:https?:\/\/|www\.)[^\s/]+\.[^\s]+[^\s.…]$/i.test(words);
    return isWhole && !leadsTo(href, words) ? words : undefined;
  }
  return undefined;
}

/** The same digits, where one of the two may leave out the country and its zeros. */
function isSameNumber(shown: string, linked: string): boolean {
  const digits = (text: string) =>
    text.replace(/;.*/, '').replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
  const [one, other] = [digits(shown), digits(linked)];
  return one.endsWith(other) || other.endsWith(one);
}

/** Whether a link leads to the shown address or to something below it. */
function leadsTo(href: string, shown: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
  return plain(href).startsWith(plain(shown));
}
