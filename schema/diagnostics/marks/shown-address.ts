import { writeSimpleText } from '../../edits/write-simple-text.ts';
import { linksWithWords, type WordedLink } from '../../facts/link-words.ts';
import type { Reference } from '../../facts/reference.ts';
import type { Problem } from '../../model/diagnostics.ts';
import { pointerToPath } from '../../model/pointer.ts';
import { didYouMean } from '../../model/wording.ts';
import { checkScheme, dialled } from '../forms/check-scheme.ts';

/** A link whose words show another address than its own. */
interface Misstated extends WordedLink {
  shown: string;
}

/** R225: explains links that show one address and lead to another. */
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
      ...(correct && { label: didYouMean([correct]) }),
      hints: correct
        ? `Both have to be the same. If the words are right, write \`${correct}\` as the address; if the address is right, write \`${bare(href)}\` in the words.`
        : 'Both have to be the same. Correct the one that is wrong.',
      ...(correct && {
        replacement: {
          title: `write \`${correct}\` instead of \`${href}\``,
          text: withinText ? correct : writeSimpleText(correct),
        },
      }),
    };
  });
}

/** Finds such links. Costs almost nothing on pages without external links. */
export function findMisstated(references: readonly Reference[], root: unknown): Misstated[] {
  const found: Misstated[] = [];
  for (const link of linksWithWords(references, root, leadsOut)) {
    const shown = otherAddress(link.words, link.href);
    // Invalid addresses are reported elsewhere.
    if (shown !== undefined && !checkScheme(link.href, undefined)) found.push({ ...link, shown });
  }
  return found;
}

const leadsOut = (href: string): boolean => /^(?:mailto|tel|https?):/i.test(href);

/** Returns the address without its scheme and trailing punctuation, which is reported elsewhere. */
const bare = (href: string): string =>
  (href.replace(/^(?:mailto|tel):/i, '').split('?')[0] ?? '').replace(/[.,;:!]+$/, '');

const mail = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/i;
/** At least six digits, with only the usual separators between them. */
const telephone = /\+?\d(?:[\s\u00a0()./–-]{0,2}\d){5,}/;

/** Returns the link to a shown address; `undefined` if a telephone number has no country code. */
function addressOf(shown: string): string | undefined {
  if (mail.test(shown)) return `mailto:${shown}`;
  if (telephone.test(shown)) return shown.startsWith('+') ? `tel:${dialled(shown)}` : undefined;
  return /^www\./i.test(shown) ? `https://${shown}` : shown;
}

/** Returns the address that the words of a link show, if it differs from its own. */
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

/**
 * Whether two numbers have the same digits. One of them may lack the country code and its zeros.
 */
function isSameNumber(shown: string, linked: string): boolean {
  const digits = (text: string) =>
    text.replace(/;.*/, '').replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
  const [one, other] = [digits(shown), digits(linked)];
  return one.endsWith(other) || other.endsWith(one);
}

/** Whether a link leads to the shown address or a page below it. */
function leadsTo(href: string, shown: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
  return plain(href).startsWith(plain(shown));
}
