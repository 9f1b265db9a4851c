import type { ErrorObject } from 'ajv';
import { isGroup } from '../../../is-group.ts';
import { type Path, type Problem, renaming } from '../../../model/diagnostics.ts';
import { isSamePath, isWithin, pointerOf, pointerToPath } from '../../../model/pointer.ts';
import { branchesOf, schemaAt, tagOf } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import {
  andList,
  capital,
  code,
  didYouMean,
  isBlockPath,
  orList,
  resolvePiece,
  thing,
} from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts } from '../../accepts.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { misfitsIn } from '../likeliest.ts';
import { resolveUnknown } from '../unknown/resolve-unknown.ts';
import type { Unknown } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';

/** A block or visual whose properties are those of another type, or a group that is valid as the property beside it. */
interface OtherKind {
  path: Path;
  /** The property with the wrong type; none if the name of the group is wrong. */
  tag?: string;
  found: string;
  name: string;
  description: string;
  /** What is there and the other kind does not have. */
  spare?: string[];
  /** What the other kind needs and is not there. */
  missing?: string[];
  /** The property of its own kind that a single one may well mean instead. */
  own?: { name: string; meant: string } | undefined;
}

/** How many mistakes there must be before the type itself is in doubt. */
const fewestOfOtherKind = 2;

interface FoundKinds {
  causes: Cause[];
  /** Blocks that another kind fits as well, whose own kind fits under the names that are meant. */
  kept: Path[];
}

/** Finds what would be valid as a whole under exactly one other name. */
export function findOtherKinds(
  problems: readonly Problem[],
  errors: readonly ErrorObject[],
  file: FileContext,
): FoundKinds {
  const counts = new Map<string, number>();
  for (const { where } of problems) {
    for (let depth = 2; depth <= (where.path?.length ?? 0); depth += 1) {
      const pointer = JSON.stringify(where.path?.slice(0, depth));
      counts.set(pointer, (counts.get(pointer) ?? 0) + 1);
    }
  }
  const several = [...counts].flatMap(([pointer, count]) => {
    const path: Path = JSON.parse(pointer);
    const { spare = [], missing = [] } = isBlockPath(path) ? {} : (misfitsOfOwn(path, file) ?? {});
    // One problem may be about all of them.
    const isInDoubt = Math.max(count, spare.length + missing.length) >= fewestOfOtherKind;
    return isInDoubt ? (otherKindAt(path, file) ?? otherPropertyAt(path, file) ?? []) : [];
  });
  const kinds =
    several.length > 0 ? several : problems.flatMap((problem) => byNeed(problem, file) ?? []);
  if (kinds.length === 0) return { causes: [], kept: [] };
  const unknown = resolveUnknown(errors, file);
  const { own = [], other = [] } = Object.groupBy(kinds, (kind) =>
    isOwnRenamed(kind, unknown, file) ? 'own' : 'other',
  );
  return {
    causes: other.map((kind) => ({
      problem: explainOtherKind(kind, file),
      explains: (error) => isInside(kind, error),
    })),
    kept: own.map(({ path }) => path),
  };
}

/** Returns what a block or visual has too much, and what it lacks, as the type that it says. */
function misfitsOfOwn(path: Path, file: FileContext) {
  const union = unionAt(path, file);
  const written = Object(writtenAt(path, file));
  const own = union && branchesOf(union).get(String(written[tagOf(union) ?? '']));
  return own && misfitsIn(written, own);
}

/**
 * Whether a block would be right if its properties, and those of its groups and items, had the names
 * that are meant in blocks of its type. The author wrote that type, so it counts more than names that
 * blocks of another type have.
 */
function isOwnRenamed(
  { path, tag, found }: OtherKind,
  unknown: readonly Unknown[],
  file: FileContext,
): boolean {
  const union = unionAt(path, file);
  const branch = union && branchesOf(union).get(found);
  if (!tag || !branch) return false;
  // A name that only its value explains is no word of this type.
  const own = unknown.filter((one) => one.certain && one.by && isWithin(pointerOf(one.path), path));
  const names = new Map(
    own.map((one) => [pointerOf([...one.path, one.found]), one.names[0] ?? one.found]),
  );
  const renamed = names.size > 0 ? withNames(names, path, writtenAt(path, file)) : undefined;
  return accepts(renamed, withoutTag(branch, tag));
}

/** Returns a value with other names for some properties, by their pointers; none if a name would be there twice. */
function withNames(names: ReadonlyMap<string, string>, path: Path, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const place = [...path, key];
    return [names.get(pointerOf(place)) ?? key, withNames(names, place, inner)];
  });
  if (Array.isArray(value)) return entries.map(([, item]) => item);
  const renamed = Object.fromEntries(entries);
  return Object.keys(renamed).length === entries.length ? renamed : undefined;
}

/** Finds `plans` in a block of cards, which only a block of plans needs, and `series` in bars. */
function byNeed(
  { code, where: { path = [] }, replacement }: Problem,
  file: FileContext,
): OtherKind | undefined {
  const [holder, found] = [path.slice(0, -1), path.at(-1)];
  if (code !== 'P104' || typeof found !== 'string') return undefined;
  const kind = isBlockPath(holder) ? otherKindAt(holder, file, found) : undefined;
  const meant = replacement?.text;
  const isOwn = kind && meant && isAcceptedAs(meant, found, kind, file);
  return (
    (isOwn ? { ...kind, own: { name: found, meant } } : kind) ??
    (replacement?.certain ? undefined : nearlyOther(holder, found, file))
  );
}

/** Whether a block would be right as well if its property had another name. */
function isAcceptedAs(
  meant: string,
  name: string,
  { path, tag, found }: OtherKind,
  file: FileContext,
) {
  const union = unionAt(path, file);
  const { [name]: value, ...rest } = Object(writtenAt(path, file));
  const branch = union && branchesOf(union).get(found);
  return branch && tag && accepts({ ...rest, [meant]: value }, withoutTag(branch, tag));
}

/** Returns the one kind of a block or visual that needs a property of this name and value. */
export function kindThatNeeds(needed: string, path: Path, file: FileContext) {
  const union = unionAt(path, file);
  const tag = union && tagOf(union);
  const value = Object(writtenAt(path, file))[needed];
  if (!union || !tag) return undefined;
  const branches = branchesOf(union);
  const only = onlyOf(
    [...branches].filter(
      ([, { required, properties }]) =>
        required?.includes(needed) && accepts(value, properties?.[needed]),
    ),
  );
  if (!only) return undefined;
  const [name, branch] = only;
  return { tag, name, branch, branches };
}

/** Finds another kind that needs a property, if the rest fits it no worse than its own kind, which lacks something. */
function nearlyOther(path: Path, needed: string, file: FileContext): OtherKind | undefined {
  const other = kindThatNeeds(needed, path, file);
  if (!other) return undefined;
  const { tag, name, branch, branches } = other;
  const object = Object(writtenAt(path, file));
  const found = String(object[tag]);
  const own = branches.get(found);
  if (!own) return undefined;
  const misfits = misfitsIn(object, branch);
  const ofOwn = misfitsIn(object, own);
  const isNearer =
    misfits.spare.length + misfits.missing.length <= ofOwn.spare.length + ofOwn.missing.length;
  return ofOwn.missing.length > 0 && isNearer
    ? { path, tag, found, name, description: branch.description ?? '', ...misfits }
    : undefined;
}

/** Finds `signup: { label, href }`, which would be valid as `action`. */
function otherPropertyAt(path: Path, file: FileContext): OtherKind | undefined {
  const found = path.at(-1);
  const holder = path.slice(0, -1);
  const value = writtenAt(path, file);
  if (typeof found !== 'string' || !isGroup(value) || Object.keys(value).length < 2)
    return undefined;
  const beside = Object(writtenAt(holder, file));
  const { properties = {} } = schemaAt(holder, file) ?? {};
  // A group that takes every name, such as the topics of a form, says nothing about what is meant.
  const hasNamesOf = ({ properties: names = {} }: Schema) =>
    Object.keys(value).every((each) => Object.hasOwn(names, each));
  const only = onlyOf(
    Object.entries(properties).filter(
      ([name, property]) =>
        !Object.hasOwn(beside, name) &&
        !tagOf(resolvePiece(property)) &&
        hasNamesOf(resolvePiece(property)) &&
        accepts(value, property),
    ),
  );
  if (!only) return undefined;
  const [name, property] = only;
  const { description = resolvePiece(property).description ?? '' } = property;
  return { path, found, name, description };
}

function otherKindAt(path: Path, file: FileContext, needed?: string): OtherKind | undefined {
  const union = unionAt(path, file);
  const tag = union && tagOf(union);
  const object = writtenAt(path, file) as Record<string, unknown> | undefined;
  const found = tag ? object?.[tag] : undefined;
  if (!union || !tag || !object || typeof found !== 'string') return undefined;
  const branches = branchesOf(union);
  if (!branches.has(found)) return undefined;
  const fitting = [...branches].filter(
    ([name, branch]) =>
      name !== found &&
      (needed === undefined || branch.required?.includes(needed)) &&
      accepts({ ...object, [tag]: name }, withoutTag(branch, tag)),
  );
  const only = onlyOf(fitting);
  if (!only) return undefined;
  // A name that exists counts more than one property, unless other kinds do not have it.
  const names = Object.keys(object);
  const owners = [...branches.values()].filter(({ properties = {} }) =>
    names.every((each) => Object.hasOwn(properties, each)),
  );
  if (names.length <= fewestOfOtherKind && owners.length > 1) return undefined;
  return { path, tag, found, name: only[0], description: only[1].description ?? '' };
}

const withoutTag = (branch: Schema, tag: string): Schema => ({
  ...branch,
  properties: { ...branch.properties, [tag]: {} },
});

/** Returns the schema of the alternatives at a path, if there are any. */
function unionAt(path: Path, file: FileContext): Schema | undefined {
  const step = path.at(-1);
  const holder = schemaAt(path.slice(0, -1), file);
  const schema = typeof step === 'number' ? holder?.items : holder?.properties?.[String(step)];
  const piece = schema && resolvePiece(schema);
  return piece && tagOf(piece) ? piece : undefined;
}

/** Whether an error is in what has another name. */
const isInside = ({ path, name }: OtherKind, { instancePath, params }: ErrorObject): boolean =>
  isWithin(instancePath, path) ||
  (params.missingProperty === name && isSamePath(path.slice(0, -1), pointerToPath(instancePath)));

function explainOtherKind(
  { path, tag, found, name, description, spare = [], missing = [], own }: OtherKind,
  file: FileContext,
): Problem {
  const { source } = file;
  if (tag === undefined)
    return {
      code: 'P104',
      where: { path, at: 'key' },
      message: `${capital(thing(path, file))} has what ${code(name)} has, and not what ${code(found)} has.`,
      label: didYouMean([name]),
      hints: [`${code(name)}: ${description}`],
      replacement: renaming(found, name, { offsets: source.offsetsOfName(path) }),
    };
  return {
    code: path.length === 2 ? 'P105' : 'P103',
    where: { path: [...path, tag], at: 'value' },
    message: `${capital(thing(path, file))} has what ${code(name)} has, and not what ${code(found)} has.`,
    label: didYouMean([name]),
    hints: [
      `${code(name)}: ${description}`,
      missing.length > 0 && `It also needs ${andList(missing)}.`,
      spare.length > 0 &&
        `It has no ${orList(spare)}: remove ${spare.length > 1 ? 'these' : 'that'}.`,
      own
        ? `Or it is ${code(found)}, with ${code(own.meant)} for ${code(own.name)}.`
        : howToStay(found, path, file),
    ],
    replacement: source.replaceValue([...path, tag], name),
  };
}

/** Says what the type that is written needs instead, for authors who mean it. */
function howToStay(found: string, path: Path, file: FileContext): string | undefined {
  const { spare = [], missing = [] } = misfitsOfOwn(path, file) ?? {};
  if (missing.length === 0) return undefined;
  const instead = spare.length > 0 ? ` in place of ${andList(spare)}` : '';
  return `Or it is ${code(found)}, and needs ${andList(missing)}${instead}.`;
}
