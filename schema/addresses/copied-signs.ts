import type { Finding, SiteView } from '../facts/rule.ts';
import { type Link, writeInstead } from './link.ts';

/** Invisible characters. */
const unseen = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/;

/** Quotes around an address, typographic or plain, and any brackets. */
const around = /^["'`“”„‟«»‘’‚‹›´(<[{]+|["'`“”„‟«»‘’‚‹›´]+$|(?<=^[(<[{].*)[)>\]}]+$/;

/** Whether an address contains characters that were copied with it by accident. */
export const hasCopiedSigns = (address: string): boolean =>
  unseen.test(address) || around.test(address);

/** Explains an address with such characters. */
export function explainCopiedSigns(link: Link, site: SiteView): Finding {
  const { written } = link;
  const [, inner] =
    /^!?\[[^[\]]*\]\(([^()\s]+)\)$/.exec(written) ?? /^<([^<>|\s]+)\|[^<>]*>$/.exec(written) ?? [];
  if (inner !== undefined) {
    return {
      code: 'R217',
      message: 'This is how a link is written in a text; here it is an address alone.',
      label: `write \`${inner}\``,
      ...writeInstead(link, inner, true),
    };
  }
  const isUnseen = unseen.test(written);
  const correct = written.replace(new RegExp(isUnseen ? unseen : around, 'g'), '').trim();
  return {
    code: 'R217',
    message: isUnseen
      ? `A character that cannot be seen is in this address, \`${correct}\`.`
      : `${/^[(<[{]/.test(written) ? 'The brackets' : 'The quotes'} around this address are taken for a part of it.`,
    label: `write \`${correct}\``,
    hints: isUnseen
      ? 'It was copied together with the address. Type the address again.'
      : link.withinText
        ? `A link in a text is written \`[words](${correct})\`.`
        : 'Only straight quotes go around a value, and an address needs none.',
    ...(withSecondEnd(link, correct, site) ?? writeInstead(link, correct, true)),
  };
}

/**
 * Explains `[Plans]((/pricing))`: the first closing parenthesis ends the link, and the second one
 * is left over.
 */
function withSecondEnd(
  { written, from, withinText }: Link,
  correct: string,
  site: SiteView,
): Pick<Finding, 'replacement'> | undefined {
  const doubled = `](${written}))`;
  const at = site.readText(from.file)?.indexOf(doubled) ?? -1;
  if (!withinText || !written.startsWith('(') || at < 0) return undefined;
  return {
    replacement: {
      title: `write \`${correct}\` between one pair of parentheses`,
      text: `](${correct})`,
      certain: true,
      offsets: [at, at + doubled.length],
    },
  };
}
