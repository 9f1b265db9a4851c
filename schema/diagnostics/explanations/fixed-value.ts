import { isOfRound } from '../../figures/labels/rounds.ts';
import { type Hint, type Problem, writing } from '../../model/diagnostics.ts';
import { namesAnother } from '../../model/suggest.ts';
import { andList, capital, code, didYouMean, field, kindOf, last } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { colour } from '../forms/colour.ts';
import { type Suggestion, suggestValues } from '../suggest-value.ts';
import {
  hasAll,
  insteadOf,
  nameOfFile,
  nameOfLabel,
  ownerOf,
  sharingWord,
} from './choices/allowed-values.ts';
import { allowedValues, isOtherNumber, listNames, nameWithin } from './choices/listed-names.ts';
import { commentedName, listOf, purposeOfNames, unknownName } from './choices/referenced-names.ts';
import { type Context, purposeOf, schemaAround, schemaOf } from './context.ts';
import { commentAfter, readAsComment } from './empty-value.ts';

/** Explains a value that is none of those that are allowed. */
export function explainFixedValue(context: Context): Problem {
  const { error, path, source } = context;
  const [data] = Array.isArray(error.data) && error.data.length === 1 ? error.data : [error.data];
  const comment = colourAsComment(context);
  const found = comment?.text ?? (typeof data === 'object' ? '' : String(data));
  const allowed = [...new Set((error.params.allowedValues as unknown[]).map(String))];
  const meaning = meaningOf(found, allowed, context);
  const { names, certain, drawing } = meaning;
  const advice = insteadOf(Array.isArray(data) ? data.join(' and ') : found, context);
  const instead = drawing === undefined ? advice : undefined;
  // `light blue`, where there are shades of other colours.
  const shades = instead && colour(found) ? sharingWord(found, allowed).slice(0, 2) : [];
  const only = instead ? undefined : onlyOf(names);
  const owner = only === undefined && !instead ? ownerOf(found, context) : undefined;
  return {
    code: typeof error.data === 'object' ? 'P102' : 'P103',
    where: comment ? { path, offsets: comment.offsets } : { path, at: 'value' },
    message: comment ? readAsComment(comment.text, context) : messageOf(found, context),
    label: didYouMean(instead ? shades : names),
    hints: [
      instead,
      ...hintsOf(found, meaning, advice, context),
      ...(error.keyword === 'among'
        ? [
            commentedName(found, context),
            listNames(allowed, listOf(error)),
            names.length === 0 && purposeOfNames(context),
          ]
        : [
            allowedValues(found, allowed),
            hasAll(context, allowed) && `All of them are there: remove \`${found}\`.`,
          ]),
      purposeOf(context),
      owner && `\`${found}\` is a value of \`${owner}\`.`,
    ],
    replacement:
      only === undefined
        ? undefined
        : comment
          ? writing(only, { offsets: comment.offsets })
          : source.replaceValue(path, only, certain),
  };
}

/** `tone: #F5F5F5` has a comment in the place of its value. */
function colourAsComment(context: Context) {
  const comment = context.error.data === null ? commentAfter(context) : undefined;
  return comment && /^#\S+$/.test(comment.text) ? comment : undefined;
}

function messageOf(found: string, { error, path, root }: Context): string {
  const named = field(path, root);
  if (error.data === null) return `${capital(named)} is empty.`;
  if (typeof error.data === 'object')
    return `${capital(named)} must be one word, not ${kindOf(error.data)}.`;
  return unknownName(error, found) ?? `\`${found}\` is not a value of ${named}.`;
}

/** What a wrong value may mean, and why. */
interface Meaning extends Suggestion {
  /** The value that a file is named after. */
  drawing?: string | undefined;
  /** The name of the group whose label was written. */
  labelled?: string | undefined;
}

function meaningOf(found: string, allowed: readonly string[], context: Context): Meaning {
  const isReference = context.error.keyword === 'among';
  const drawing = nameOfFile(found, allowed);
  const similar = drawing === undefined ? similarTo(found, allowed, context) : { names: [drawing] };
  const isOpen = similar.names.length === 0;
  const labelled = isReference ? undefined : nameOfLabel(found, allowed, context);
  const other = isReference ? nameWithin(found, allowed) : labelled;
  const meant = isOpen && other !== undefined ? { names: [other] } : similar;
  return { ...meant, drawing, labelled };
}

/** Suggests values that are spelt alike. A month is not a misspelling of another one, nor a number. */
function similarTo(found: string, allowed: readonly string[], context: Context): Suggestion {
  if (found === '') return { names: [] };
  const isOther = (name: string) =>
    (isOfRound(found) && isOfRound(name) && !isSameStart(found, name)) ||
    isOtherNumber(found, name);
  const all = suggestValues(found, { ...schemaOf(context), enum: [...allowed] });
  const names = all.names.filter((name) => !isOther(name));
  // A sign that only the name has may have slipped in there. And `Plan B` may have been left out.
  const isOdd = (name: string) =>
    context.error.keyword === 'among' &&
    (namesAnother(found, name) ||
      (name.length > found.length && withoutSigns(name) === withoutSigns(found)));
  const isWhole = names.length === all.names.length;
  return { names, certain: all.certain && isWhole && !names.some(isOdd) };
}

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}\s]/gu, '');

/** `July` is `Jul`, and `Jan` is not `Jun`. */
const isSameStart = (one: string, other: string): boolean =>
  one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase();

/** Says why a value may mean another one. */
function hintsOf(
  found: string,
  { drawing, labelled }: Meaning,
  advice: string | undefined,
  { path }: Context,
): Hint[] {
  return [
    drawing !== undefined &&
      `The drawings of \`${last(path)}\` are there already, and have names without an ending.`,
    drawing !== undefined && advice && `Or: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`,
    labelled && `${code(found)} is the label of ${code(labelled)}: write its name.`,
  ];
}

/** Explains items of a list that are none of its values, nor similar: most often the author's own. */
export function explainFixedValues(contexts: readonly [Context, ...Context[]]): Problem {
  const [context] = contexts;
  const { error, path, root } = context;
  const list = path.slice(0, -1);
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const found = contexts.map(({ error }) => String(error.data));
  const { uniqueItems } = schemaAround(context);
  return {
    code: 'P103',
    where: { path: list, at: 'key' },
    message: `${andList(found)} are not values of ${field(list, root)}.`,
    hints: [
      `${allowedValues('', allowed)}${uniqueItems ? ' Each may be there once.' : ''} There are no others.`,
      purposeOf(context),
    ],
  };
}

/** Whether an item of a list is none of its values, nor similar to one. */
export function isForeignValue(context: Context): boolean {
  const { error, path } = context;
  const isItem = error.keyword === 'enum' && typeof path.at(-1) === 'number';
  const { label, replacement } = isItem ? explainFixedValue(context) : { label: '' };
  return isItem && label === undefined && replacement === undefined;
}
