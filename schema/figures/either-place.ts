import type { UsedValues } from '../values/used-values.ts';
import type { Mismatch } from './mismatch.ts';

/** What to do where two places state one thing and either may be wrong: the other one, corrected. */
export function explainEither({ pointer, otherwise }: Mismatch, both: string): string {
  if (!otherwise) return `${both} Correct one of them.`;
  const [own, other] = [pointer, otherwise.pointer].map((each) => each.split('/').at(-1));
  const name = own === other || /^\d+$/.test(other ?? '') ? 'the number' : `\`${other}\``;
  return `${both} Correct the one that is wrong: this, or ${name}, which would be \`${otherwise.text}\`.`;
}

/** A correction as it is written: a text that stands in place of a whole one in quotes. */
export const correctedText = ({ computed, part }: Mismatch): string =>
  part || /^-?[\d.]+$/.test(computed) ? computed : JSON.stringify(computed);

/** What to write instead, where it can be said. */
export const correctionOf = (mismatch: Mismatch, certain = false) =>
  mismatch.computed && {
    label: `did you mean \`${mismatch.computed}\`?`,
    replacement: {
      title: `write \`${mismatch.computed}\``,
      text: correctedText(mismatch),
      certain,
    },
  };

/** The same mismatch, with the other of its two places as the one that is wrong. */
export function accuseOther(mismatch: Mismatch): Mismatch {
  const { pointer, otherwise, computed } = mismatch;
  if (!otherwise) return mismatch;
  return {
    ...mismatch,
    pointer: otherwise.pointer,
    computed: otherwise.text,
    otherwise: { pointer, text: computed },
  };
}

/** What site.yaml says is right more often than what is typed beside it, so that is accused in its place. */
export function accuseTyped(mismatch: Mismatch, values: UsedValues | undefined): Mismatch {
  const { pointer, otherwise, part, found } = mismatch;
  if (!otherwise || !values) return mismatch;
  const usedAt = (place: string) => values.at.find(([each]) => each === place)?.[1];
  const own = usedAt(pointer);
  const isUsed = own !== undefined && !(part && own.includes(`${part.before}${part.text}`));
  if (!isUsed || usedAt(otherwise.pointer) !== undefined) return mismatch;
  const { part: _, otherwise: __, ...rest } = mismatch;
  const use = /^\$\([\w.-]+\)$/.test(own) ? own : undefined;
  const text = use ? withUse(otherwise.text, found, use) : otherwise.text;
  return { ...rest, pointer: otherwise.pointer, computed: text, others: [pointer] };
}

/** `Starter $$$(prices.starter)` for `Starter $49`: a dollar sign before a value is written twice. */
function withUse(text: string, number: string, use: string): string {
  const [before = '', after, ...others] = text.split(number);
  if (after === undefined || others.length > 0 || /\d$/.test(before) || /^[\d.,]/.test(after))
    return text;
  return `${before}${before.endsWith('$') ? '$' : ''}${use}${after}`;
}
