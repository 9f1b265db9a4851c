import type { ErrorObject } from 'ajv';
import type { Schema } from '../validate/schemas.ts';
import type { Path, Problem } from './diagnostics.ts';
import { nearestFirst, suggest } from './suggest.ts';
import {
  capital,
  code,
  describeField,
  field,
  isBlockPath,
  kindOf,
  kinds,
  last,
  orList,
  resolvePiece,
  thing,
} from './wording.ts';

/** Every block's schema, by its type. */
export type Blocks = ReadonlyMap<string, Schema>;

export interface Context {
  error: ErrorObject;
  path: Path;
  /** The file's value, to name the block that a path leads through. */
  root: unknown;
  blocks: Blocks;
}

/** What each of ajv's keywords means to an author. */
type Explanation = (context: Context) => Problem;

export const explanations: Record<string, Explanation> = {
  additionalProperties({ error, path, root, blocks }) {
    const found: string = error.params.additionalProperty;
    const allowed = propertiesOf(error);
    const best = suggest(found, Object.keys(allowed));
    const { shown, more } = nearestFirst(found, Object.keys(allowed));
    const elsewhere = [...blocks]
      .filter(([, schema]) => schema.properties?.[found])
      .map(([type]) => `\`${type}\``);
    const only = best.length === 1 ? best[0] : undefined;
    return {
      code: 'P104',
      where: { path: [...path, found], at: 'key' },
      message: `\`${found}\` is not a property of ${thing(error, path, root)}.`,
      ...(best.length > 0 && { label: `did you mean ${orList(best)}?` }),
      hints: [
        ...best.map((name) => describeField(name, allowed[name], requiredBy(error, name))),
        ...(best.length === 0
          ? [`It has ${shown.map(code).join(', ')}${more ? ` and ${more} more` : ''}.`]
          : []),
        ...(best.length === 0 && elsewhere.length > 0
          ? [`${capital(elsewhere.slice(0, 3).join(', '))} has a property of that name.`]
          : []),
      ],
      ...(only && {
        replacement: {
          title: `rename \`${found}\` to \`${only}\``,
          text: only,
          certain: !(only in ((error.data ?? {}) as object)),
        },
      }),
    };
  },
  required({ error, path, root }) {
    const missing: string = error.params.missingProperty;
    const misspelt = misspeltTag(error, missing);
    if (misspelt) {
      return {
        code: 'P104',
        where: { path: [...path, misspelt], at: 'key' },
        message: `\`${misspelt}\` is not a property of ${thing(error, path, root)}.`,
        label: `did you mean \`${missing}\`?`,
        hints: [],
        replacement: {
          title: `rename \`${misspelt}\` to \`${missing}\``,
          text: missing,
          certain: true,
        },
      };
    }
    if (missing === 'type' && isBlockPath(path)) {
      return {
        code: 'P106',
        where: { path, at: 'inside' },
        message: 'This block has no `type`, which says what it is.',
        hints: ['Start the block with its type: `- type: hero`.'],
      };
    }
    return {
      code: 'P101',
      where: { path, at: 'inside' },
      message: `${capital(thing(error, path, root))} needs \`${missing}\`.`,
      label: `add \`${missing}\` here`,
      hints: [describeField(missing, propertiesOf(error)[missing], true)],
    };
  },
  discriminator({ error, path, root }) {
    const { tag, tagValue }: { tag: string; tagValue: unknown } = error.params as never;
    const branches = branchesOf(error, tag);
    const found = typeof tagValue === 'string' ? tagValue : '';
    const best = suggest(found, branches.keys());
    const { shown, more } = nearestFirst(found, branches.keys());
    const only = best.length === 1 ? best[0] : undefined;
    const isBlock = isBlockPath(path);
    return {
      code: isBlock ? 'P105' : 'P103',
      where: { path: [...path, tag], at: 'value' },
      message:
        tagValue === null || tagValue === undefined
          ? `\`${tag}\` of ${isBlock ? 'this block' : thing(error, path, root)} is empty.`
          : isBlock
            ? `There is no block \`${String(tagValue)}\`.`
            : `\`${String(tagValue)}\` is not a ${tag} of ${thing(error, path, root)}.`,
      ...(best.length > 0 && { label: `did you mean ${orList(best)}?` }),
      hints: [
        `${isBlock ? 'Blocks' : 'Allowed'}: ${shown.map(code).join(', ')}${more ? ` and ${more} more` : ''}.`,
      ],
      ...(only && { replacement: { title: `write \`${only}\``, text: only, certain: true } }),
    };
  },
  type({ error, path, root }) {
    const wanted: string = error.params.type;
    const found = kindOf(error.data);
    const hints = [describeField(last(path), error.parentSchema as Schema, false)];
    if (wanted === 'string' && ['a number', 'true or false'].includes(found)) {
      hints.push(
        `YAML reads this value as ${found}. Put it in quotes to keep it as text, just as it is written.`,
      );
    }
    if (wanted === 'array' && found === 'a group of properties') {
      hints.push('Start each item of the list with `- `.');
    }
    return {
      code: 'P102',
      where: { path, at: 'value' },
      message: `${capital(field(path, root))} must be ${kinds[wanted] ?? wanted}, not ${found}.`,
      hints,
    };
  },
  enum({ error, path, root }) {
    const found = String(error.data);
    const allowed = (error.params.allowedValues as unknown[]).map(String);
    const best = suggest(found, allowed);
    const { shown, more } = nearestFirst(found, allowed);
    const only = best.length === 1 ? best[0] : undefined;
    return {
      code: 'P103',
      where: { path, at: 'value' },
      message: `\`${found}\` is not a value of ${field(path, root)}.`,
      ...(best.length > 0 && { label: `did you mean ${orList(best)}?` }),
      hints: [
        `Allowed: ${shown.map(code).join(', ')}${more ? ` and ${more} more` : ''}.`,
        describeField(last(path), error.parentSchema as Schema, false),
      ],
      ...(only && { replacement: { title: `write \`${only}\``, text: only, certain: true } }),
    };
  },
  among: (context) => (explanations.enum as Explanation)(context),
  minLength: ({ error, path, root }) =>
    tooLong(
      path,
      root,
      error,
      error.data === '' ? 'is empty' : `is too short: at least ${error.params.limit} characters`,
    ),
  maxLength: ({ error, path, root }) =>
    tooLong(
      path,
      root,
      error,
      `is too long: ${String(error.data).length} characters, at most ${error.params.limit}`,
    ),
  pattern: ({ error, path, root }) => ({
    code: 'P108',
    where: { path, at: 'value' },
    message: `\`${String(error.data)}\` does not have the form of ${field(path, root)}.`,
    hints: [describeField(last(path), error.parentSchema as Schema, false)],
  }),
  format: ({ error, path, root }) => ({
    code: 'P108',
    where: { path, at: 'value' },
    message: `\`${String(error.data)}\` is not an ${error.params.format} address.`,
    hints: [describeField(last(path), error.parentSchema as Schema, false)],
    label: field(path, root),
  }),
  minItems: ({ error, path, root }) =>
    itemCount(path, root, error, `at least ${error.params.limit}`),
  maxItems: ({ error, path, root }) =>
    itemCount(path, root, error, `at most ${error.params.limit}`),
  asManyAs: ({ error, path, root }) =>
    itemCount(path, root, error, `${error.params.limit}, one for each of \`${error.params.name}\``),
  atMostAsManyAs: ({ error, path, root }) =>
    itemCount(
      path,
      root,
      error,
      `at most ${error.params.limit}, one for each of \`${error.params.name}\``,
    ),
  minimum: ({ error, path, root }) => outOfRange(path, root, error),
  maximum: ({ error, path, root }) => outOfRange(path, root, error),
  exclusiveMinimum: ({ error, path, root }) => outOfRange(path, root, error),
  exclusiveMaximum: ({ error, path, root }) => outOfRange(path, root, error),
  multipleOf: ({ error, path, root }) => outOfRange(path, root, error),
  ordered({ error, path, root }) {
    const { name, previous } = error.params as Record<'name' | 'previous', string>;
    const numbers = error.data as Record<string, number>;
    return {
      code: 'P110',
      where: { path: [...path, name], at: 'value' },
      message: `${capital(field([...path, name], root))} must not be less than \`${previous}\`, ${numbers[previous]}, and is ${numbers[name]}.`,
      hints: [name, previous].map((key) => describeField(key, propertiesOf(error)[key], false)),
    };
  },
  within({ error, path, root }) {
    const { name, lowest, highest } = error.params;
    const value = (error.data as Record<string, number>)[name];
    return {
      code: 'P110',
      where: { path: [...path, name], at: 'value' },
      message: `${capital(field([...path, name], root))} must be from ${lowest} to ${highest}, and is ${value}.`,
      hints: [describeField(last(path), error.parentSchema as Schema, false)],
    };
  },
  atMostOne({ error, path, root }) {
    const { first, second } = error.params as Record<'first' | 'second', string>;
    return {
      code: 'P112',
      where: { path: [...path, second], at: 'key' },
      message: `${capital(thing(error, path, root))} has both \`${first}\` and \`${second}\`, and takes only one of them.`,
      hints: [first, second].map((key) => describeField(key, propertiesOf(error)[key], false)),
    };
  },
};

/** For keywords that no schema uses yet. */
export function otherwise({ error, path, root }: Context): Problem {
  return {
    code: 'P111',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} ${error.message ?? 'is not allowed here'}.`,
    hints: [],
  };
}

function tooLong(path: Path, root: unknown, error: ErrorObject, what: string): Problem {
  return {
    code: 'P107',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} ${what}.`,
    hints: [describeField(last(path), error.parentSchema as Schema, false)],
  };
}

function itemCount(path: Path, root: unknown, error: ErrorObject, limit: string): Problem {
  const count = (error.data as unknown[]).length;
  return {
    code: 'P109',
    where: { path, at: 'key' },
    message: `${capital(field(path, root))} has ${count} ${count === 1 ? 'item' : 'items'}; it takes ${limit}.`,
    hints: [describeField(last(path), error.parentSchema as Schema, false)],
  };
}

function outOfRange(path: Path, root: unknown, error: ErrorObject): Problem {
  return {
    code: 'P110',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} ${error.message}, and is ${String(error.data)}.`,
    hints: [describeField(last(path), error.parentSchema as Schema, false)],
  };
}

const propertiesOf = (error: ErrorObject): Record<string, Schema> =>
  resolvePiece(error.parentSchema as Schema).properties ?? {};
const requiredBy = (error: ErrorObject, name: string): boolean =>
  (error.parentSchema as Schema).required?.includes(name) ?? false;

/** The alternatives of a schema between which a property decides, by that property's value. */
function branchesOf(error: ErrorObject, tag: string): Map<string, Schema> {
  const branches = ((error.parentSchema as Schema).oneOf ?? []).map(resolvePiece);
  return new Map(branches.map((branch) => [String(branch.properties?.[tag]?.const), branch]));
}

/** Without its tag an object is checked no further, so that a misspelt one must be looked for here. */
function misspeltTag(error: ErrorObject, missing: string): string | undefined {
  const branches = [...branchesOf(error, missing).values()];
  return Object.keys(error.data as object)
    .filter(
      (key) => branches.length > 0 && !branches.some(({ properties = {} }) => key in properties),
    )
    .find((key) => suggest(key, [missing]).length > 0);
}
