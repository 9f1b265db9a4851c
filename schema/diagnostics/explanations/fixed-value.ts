import type { ErrorObject } from 'ajv';
import { findBreak, isOfRound } from '../../figures/labels/sequences.ts';
import type { Schema } from '../../validate/schemas.ts';
import type { Problem } from '../diagnostics.ts';
import { colour } from '../forms/colour.ts';
import { ownProperty } from '../own-property.ts';
import { bareWord } from '../same-word.ts';
import { schemaAt } from '../schema-at.ts';
import { replaceValue } from '../source.ts';
import { meantValue, type Suggestion, suggestValues } from '../suggest-value.ts';
import { capital, code, field, kindOf, last, orList, resolvePiece } from '../wording.ts';
import { type Context, purposeOf, schemaOf, valueAt } from './context.ts';
import { allowedValues, isOtherNumber, listNames, nameWithin } from './other-names.ts';

/** A value that is not one of those that are allowed. */
export function explainFixedValue(context: Context): Problem {
  const { error, path, root, source } = context;
  const [data] = Array.isArray(error.data) && error.data.length === 1 ? error.data : [error.data];
  const found = typeof data === 'object' ? '' : String(data);
  const allowed = [...new Set((error.params.allowedValues as unknown[]).map(String))];
  const schema = { ...schemaOf(context), enum: allowed };
  // A month is not a misspelling of another one, nor a number.
  const isOther = (name: string) =>
    (isOfRound(found) && isOfRound(name) && !isSameStart(found, name)) ||
    isOtherNumber(found, name);
  const drawing = isPictureFile(found) ? nameOfFile(found, allowed) : undefined;
  const similar: Suggestion =
    found === ''
      ? { names: [], certain: false }
      : drawing !== undefined
        ? { names: [drawing], certain: false }
        : without(suggestValues(found, schema), isOther);
  const within =
    error.keyword === 'among' && similar.names.length === 0
      ? nameWithin(found, allowed)
      : undefined;
  const renamed =
    error.keyword === 'among' && similar.names.length === 0 && within === undefined
      ? unnamed(context, allowed)
      : undefined;
  const labelled = error.keyword === 'enum' ? nameOfLabel(found, allowed, context) : undefined;
  const other = within ?? renamed ?? labelled;
  const { names, certain } =
    other === undefined || similar.names.length > 0 ? similar : { names: [other], certain: false };
  const labels = error.keyword === 'among' ? error.params.allowedValues.map(String) : [];
  const odd = findBreak(labels);
  if (odd?.kind === 'other' && odd.name === found && /\d/.test(found))
    return explainUneven(context, { ...odd, found: labels[odd.index] ?? '', computed: odd.name });
  const gap = findBreak(labels.length > 0 ? allowed : []);
  if (gap?.kind === 'missing' && bareWord(gap.name) === bareWord(found))
    return explainGap(context, {
      index: gap.index,
      missing: gap.name,
      before: allowed[gap.index - 1] ?? '',
      behind: allowed[gap.index] ?? '',
    });
  const ofFile = insteadOf(found, context);
  const instead = drawing === undefined ? ofFile : undefined;
  const only = names.length === 1 && !instead ? names[0] : undefined;
  const owner = only === undefined && !instead ? ownerOf(found, context) : undefined;
  // `light blue`, where there are shades of other colours.
  const shades = instead && colour(found) ? sharingWord(found, allowed).slice(0, 2) : [];
  const kind = kindOf(error.data);
  const isOtherKind = typeof error.data === 'object';
  return {
    code: isOtherKind ? 'P102' : 'P103',
    where: { path, at: 'value' },
    message: isOtherKind
      ? `${capital(field(path, root))} ${error.data === null ? 'is empty' : `must be one word, not ${kind}`}.`
      : (unknownName(error, found) ?? `\`${found}\` is not a value of ${field(path, root)}.`),
    ...(names.length > 0 && !instead && { label: `did you mean ${orList(names)}?` }),
    ...(shades.length > 0 && { label: `did you mean ${orList(shades)}?` }),
    hints: [
      ...(instead ? [instead] : []),
      ...(drawing !== undefined
        ? [`The drawings of \`${last(path)}\` are there already, and have names without an ending.`]
        : []),
      ...(drawing !== undefined && ofFile
        ? [`Or: ${ofFile.charAt(0).toLowerCase()}${ofFile.slice(1)}`]
        : []),
      ...(renamed
        ? [
            `Nothing names ${code(renamed)}, so most likely it is what ${code(found)} is called now.`,
          ]
        : []),
      ...(labelled ? [`${code(found)} is the label of ${code(labelled)}: write its name.`] : []),
      ...(error.keyword === 'among'
        ? [
            ...listNames(found, allowed, listOf(error)),
            ...(names.length > 0 ? [] : purposeOfNames(context)),
          ]
        : [
            ...(names.length > 0 || instead ? [] : freeChoice(found, allowed, context)),
            allowedValues(found, allowed),
            ...(hasAll(context, allowed) ? [`All of them are there: remove \`${found}\`.`] : []),
          ]),
      purposeOf(context),
      ...(owner ? [`\`${found}\` is a value of \`${owner}\`.`] : []),
    ],
    ...(only !== undefined && {
      replacement: replaceValue(source, path, only, certain),
    }),
  };
}

const sharingWord = (found: string, allowed: readonly string[]): string[] =>
  allowed.filter((name) =>
    name.split('-').some((word) =>
      found
        .toLowerCase()
        .split(/[\s-]+/)
        .includes(word),
    ),
  );

/** Of many values for items of a list, of which any will do: some that no other item has, and a picture instead. */
function freeChoice(found: string, allowed: readonly string[], context: Context): string[] {
  const { path, root, top } = context;
  const [index, name] = [path.at(-2), last(path)];
  const list = path.slice(0, -2);
  if (typeof index !== 'number' || allowed.length <= mostShown) return [];
  const others = (valueAt(root, list) as object[]).map((item) => Object(item)[name]);
  const free = allowed.filter((value) => !others.includes(value));
  const { properties = {} } = schemaAt(path.slice(0, -1), root, top) ?? {};
  const picture = Object.keys(properties).find(
    (each) => resolvePiece(properties[each] ?? {}).role === 'picture',
  );
  return [
    `None is called ${code(found)}, so choose one that you like${free.length > 0 ? `, such as ${orList(free.slice(0, 3))}, which no other item of ${code(last(list))} has` : ''}.${picture ? ` A picture of your own is another property: ${code(`${picture}: …`)} in place of ${code(name)}.` : ''}`,
  ];
}

/** Fewer values are all shown. */
const mostShown = 8;

/** Whether a list has all the items already that it can have. */
function hasAll({ path, root, top }: Context, allowed: readonly string[]): boolean {
  const list = path.slice(0, -1);
  const items = valueAt(root, list);
  const isOnce = schemaAt(list, root, top)?.uniqueItems === true && Array.isArray(items);
  return isOnce && allowed.every((each) => items.map(String).includes(each));
}

/** `Breeze`, which is the label of the group `realistic` beside it. */
const nameOfLabel = (found: string, allowed: readonly string[], { path, root }: Context) =>
  Object.values(Object(valueAt(root, path.slice(0, -1))))
    .flatMap((group) => Object.entries(Object(group)))
    .find(([name, inner]) => allowed.includes(name) && Object(inner).label === found)?.[0];

/** The only one of the names that nothing in a list of such references names, where this is the only wrong one. */
function unnamed({ error, path, root, top }: Context, allowed: readonly string[]) {
  const at = path.findLastIndex((step) => typeof step === 'number');
  const items = at > 1 ? valueAt(root, path.slice(0, at)) : undefined;
  if (!Array.isArray(items) || at === path.length - 1) return undefined;
  const { properties = {} } = schemaAt(path.slice(0, at + 1), root, top) ?? {};
  const references = Object.keys(properties).filter(
    (name) => properties[name]?.among === error.schema,
  );
  const named = new Set(
    items.flatMap((item) => references.map((name) => Object(item)[name]).filter(Boolean)),
  );
  const [free, ...others] = allowed.filter((name) => !named.has(name));
  const wrong = [...named].filter((name) => !allowed.includes(String(name)));
  return others.length === 0 && wrong.length === 1 ? free : undefined;
}

/** Items of a list that are none of its values, nor like one: most often the author's own in place of those that there are. */
export function explainFixedValues(contexts: readonly [Context, ...Context[]]): Problem {
  const [context] = contexts;
  const { error, path, root, top } = context;
  const list = path.slice(0, -1);
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const found = contexts.map(({ error }) => code(String(error.data)));
  const { uniqueItems } = schemaAt(list, root, top) ?? {};
  return {
    code: 'P103',
    where: { path: list, at: 'key' },
    message: `${found.slice(0, -1).join(', ')} and ${found.at(-1)} are not values of ${field(list, root)}.`,
    hints: [
      `${allowedValues('', allowed)}${uniqueItems ? ' Each may stand there once.' : ''} There are no others.`,
      purposeOf(context),
    ],
  };
}

/** Whether a value is none of those that are allowed, nor like one of them. */
export function isForeignValue(context: Context): boolean {
  const { error, path } = context;
  const isItem = error.keyword === 'enum' && typeof path.at(-1) === 'number';
  const { label, replacement } = isItem ? explainFixedValue(context) : { label: '' };
  return isItem && label === undefined && replacement === undefined;
}

/** `weeks`, where `3/weeks/*\/label` are the names that there are. */
const listOf = ({ schema }: ErrorObject): string => String(schema).split('/')[1] ?? '';

/** Of what the names are in a drawing: `No node is called \`Shop\`.` */
function unknownName({ keyword, schema }: ErrorObject, found: string): string | undefined {
  const [, list = ''] = /(\w+)\/\*(?:\/label)?$/.exec(String(schema)) ?? [];
  return keyword === 'among' && list
    ? `No ${list === 'series' ? list : list.replace(/s$/, '')} is called \`${found}\`.`
    : undefined;
}

/** What the names are of, such as the days on which weeks end. */
function purposeOfNames({ error, path, root, top }: Context): string[] {
  const [up, ...down] = String(error.schema).split('/');
  const place = [
    ...path.slice(0, path.length - Number(up)),
    ...down.map((step) => (step === '*' ? 0 : step)),
  ];
  const { description } = schemaAt(place, root, top) ?? {};
  return typeof place.at(-1) === 'string' && description
    ? [`What ${code(last(place))} is in ${code(listOf(error))}: ${description}`]
    : [];
}

/** `July` is `Jul`, and `Jan` is not `Jun`. */
const isSameStart = (one: string, other: string): boolean =>
  one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase();

function without(suggestion: Suggestion, isWrong: (name: string) => boolean): Suggestion {
  const names = suggestion.names.filter((name) => !isWrong(name));
  return { names, certain: suggestion.certain && names.length === suggestion.names.length };
}

/** A name that another one needs, and that its list has lost. */
interface Gap {
  index: number;
  missing: string;
  before: string;
  behind: string;
}

function explainGap(context: Context, { index, missing, before, behind }: Gap): Problem {
  const { path } = context;
  return {
    code: 'P103',
    where: { path: placeOfName(context, index), at: 'value' },
    message: `\`${missing}\` is missing between \`${before}\` and \`${behind}\`, and ${code(last(path))} names it.`,
    label: `\`${missing}\` belongs before it`,
    hints: [
      'Labels stand at equal distances, each for one value. Add it, and its value if that is missing, too.',
    ],
  };
}

/** A day that was changed in its list, and that another one still names. */
function explainUneven(
  context: Context,
  { index, found, computed }: { index: number; found: string; computed: string },
): Problem {
  const place = placeOfName(context, index);
  return {
    code: 'P103',
    where: { path: place, at: 'value' },
    message: `\`${found}\` is not as far from its neighbours as all others are, and ${code(last(context.path))} names \`${computed}\`.`,
    label: `did you mean \`${computed}\`?`,
    hints: [
      `Correct it. Where it is right, write it as ${code(last(context.path))}, too, in the same words.`,
    ],
    replacement: replaceValue(context.source, place, computed, false),
  };
}

/** Where one of the names stands of which another one has to be one. */
function placeOfName({ error, path }: Context, index: number): Context['path'] {
  const [up, ...down] = String(error.schema).split('/');
  const list = path.slice(0, path.length - Number(up));
  return [...list, ...down.map((step) => (step === '*' ? index : step))];
}

/** Another property of the same group that takes this value, or else a block that has one. */
function ownerOf(found: string, { path, root, top, blocks }: Context): string | undefined {
  const group = schemaAt(path.slice(0, -1), root, top);
  const takes = (properties: Record<string, Schema> = {}) =>
    Object.keys(properties).find((name) =>
      resolvePiece(properties[name] ?? {}).enum?.includes(found),
    );
  const near = takes(group?.properties);
  if (near !== undefined) return near;
  const name = last(path);
  const block = [...blocks].find(([, { properties }]) =>
    resolvePiece(ownProperty(properties, name) ?? {}).enum?.includes(found),
  );
  return block && `${name}\` of the block \`${block[0]}`;
}

/** The value that a file is named after: `fold` for `/logos/fold.svg`. */
const nameOfFile = (found: string, allowed: readonly string[]): string | undefined => {
  const name = found.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return allowed.find((each) => bareWord(each) === bareWord(name));
};

const isPictureFile = (found: string): boolean =>
  /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(found);

/**
 * What to do instead, where there is no such value: as the schema says of the value itself, of any
 * `colour` or of any `file`, or else a picture of one's own.
 */
export function insteadOf(found: string, context: Context): string | undefined {
  const words = (schemaOf(context)['x-value-instead'] ?? {}) as Record<string, string>;
  const advice = Object.entries(words).find(([all]) =>
    all.split(', ').some((word) => bareWord(word) === bareWord(found)),
  )?.[1];
  if (advice !== undefined) return advice;
  // Some names of colours are words for one of the values.
  if (colour(found) && !meantValue(found, schemaOf(context))) return words.colour;
  if (!isPictureFile(found)) return undefined;
  const { properties = {} } = schemaAt(context.path.slice(0, -1), context.root, context.top) ?? {};
  const picture = Object.keys(properties).find(
    (name) => resolvePiece(properties[name] ?? {}).role === 'picture',
  );
  const isElsewhere = /^https?:/i.test(found);
  const file = `/${found.replace(isElsewhere ? /^.*\// : /^(?:\.{0,2}\/)+/, '')}`;
  return picture === undefined
    ? words.file
    : `A picture of your own is another property${isElsewhere ? ', and a file beside the pages' : ''}: \`${picture}: ${file}\` instead of \`${last(context.path)}\`.`;
}
