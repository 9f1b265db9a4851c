import type { Finding } from '../validate/rule.ts';
import { type Link, writeInstead } from './link.ts';

/** Characters that take no space on the screen. */
const unseen = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/;

/** Quotes around an address, those of word processors and those of programs. */
const quotes = /^["'`“”„‟«»‘’‚‹›´]+|["'`“”„‟«»‘’‚‹›´]+$/;

/** Whether an address has signs that came along where it was copied from. */
export const hasCopiedSigns = (address: string): boolean =>
  unseen.test(address) || quotes.test(address);

/** An address whose signs are no part of it. */
export function explainCopiedSigns(link: Link): Finding {
  const { written } = link;
  const isUnseen = unseen.test(written);
  const correct = written.replace(new RegExp(isUnseen ? unseen : quotes, 'g'), '').trim();
  return {
    code: 'R217',
    message: isUnseen
      ? `A character that cannot be seen stands in this address, \`${correct}\`.`
      : 'The quotes around this address are taken for a part of it.',
    label: `write \`${correct}\``,
    hints: [
      isUnseen
        ? 'It came along where the address was copied from. Type the address again.'
        : 'Only straight quotes go around a value, and an address needs none.',
    ],
    ...writeInstead(link, correct, true),
  };
}
