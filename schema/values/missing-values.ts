import type { Code } from '../model/codes.ts';
import type { Diagnostic, Problem } from '../model/diagnostics.ts';
import type { Values } from '../model/values.ts';
import { andList, didYouMean } from '../model/wording.ts';

/** A problem in site.yaml that explains diagnostics of texts that use a value. */
export interface Cause {
  problem: Problem;
  /** The diagnostics that it replaces. */
  replaced: ReadonlySet<Diagnostic>;
}

/** A problem in site.yaml that explains missing values. */
export interface Missing extends Cause {
  /** Values that are unused for the same reason. */
  unused: readonly string[];
}

/** A name that texts use, with their diagnostics. */
interface MissingName {
  name: string;
  places: readonly Diagnostic[];
}

/** Returns the diagnostics with a code, by the name of the value that their texts use. */
export const placesByValue = (
  diagnostics: readonly Diagnostic[],
  code: Code,
  isWanted: (diagnostic: Diagnostic) => boolean = () => true,
): MissingName[] =>
  [
    ...Map.groupBy(
      diagnostics.filter((each) => each.code === code && isWanted(each)),
      ({ value = '' }) => value,
    ),
  ].map(([name, places]) => ({ name, places }));

/** A missing name, and the existing value that most likely had it. */
interface Renamed extends MissingName {
  unusedName: string;
}

/**
 * Finds values that were renamed, moved into a group or removed while texts still use them. That is
 * one mistake in site.yaml. A name in a single text is a misspelling, unless a value of another name
 * became unused.
 * @param unused names of unused values
 */
export function findMissing(
  diagnostics: readonly Diagnostic[],
  unused: ReadonlySet<string>,
  values: Values,
): Missing[] {
  const all = placesByValue(diagnostics, 'V801');
  const { inValues = [], missingNames = [] } = Object.groupBy(
    all.filter(({ places }) => isMissing(places, unused)),
    ({ name }) => (values.has(groupOf(name)) ? 'inValues' : 'missingNames'),
  );
  const renamed = pairUp(missingNames, [...unused]);
  const paired = new Set(renamed.map(({ name }) => name));
  const removed = missingNames.filter(({ name, places }) => !paired.has(name) && places.length > 1);
  return [
    ...findGrouped(diagnostics, unused, values),
    ...[...Map.groupBy(inValues, ({ name }) => groupOf(name)).values()].map(explainUngrouped),
    ...[...Map.groupBy(renamed, groupsOf).values()]
      .filter((group) => !isMisspelled(group))
      .map(explainRenamed),
    ...(values.size === 0 && all.length > 1
      ? [explainAllRemoved(all)]
      : removed.map((each) => explainRemoved(each, values))),
  ];
}

/** Finds values that became groups while several texts still use them, and none their parts. */
function findGrouped(
  diagnostics: readonly Diagnostic[],
  unused: ReadonlySet<string>,
  values: Values,
): Missing[] {
  return placesByValue(diagnostics, 'V803').flatMap(({ name, places }) => {
    const members = [...values.keys()].filter((each) => each.startsWith(`${name}.`));
    if (places.length < 2 || !members.every((each) => unused.has(each))) return [];
    const one = members.length === 1 ? values.get(members[0] ?? '')?.text : undefined;
    return missing(
      [{ name, places }],
      {
        code: 'V803',
        where: { path: ['values', ...partsOf(name)], at: 'key' },
        message: `${places.length} texts use \`${name}\` as a value, and here it is a group of values.`,
        hints: `Write one text or number, \`${lastOf(name)}: ${one ?? '…'}\`, or name one of the group in these texts: ${members.map((each) => `\`$(${each})\``).join(', ')}.`,
      },
      members,
    );
  });
}

/** Explains a group that became a value while texts still use its parts. */
function explainUngrouped(all: readonly MissingName[]): Missing {
  const group = groupOf(all[0]?.name ?? '');
  const written = `${lastOf(group)}: { ${all.map(({ name }) => `${lastOf(name)}: …`).join(', ')} }`;
  return missing(
    all,
    {
      code: 'V801',
      where: { path: ['values', ...partsOf(group)], at: 'key' },
      message: `${textsOf(all)} ${andList(all.map(({ name }) => name))}, and here \`${group}\` is a single value.`,
      hints: `Write a group, \`${written}\`, or write \`$(${group})\` in these texts.`,
    },
    [group],
  );
}

/** Whether a value is missing. A name similar to a value that other texts use is a misspelling. */
function isMissing([first, ...more]: readonly Diagnostic[], unused: ReadonlySet<string>): boolean {
  const near = first?.fix?.certain ? first.fix.text : undefined;
  return near === undefined ? more.length > 0 || unused.size > 0 : unused.has(near);
}

/** Whether only one text uses a name similar to the unused one. Correcting it there is enough. */
const isMisspelled = ([first, ...more]: readonly Renamed[]): boolean =>
  more.length === 0 &&
  first?.places.length === 1 &&
  first.places[0]?.fix?.certain === true &&
  first.places[0].fix.text === first.unusedName;

/**
 * Pairs missing names with unused values: first by the same name in another group, then by
 * suggestion. Two names that have nothing in common are two mistakes, even if they are the only ones.
 */
function pairUp(missingNames: readonly MissingName[], unused: readonly string[]): Renamed[] {
  const left = new Set(unused);
  const open = new Set(missingNames);
  const pairs: Renamed[] = [];
  const pairBy = (fits: (each: MissingName, unusedName: string) => boolean) => {
    for (const each of open) {
      const fitting = [...left].filter((unusedName) => fits(each, unusedName));
      const rivals = [...open].filter((other) =>
        fitting.some((unusedName) => fits(other, unusedName)),
      );
      const [unusedName] = fitting;
      if (unusedName === undefined || fitting.length > 1 || rivals.length > 1) continue;
      pairs.push({ ...each, unusedName });
      left.delete(unusedName);
      open.delete(each);
    }
  };
  pairBy(({ name }, unusedName) => lastOf(name) === lastOf(unusedName));
  pairBy(({ places: [place] }, unusedName) => place?.fix?.text === unusedName);
  return pairs;
}

const partsOf = (name: string): string[] => name.split('.');
const lastOf = (name: string): string => partsOf(name).at(-1) ?? name;
const groupOf = (name: string): string => partsOf(name).slice(0, -1).join('.');

/** Groups names that moved between the same two groups, because they moved together. */
const groupsOf = ({ name, unusedName }: Renamed): string =>
  groupOf(name) === groupOf(unusedName) ? name : `${groupOf(name)}\n${groupOf(unusedName)}`;

const textsOf = (all: readonly MissingName[]): string => {
  const count = all.reduce((sum, { places }) => sum + places.length, 0);
  return count === 1 ? '1 text uses' : `${count} texts use`;
};

const missing = (
  all: readonly MissingName[],
  problem: Problem,
  unused: readonly string[] = [],
): Missing => ({ problem, replaced: new Set(all.flatMap(({ places }) => places)), unused });

function explainRenamed(all: readonly Renamed[]): Missing {
  const [{ name, unusedName } = { name: '', unusedName: '' }] = all;
  const problem =
    groupOf(name) === groupOf(unusedName)
      ? explainOtherName(all, name, unusedName)
      : explainOtherGroup(all, name, unusedName);
  return missing(
    all,
    problem,
    all.map((each) => each.unusedName),
  );
}

function explainOtherName(all: readonly Renamed[], name: string, unusedName: string): Problem {
  const last = lastOf(name);
  return {
    code: 'V801',
    where: { path: ['values', ...partsOf(unusedName)], at: 'key' },
    message: `${textsOf(all)} the value \`${name}\`, which is not there, and none uses \`${unusedName}\`.`,
    label: didYouMean([last]),
    hints: `Call the value \`${last}\` again, or write \`$(${unusedName})\` in all these texts.`,
    replacement: { title: `rename \`${unusedName}\` to \`${name}\``, text: last },
  };
}

function explainOtherGroup(all: readonly Renamed[], name: string, unusedName: string): Problem {
  const [group, other] = [groupOf(name), groupOf(unusedName)];
  const isDeeper = group === '' || other.startsWith(`${group}.`);
  const where = {
    path: ['values', ...partsOf(other === '' ? unusedName : other)],
    at: 'key' as const,
  };
  if (!isDeeper && other !== '' && !group.startsWith(`${other}.`))
    return {
      code: 'V801',
      where,
      message: `${textsOf(all)} the group of values \`${group}\`, which is not there, and none uses \`${other}\`.`,
      label: didYouMean([lastOf(group)]),
      hints: `Call the group \`${lastOf(group)}\` again, or write \`$(${unusedName})\` in these texts.`,
      replacement: { title: `rename \`${other}\` to \`${group}\``, text: lastOf(group) },
    };
  const written = `${lastOf(group)}: { ${all.map((each) => `${lastOf(each.name)}: …`).join(', ')} }`;
  const them = all.length === 1 ? 'it' : 'them';
  return {
    code: 'V801',
    where,
    message: `${textsOf(all)} ${andList(all.map((each) => each.name))}, and here ${all.length === 1 ? 'is' : 'are'} ${andList(all.map((each) => each.unusedName))}.`,
    hints: `${isDeeper ? `Take ${them} out of the group \`${lastOf(other)}\`` : `Put ${them} into a group, \`${written}\``}, or write \`$(${unusedName})\` in these texts.`,
  };
}

const toSeeWhatItWas = 'If it was there, `git diff site.yaml` shows what it was.';

/** Explains a removed value, at its group if that exists. */
function explainRemoved(missingName: MissingName, values: Values): Missing {
  const { name } = missingName;
  const group = groupOf(name);
  const isGroupThere = group !== '' && [...values.keys()].some((each) => groupOf(each) === group);
  const path = [...(values.size > 0 ? ['values'] : []), ...(isGroupThere ? partsOf(group) : [])];
  return missing([missingName], {
    code: 'V801',
    where: { path, at: path.length > 0 ? 'key' : 'value' },
    message: `${textsOf([missingName])} the value \`${name}\`, which is not there.`,
    hints: `Write \`${lastOf(name)}: …\` below \`${path.at(-1) ?? 'values'}\`, with the text or number that it stands for, or write the words themselves in these texts. ${toSeeWhatItWas}`,
  });
}

function explainAllRemoved(all: readonly MissingName[]): Missing {
  const names = all.map(({ name }) => name);
  return missing(all, {
    code: 'V801',
    where: { path: [], at: 'value' },
    message: `${textsOf(all)} ${names.length} values, and site.yaml has no \`values\`.`,
    hints: `They are ${andList(names.slice(0, 8))}${names.length > 8 ? ` and ${names.length - 8} more` : ''}. ${toSeeWhatItWas}`,
  });
}
