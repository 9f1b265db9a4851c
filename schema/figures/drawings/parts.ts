import { isGroup } from '../../is-group.ts';
import type { Mismatch, Mismatches } from '../mismatch.ts';
import type { Place } from '../places.ts';

/** Requires any value at a place, or this one. */
interface Condition {
  at: string;
  is?: unknown;
}

const isMet = ({ at, is }: Condition, valuesAt: Place['valuesAt']): boolean =>
  is === undefined ? valuesAt(at).length > 0 : valuesAt(at).includes(is);

/** Keywords for parts that belong together. Each returns the parts that do not. */
export const parts = {
  /** Checks that items with this property are the last ones. */
  lastOnes(name: string, items: unknown, { pointer }: Place): Mismatches {
    const all = (Array.isArray(items) ? items : []).map(Object);
    const first = all.findIndex((item) => item[name] === true);
    const behind = all.findIndex(
      (item, index) => first >= 0 && index > first && item[name] !== true,
    );
    // An item that is there twice is reported for that.
    if (behind < 0 || all[behind].label === all[first].label) return [];
    return {
      code: 'K609',
      pointer: `${pointer}/${behind}/label`,
      message: `\`${all[first]?.label}\` is marked as a forecast, and \`${all[behind]?.label}\` after it as something that has happened.`,
      hint: `What is forecast comes last. Add \`${name}: true\` here, or remove it there.`,
      label: `\`${name}: true\` is missing`,
      others: [`${pointer}/${first}/${name}`],
    };
  },

  /** Checks that a text has the value that it is shown with. */
  shownWith({ at, is }: Condition, _: unknown, { pointer, valuesAt }: Place): Mismatches {
    if (isMet({ at, is }, valuesAt)) return [];
    const wanted = is === undefined ? `\`${last(at)}\`` : `\`${last(at)}: ${is}\``;
    return {
      code: 'K610',
      pointer,
      message: `\`${last(pointer)}\` is never shown: nothing beside it has ${wanted}.`,
      hint: `Give ${wanted} to what it is about, or remove this line.`,
      atKey: true,
    };
  },

  /** Checks that a group of words has one for each existing thing. */
  namesEach(
    wanted: Record<string, Condition>,
    words: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    return Object.entries(wanted).flatMap(([name, condition]): Mismatches => {
      if (!isGroup(words) || words[name] !== undefined || !isMet(condition, valuesAt)) return [];
      return {
        code: 'K611',
        pointer,
        message: `\`${last(pointer)}\` has no word for what is drawn as \`${name}\`.`,
        hint: `Add \`${name}\` to it, or visitors do not learn what that is.`,
        atKey: true,
      };
    });
  },

  /** Checks that words occur in another text: `1/title`. */
  partOf(target: string, words: unknown, { pointer, valuesAt }: Place): Mismatches {
    const [text] = valuesAt(target);
    if (typeof text !== 'string' || typeof words !== 'string') return [];
    if (text.includes(words)) return withinWord(text, words, pointer, last(target));
    const index = text.toLowerCase().indexOf(words.toLowerCase());
    return {
      code: 'K612',
      pointer,
      message: `\`${words}\` is not in the \`${last(target)}\`, so nothing is shown for it.`,
      hint: `\`${last(pointer)}\` repeats some words of “${text.replace(/\s+/g, ' ')}”, letter by letter.`,
      ...(index >= 0 && { instead: text.slice(index, index + words.length) }),
    };
  },

  /** Checks that two compared values both exist, and that a percentage beside them is theirs. */
  compares(names: [string, string], object: unknown, { pointer }: Place): Mismatches {
    const [there, ...others] = names.filter((name) => Object(object)[name] !== undefined);
    const missing = names.find((name) => name !== there);
    if (there === undefined) return [];
    if (others.length > 0) return otherPercentage(names, Object(object), pointer);
    return {
      code: 'K617',
      pointer: `${pointer}/${there}`,
      message: `\`${there}\` is here without \`${missing}\`, so nothing is compared.`,
      hint: `Add \`${missing}\`, or remove \`${there}\`.`,
      label: `\`${missing}\` is missing beside it`,
    };
  },

  /** Checks for the missing space of words before or after a number. */
  besideNumber(side: 'before' | 'behind', words: unknown, { pointer }: Place): Mismatches {
    const instead = typeof words === 'string' ? spacedBeside(side, words) : undefined;
    if (instead === undefined) return [];
    return {
      code: 'K618',
      pointer,
      message: `There is no space between the number and \`${words}\`: visitors read \`${side === 'behind' ? `9${words}` : `${words}9`}\`.`,
      hint: 'In quotes, the space is a part of the text.',
      label: `write \`"${instead}"\``,
      instead,
    };
  },

  /**
   * Checks that one of these properties exists. For a button it is its address: see
   * `rules/buttons.ts`.
   */
  atLeastOne(names: string[], object: unknown, { pointer }: Place): Mismatches {
    if (!isGroup(object) || names.some((name) => name in object)) return [];
    const label = String(object.label);
    return {
      code: 'R223',
      pointer: `${pointer}/label`,
      message: `The button \`${label}\` leads nowhere.`,
      hint: '',
      name: label,
    };
  },
};

/** Letters of scripts that have spaces between words. */
const letters = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';

/** Reports `befor` where the text has `before`, of which one letter would look like another word. */
function withinWord(text: string, words: string, pointer: string, name: string): Mismatches {
  const part = RegExp.escape(words);
  const isWhole = new RegExp(`(?<![${letters}]+)${part}(?![${letters}]+)`, 'u').test(text);
  const [whole] = new RegExp(`[${letters}]*${part}[${letters}]*`, 'u').exec(text) ?? [];
  if (isWhole || !whole) return [];
  return {
    code: 'K612',
    pointer,
    message: `\`${words}\` ends within a word of the \`${name}\`, \`${whole}\`.`,
    hint: 'Visitors would see one word in two colours. Write whole words.',
    instead: whole,
  };
}

/** Reports `75%` beside bars of 100 and 35: it is neither of them, nor the difference, nor the change. */
function otherPercentage(
  names: [string, string],
  object: Record<string, unknown>,
  pointer: string,
): Mismatches {
  const [before, after] = names.map((name) => Number(object[name])) as [number, number];
  const [, written] = /^[+−–-]?(\d+(?:[.,]\d+)?) ?%$/.exec(String(object.value)) ?? [];
  if (written === undefined || before === 0) return [];
  const difference = Math.abs(after - before);
  const meant = [
    before,
    after,
    difference,
    ...[before, after].map((each) => (difference / each) * 100),
  ];
  const value = Number(written.replace(',', '.'));
  // The lengths of bars are rounded, too.
  if (meant.some((each) => Math.abs(each - value) <= 1)) return [];
  return {
    code: 'K613',
    pointer: `${pointer}/value`,
    message: `\`${object.value}\` is beside bars of ${before} and ${after}, which do not show it.`,
    hint: `From ${before} to ${after} it is ${Number(((difference / before) * 100).toFixed(1))}% ${after < before ? 'less' : 'more'}. Correct the text, or one of the bars.`,
  };
}

/**
 * Returns words with the space that they need beside a number; `undefined` if they need none or
 * have it.
 */
export function spacedBeside(side: 'before' | 'behind', words: string): string | undefined {
  const word = (side === 'behind' ? /^\p{Ll}{2,}/u : /(?:\p{L}{2,}\.?|[A-Z]{3})$/u).exec(words);
  // Symbols of units have no vowel: `kWh`, `bn`, `px`.
  if (!word || !(/[aeiouäöüáéíóúàèøåy]/i.test(word[0]) || /^[A-Z]{3}$/.test(word[0])))
    return undefined;
  return side === 'behind' ? ` ${words}` : `${words} `;
}

const last = (path: string): string => path.split('/').at(-1) ?? '';
