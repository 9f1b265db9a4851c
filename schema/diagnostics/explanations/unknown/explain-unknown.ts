import { isGroup } from '../../../is-group.ts';
import type { Hint, Path, Problem } from '../../../model/diagnostics.ts';
import { propertyOf, schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import {
  andList,
  code,
  describeProperty,
  didYouMean,
  joinAnd,
  last,
  resolvePiece,
  thing,
} from '../../../model/wording.ts';
import { wantedKind } from '../../accepts.ts';
import { convert, fitOf } from '../../conversions/convert-value.ts';
import { blankOf } from '../../example-value.ts';
import { type Replacement, writeProperty, writeValue } from '../../source.ts';
import { arePictures, isWordFor } from '../../suggest-property.ts';
import { commaInBraces } from '../braces/comma-in-braces.ts';
import { allowedValues } from '../choices/listed-names.ts';
import { type Context, type FileContext, propertiesOf } from '../context.ts';
import { whatIsLeftOut } from '../left-out.ts';
import { missingFile } from '../missing-file.ts';
import { insteadOfText } from './advice.ts';
import { otherOwners, whenPresent } from './other-owners.ts';
import { hasNothingOf, rename, renameAll } from './rename-property.ts';
import { divideList, joinUnit, regroup, restate, statement } from './replace-property.ts';
import { isOpen, type Unknown } from './unknown.ts';

/**
 * Explains a property that its group does not have, perhaps in several items of a list: what it was
 * meant to be, or which group has it.
 */
export function explainUnknown(
  group: readonly [Unknown, ...Unknown[]],
  file: FileContext,
): Problem {
  const [unknown] = group;
  const { error, path, found, names, meant } = unknown;
  const cut = commaInBraces(unknown, file);
  if (cut) return cut;
  const context = { ...file, error, path };
  const several = names.length === 1 ? divideList(unknown, propertiesOf(context), file) : undefined;
  const replacement = unknown.rivals ? undefined : fixOf(group, several, file);
  const paths = group.map((one) => [...one.path, one.found]) as [Path, ...Path[]];
  const elsewhere = file.source.inOtherLines(paths);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: messageOf(group, thing(path, file)),
    label: didYouMean(names) ?? (meant && `write ${code(statement(meant))}`),
    hints: [
      ...hintsOf(unknown, several, context),
      replacement &&
        missingFile(replacement.text, propertyOf(schemaAt(path, file) ?? {}, names[0])),
      replacement &&
        !isRename(replacement, paths[0], file) &&
        whatIsLeftOut(
          group.map(({ value }) => value),
          propertiesOf(context)[names[0] ?? ''],
          replacement.text,
          resolvePiece(error.parentSchema),
        ),
    ],
    replacement,
    ...(elsewhere.length > 0 && { more: elsewhere.map((path) => ({ path, at: 'key' as const })) }),
  };
}

const fixOf = (
  group: readonly [Unknown, ...Unknown[]],
  several: Replacement | undefined,
  file: FileContext,
): Replacement | undefined => {
  const [unknown, ...others] = group;
  if (others.length > 0) return renameAll(group, file);
  return (
    several ??
    withoutOthers(unknown, rename(unknown, file), file) ??
    regroup(unknown, file) ??
    restate(unknown, file) ??
    joinUnit(unknown, file)
  );
};

/** Adds the removal of the other properties that the message is about. */
function withoutOthers(
  { path, found, also = [] }: Unknown,
  renamed: Replacement | undefined,
  { source }: FileContext,
): Replacement | undefined {
  if (!renamed || also.length === 0) return renamed;
  const { offsets = source.offsetsOfName([...path, found]), text } = renamed;
  const removals = also.map((name) => ({ offsets: source.removal([...path, name]), text: '' }));
  const title = `${renamed.title}, and remove ${andList(also)}`;
  return source.editAll([{ offsets, text }, ...removals], title) ?? renamed;
}

function messageOf(group: readonly [Unknown, ...Unknown[]], owner: string): string {
  const [unknown] = group;
  const { found, path, also } = unknown;
  if (unknown.group && unknown.value === null) return 'The values in these braces have no names.';
  if (group.length > 1) {
    const where = `in ${group.length} items of ${code(last(path))}`;
    const names = new Set(group.map((one) => code(one.found)));
    return names.size > 1 && unknown.group
      ? `${[...names].join(', ')} are not properties here, ${where}.`
      : `\`${found}\` is not a property here, ${where}.`;
  }
  if (unknown.meant && unknown.value === null)
    return `${code(found)} is in ${owner} without a name before it.`;
  return `${andList([found, ...(also ?? [])])} ${also ? 'are not properties' : 'is not a property'} of ${owner}.`;
}

function hintsOf(unknown: Unknown, several: Replacement | undefined, context: Context): Hint[] {
  const { names, instead, group, present, rivals, meant } = unknown;
  const owner = resolvePiece(context.error.parentSchema);
  const allowed = propertiesOf(context);
  const [name = ''] = names;
  const schema = allowed[name];
  return [
    instead,
    rivals &&
      `${rivals.map(code).join(' and ')} beside it most likely ${rivals.length > 1 ? 'mean' : 'means'} the same: keep one, and remove the other.`,
    several
      ? `Each of them is a property of its own: ${joinAnd(several.text.split(/\r?\n */).map(code))}.`
      : oneOfSeveral(unknown, schema),
    ...(present && name === '' ? whenPresent(present, unknown, context) : []),
    group && `Write it as a group: \`${writeValue(group, true)}\`.`,
    ...[...names, ...(meant ? [meant.name] : [])].map((each) => describeProperty(owner, each)),
    wantedKind(schema) === 'fixed' &&
      typeof unknown.value === 'string' &&
      fitOf(unknown.value, schema) === undefined &&
      allowedValues(unknown.value, (resolvePiece(schema).enum ?? []).map(String)),
    present &&
      name !== '' &&
      `If it means \`${present}\`, that is there already: keep one of the two, and remove the other.`,
    typeof unknown.value === 'string' && wantedKind(schema) === 'array' && insteadOfText(owner),
    !several &&
      (hasNothingOf(unknown.value, schema) || isBareList(unknown.value, schema)) &&
      exampleFor(name, context),
    ...(isOpen(unknown) ? otherOwners(unknown, allowed, context) : []),
  ];
}

/** Whether a fix ends before the value, so that all of that stays. */
const isRename = ({ offsets }: Replacement, path: Path, { source }: FileContext): boolean =>
  (offsets?.[1] ?? 0) <= (source.offsetsOfValue(path)?.[0] ?? 0);

/** What to do with several items if there is room for one. */
function oneOfSeveral({ value, names }: Unknown, schema: Schema = {}): string | undefined {
  const [name, ...others] = names;
  if (!Array.isArray(value) || value.length < 2 || name === undefined || others.length > 0)
    return undefined;
  const meant = convert(value, schema)?.value;
  const isFirst =
    arePictures(value) ||
    meant === value[0] ||
    (meant === undefined && value.some((item) => sharesNames(item, schema)));
  return isFirst
    ? `There can be one, and here are ${value.length}: keep one of them, as ${code(name)}, and remove the others.`
    : undefined;
}

/** Whether all properties of a group are those of another, perhaps under other names. */
const sharesNames = (item: unknown, schema: Schema): boolean =>
  isGroup(item) &&
  Object.keys(item).every((key) =>
    Object.entries(resolvePiece(schema).properties ?? {}).some(([name, property]) =>
      isWordFor(key, name, property),
    ),
  );

/** Whether a list stands for a group, and does not say which of its properties each item is. */
const isBareList = (value: unknown, schema: Schema = {}): boolean =>
  Array.isArray(value) &&
  wantedKind(schema) === 'object' &&
  !value.some((item) => sharesNames(item, schema)) &&
  !convert(value, schema);

/** Shows a group of which nothing is there yet. */
const exampleFor = (name: string, context: Context): string =>
  `It has other properties: ${code(writeProperty(name, blankOf(name, context.path, context), true))}.`;
