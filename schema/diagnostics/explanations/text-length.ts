import type { Hint, Problem } from '../../model/diagnostics.ts';
import { valueAt } from '../../model/pointer.ts';
import { namesWithRole } from '../../model/schema-at.ts';
import { capital, didYouMean, field, isBlockPath, last } from '../../model/wording.ts';
import { overBudget } from '../explain-budgets.ts';
import { plural } from '../format.ts';
import { isPictureFile } from '../forms/pictures.ts';
import { writeValue } from '../source.ts';
import {
  type Context,
  type Explanation,
  exampleAt,
  purposeOf,
  schemaAround,
  schemaOf,
} from './context.ts';
import { requiredIn } from './empty-value.ts';
import { divideFigure } from './misplaced/divided-figure.ts';

/** Explains an empty text, or one that is too short. */
export const explainTooShort: Explanation = (context) => {
  const { error, path } = context;
  if (String(error.data).trim() !== '') {
    return aboutLength(context, `is too short: at least ${error.params.limit} characters`);
  }
  const example = typeof path.at(-1) === 'string' ? exampleAt(context) : undefined;
  if (last(path) === 'alt' && schemaAround(context).properties?.decorative) {
    return {
      ...aboutLength(context, 'is empty', [
        'Where the picture says nothing that the text does not say, write `decorative: true` instead.',
      ]),
      // In HTML an empty `alt` marks a picture as decorative.
      replacement: context.source.rewriteProperty(path, () => 'decorative: true'),
    };
  }
  return aboutLength(context, 'is empty', [
    typeof example === 'string' && `For example: \`${last(path)}: ${writeValue(example, false)}\`.`,
    whenNothing(context),
  ]);
};

/** Says what to leave out if there is nothing to say. */
function whenNothing(context: Context): string | undefined {
  const { path } = context;
  const holder = path.at(-2);
  if (path.length < 2 || typeof path.at(-1) !== 'string') return undefined;
  if (!requiredIn(context)) return 'Where there is nothing to say, remove the line.';
  const whole =
    typeof holder === 'string'
      ? `\`${holder}\``
      : isBlockPath(path.slice(0, -1))
        ? 'the block'
        : 'the item';
  return `Where there is nothing to say, remove ${whole} as a whole.`;
}

/** How many characters of a text without spaces are quoted. */
const mostQuoted = 60;

export const explainTooLong: Explanation = (context) => {
  const { data, params } = context.error;
  const characters = [...String(data)];
  const best = overBudget(String(data), schemaOf(context));
  const over = Math.max(characters.length - params.limit, best?.over ?? 0);
  const tooLong = `is too long: it has ${characters.length} characters, and may have ${params.limit}${best ? `, better ${best.budget.characters} or fewer` : ''}`;
  // `L.M.`, or a whole name, where only a few letters fit.
  const written = String(data).replace(/[^\p{L}\p{N}]+/gu, '');
  const isName = written.length > params.limit;
  const own = initialsOf(String(data), params.limit);
  const letters = !isName ? written : own.length > 1 ? own : lettersOf(written, context);
  if (params.limit <= 4 && letters !== '' && !isPictureFile(String(data)))
    return {
      ...aboutLength(context, tooLong, [
        isName ? 'Write the first letters alone.' : 'Write the letters alone.',
      ]),
      label: didYouMean([letters]),
      replacement: context.source.replaceValue(context.path, letters),
    };
  const picture = namedPicture(context);
  if (picture) return picture;
  const divided = divideFigure(context);
  if (divided)
    return { ...aboutLength(context, tooLong, [divided.hint]), replacement: divided.replacement };
  const kept = characters.slice(0, characters.length - over + 1).join('');
  const whole = kept.replace(/\s+\S*$/, '').split(/\s+/);
  const end = whole.slice(-3).join(' ').slice(-mostQuoted);
  const words = end === whole.join(' ') ? end : `…${end}`;
  const much = plural(over, 'character');
  return aboutLength(context, tooLong, [
    characters.length > 12
      ? `Shorten it by ${much}: what comes after “${words}” is too much.`
      : `Shorten it by ${much}.`,
    best?.budget.reason,
  ]);
};

/** Explains a picture in place of words, if the group may have one: `photo: /ines.jpg` instead of `initials`. */
function namedPicture(context: Context): Problem | undefined {
  const { path, root, source, error } = context;
  const [name] = namesWithRole(schemaAround(context), 'picture');
  const group = Object(valueAt(root, path.slice(0, -1)));
  if (!isPictureFile(error.data as string) || !name || Object.hasOwn(group, name)) return undefined;
  const line = `${name}: ${writeValue(error.data, true)}`;
  return {
    ...aboutLength(context, `takes words, and not a picture`, [`A picture is its \`${name}\`.`]),
    label: didYouMean([name]),
    replacement: source.rewriteProperty(path, () => line),
  };
}

const initialsOf = (name: string, limit: number): string =>
  (name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, limit).join('').toUpperCase();

/**
 * Returns the letters that stand for one word: the initials of the company or person beside it whose
 * name it is, or with whose initial it begins; otherwise its own first ones.
 */
function lettersOf(word: string, { path, root, error }: Context): string {
  const { limit } = error.params;
  const group = Object(valueAt(root, path.slice(0, -1)));
  const names = [group.company, group.name].filter((name) => typeof name === 'string');
  const first = word.slice(0, limit).toUpperCase();
  const named = names.find((name) => name.toLowerCase() === word.toLowerCase());
  if (named !== undefined) return initialsOf(named, limit);
  const initials = names.map((name) => initialsOf(name, limit));
  return initials.find((each) => each.length > 1 && each[0] === first[0]) ?? first;
}

function aboutLength(context: Context, what: string, hints: Hint[] = []): Problem {
  const { path, root } = context;
  return {
    code: 'P107',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} ${what}.`,
    hints: [purposeOf(context), ...hints],
  };
}
