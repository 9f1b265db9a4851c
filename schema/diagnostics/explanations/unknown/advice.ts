import { isGroup } from '../../../is-group.ts';
import type { Path } from '../../../model/diagnostics.ts';
import {
  branchesOf,
  namesWithRole,
  ownProperty,
  propertyOf,
  schemaAt,
  tagOf,
} from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { code, last, resolvePiece } from '../../../model/wording.ts';
import { oncePer } from '../../../once-per.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts } from '../../accepts.ts';
import { fitOf } from '../../conversions/convert-value.ts';
import { bareWord } from '../../same-word.ts';
import { writeProperty } from '../../source.ts';
import { isWordFor } from '../../suggest-property.ts';
import { type FileContext, listsAt } from '../context.ts';

/** Once for each schema, because each unknown name is looked up in several, and each of its endings. */
const adviceByWord = oncePer(
  (words: Record<string, string>) =>
    new Map(
      Object.entries(words)
        .flatMap(([all, text]) =>
          all.split(', ').map((word): [string, string] => [keyOf(word), text]),
        )
        .reverse(),
    ),
);

/**
 * Returns what a schema advises in place of a name. Several names have commas between them, and each
 * may have its value beside it: `target: _blank`.
 */
export function insteadOf(
  found: string,
  schema: Record<string, unknown>,
  value?: unknown,
): string | undefined {
  return adviceFor(schema['x-instead'], [`${found}: ${value}`, found]);
}

/** Returns the advice of a page's schema for a text, which is in a block. */
export const insteadOfText = (schema: Record<string, unknown>): string | undefined =>
  insteadOf('bodyText', schema);

/** Returns the advice of a schema for the first of these words that it knows. */
export function adviceFor(advice: unknown, words: readonly string[]): string | undefined {
  if (!advice) return undefined;
  const byWord = adviceByWord(advice as Record<string, string>);
  return words.map((word) => byWord.get(keyOf(word))).find((text) => text !== undefined);
}

/** A name with a value beside it has to be the same to the letter. */
const keyOf = (word: string): string => (word.includes(': ') ? word : bareWord(word));

const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|[-_ ]/).map((word) => word.toLowerCase());

/** Returns what a schema advises in place of the end of a name: `verification` for `googleVerification`. */
export function insteadOfEnding(
  found: string,
  schema: Record<string, unknown> = {},
  value?: unknown,
) {
  const words = wordsOf(found);
  return words
    .map((_, index) => insteadOf(words.slice(index).join('-'), schema, value))
    .find((advice) => advice !== undefined);
}

/** Returns the property that a name begins with, by one of its words: `visual` for `imageUrl`. */
function ownerOfStart(found: string, { properties = {} }: Schema): string | undefined {
  const words = wordsOf(found);
  const starts = words.slice(1).map((_, index) => words.slice(0, index + 1).join('-'));
  return Object.keys(properties).find((name) =>
    starts.some((start) => isWordFor(start, name, properties[name])),
  );
}

/**
 * Returns the advice for `linkTarget`, from the group that it begins with, for `headingColor`, as no block
 * has a style, and for `imageUrl` beside a `visual`.
 */
export function insteadOfParts(
  found: string,
  value: unknown,
  object: Record<string, unknown>,
  schema: Schema,
  { properties }: Schema,
): string | undefined {
  const owner = ownerOfStart(found, schema);
  if (owner === undefined) return undefined;
  return (
    insteadOfEnding(found, resolvePiece(schema.properties?.[owner]), value) ??
    insteadOfEnding(found, properties?.blocks?.items, value) ??
    (isGroup(object[owner])
      ? `What belongs to \`${owner}\` is below it, under names of its own: write it there, or remove \`${found}\`.`
      : undefined)
  );
}

/**
 * Returns the advice for a property that one of the groups beside it has under the same or another
 * name: `title` of a site is the `name` of its `brand`.
 */
export function insteadOfOuter(
  found: string,
  value: unknown,
  object: object,
  { properties = {}, required = [] }: Schema,
): string | undefined {
  const inner = Object.entries(object).flatMap(([group, present]) => {
    const schema = resolvePiece(properties[group]);
    return isGroup(present)
      ? Object.entries(schema.properties ?? {})
          .filter(([name, piece]) => isWordFor(found, name, piece) && fits(value, piece))
          .map(([name]) => ({ group, name, isThere: Object.hasOwn(present, name) }))
      : [];
  });
  const needed = inner.filter(({ group }) => required.includes(group));
  const home = onlyOf(inner.length > 1 && needed.length > 0 ? needed : inner);
  if (!home) return undefined;
  const { group, name, isThere } = home;
  return isThere
    ? `It is \`${name}\` below \`${group}\`, and is there already: remove \`${found}\`.`
    : `It is \`${name}\` below \`${group}\`: write it there.`;
}

/** Whether a value can be in a property. A text of a certain form has that form: a town is no address of a site. */
const fits = (value: unknown, property: Schema): boolean =>
  typeof value === 'string' && resolvePiece(property).pattern !== undefined
    ? accepts(value, property)
    : fitOf(value, property) !== undefined;

/** Returns the advice for what no block has, because pages have no styles of their own. */
export const insteadOfStyle = (found: string, value: unknown, { properties }: Schema) =>
  insteadOf(found, properties?.blocks?.items ?? {}, value);

/** Returns the advice for `enabled: false`, which turns a thing off elsewhere. */
export const insteadOfSwitch = (found: string, value: unknown, path: Path): string | undefined =>
  path.length > 0 &&
  typeof value === 'boolean' &&
  /^(?:is)?(?:enabled?|disabled?|active|visible|hidden|hide|show|shown|display)$/i.test(found)
    ? `There is no such switch. What is not wanted is left out: put \`#\` before each line of \`${last(path)}\`, or remove them.`
    : undefined;

/** Returns the advice for `table:` in place of `visual:` with `kind: table`. */
export function insteadOfHolder(
  found: string,
  value: unknown,
  object: object,
  { properties = {} }: Schema,
): string | undefined {
  for (const [name, property] of Object.entries(properties)) {
    const union = resolvePiece(property);
    const tag = tagOf(union);
    const branch = branchesOf(union).get(found);
    if (Object.hasOwn(object, name) || !tag || !branch) continue;
    // Words say what a picture shows.
    const [file] = namesWithRole(branch, 'picture');
    const [shown] = namesWithRole(branch, 'alt');
    if (typeof value === 'string' && file && shown) {
      const isFile = accepts(value, propertyOf(branch, file));
      const group = { [tag]: found, [file]: isFile ? value : '…', [shown]: isFile ? '…' : value };
      return `\`${found}\` is a ${tag} of \`${name}\`: write ${code(writeProperty(name, group, true))}.`;
    }
    return `\`${found}\` is a ${tag} of \`${name}\`: write \`${name}:\`, and below it \`${tag}: ${found}\` above the rest.`;
  }
  return undefined;
}

/** Whether the items of a list in the group can have such a property, and one of them lacks it. */
export const isOfItems = (found: string, value: unknown, path: Path, file: FileContext): boolean =>
  listsAt(path, file).some(([name, list]) => {
    const lacks = (each: unknown) => !Object.hasOwn(Object(each), found);
    const item = list.some(lacks) ? schemaAt([...path, name, 0], file)?.properties : undefined;
    const property = ownProperty(item, found);
    return property !== undefined && accepts(value, property);
  });
