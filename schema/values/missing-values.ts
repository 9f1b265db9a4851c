import type { Diagnostic, Problem } from '../diagnostics/diagnostics.ts';
import type { Values } from './values.ts';

/** What is said of names that no value has: their places, and the values that nothing uses. */
export interface Missing {
  problem: Problem;
  /** What is said of the places by themselves, and is said by this one now. */
  replaced: ReadonlySet<Diagnostic>;
  /** Values that are unused for the same reason. */
  unused: readonly string[];
}

/** A name that texts use, and what is said of each. */
interface Lost {
  name: string;
  places: readonly Diagnostic[];
}

/** A name that texts use, and the value that has most likely had it. */
interface Renamed extends Lost {
  there: string;
}

/**
 * Names that texts use and no value has: a value was renamed, moved into a group or removed. That is
 * one mistake, and it stands in site.yaml. A name that one text uses is misspelt there, unless a value
 * has lost its use.
 * @param unused names of values
 */
export function findMissing(
  diagnostics: readonly Diagnostic[],
  unused: ReadonlySet<string>,
  values: Values,
): Missing[] {
  const all = [
    ...Map.groupBy(
      diagnostics.filter(({ code }) => code === 'V801'),
      ({ message }) => /`([^`]+)`/.exec(message)?.[1] ?? '',
    ),
  ].map(([name, places]): Lost => ({ name, places }));
  const lost = all.filter(({ places }) => isLost(places, unused));
  const renamed = pairUp(lost, [...unused]);
  const paired = new Set(renamed.map(({ name }) => name));
  const gone = lost.filter(({ name, places }) => !paired.has(name) && places.length > 1);
  return [
    ...[...Map.groupBy(renamed, groupsOf).values()].map(explainRenamed),
    ...(values.size === 0 && gone.length > 1
      ? [explainAllGone(gone)]
      : gone.map((each) => explainGone(each, values))),
  ];
}

/** Not where the name is nearly that of a value which other texts use: there it is misspelt. */
function isLost([first, ...more]: readonly Diagnostic[], unused: ReadonlySet<string>): boolean {
  const near = first?.fix?.certain ? first.fix.text : undefined;
  return near === undefined ? more.length > 0 || unused.size > 0 : unused.has(near);
}

/** First what has the same name elsewhere, then what was suggested, then what alone is left. */
function pairUp(lost: readonly Lost[], unused: readonly string[]): Renamed[] {
  const left = new Set(unused);
  const open = new Set(lost);
  const pairs: Renamed[] = [];
  const pairBy = (fits: (each: Lost, there: string) => boolean) => {
    for (const each of open) {
      const fitting = [...left].filter((there) => fits(each, there));
      const rivals = [...open].filter((other) => fitting.some((there) => fits(other, there)));
      const [there] = fitting;
      if (there === undefined || fitting.length > 1 || rivals.length > 1) continue;
      pairs.push({ ...each, there });
      left.delete(there);
      open.delete(each);
    }
  };
  pairBy(({ name }, there) => lastOf(name) === lastOf(there));
  pairBy(({ places: [place] }, there) => place?.fix?.text === there);
  pairBy(({ name }, there) => groupOf(name) === groupOf(there));
  return pairs;
}

const partsOf = (name: string): string[] => name.split('.');
const lastOf = (name: string): string => partsOf(name).at(-1) ?? name;
const groupOf = (name: string): string => partsOf(name).slice(0, -1).join('.');

/** What was moved from one group to another was moved at once. */
const groupsOf = ({ name, there }: Renamed): string =>
  groupOf(name) === groupOf(there) ? name : `${groupOf(name)}\n${groupOf(there)}`;

const textsOf = (all: readonly Lost[]): string => {
  const count = all.reduce((sum, { places }) => sum + places.length, 0);
  return count === 1 ? '1 text uses' : `${count} texts use`;
};

const listed = (names: readonly string[]): string =>
  names.length === 1
    ? `\`${names[0]}\``
    : `${names
        .slice(0, -1)
        .map((name) => `\`${name}\``)
        .join(', ')} and \`${names.at(-1)}\``;

const missing = (
  all: readonly Lost[],
  problem: Problem,
  unused: readonly string[] = [],
): Missing => ({ problem, replaced: new Set(all.flatMap(({ places }) => places)), unused });

function explainRenamed(all: readonly Renamed[]): Missing {
  const [{ name, there } = { name: '', there: '' }] = all;
  const unused = all.map((each) => each.there);
  const [group, other] = [groupOf(name), groupOf(there)];
  if (group === other) {
    const last = lastOf(name);
    return missing(
      all,
      {
        code: 'V801',
        where: { path: ['values', ...partsOf(there)], at: 'key' },
        message: `${textsOf(all)} the value \`${name}\`, which is not there, and none uses \`${there}\`.`,
        label: `did you mean \`${last}\`?`,
        hints: [`Call the value \`${last}\` again, or write \`$(${there})\` in all these texts.`],
        replacement: { title: `rename \`${there}\` to \`${name}\``, text: last, certain: false },
      },
      unused,
    );
  }
  const names = all.map((each) => lastOf(each.name));
  const isOtherGroup = group !== '' && other !== '';
  const written = `${group}: { ${names.map((each) => `${each}: …`).join(', ')} }`;
  return missing(
    all,
    {
      code: 'V801',
      where: {
        path: ['values', ...(other === '' ? partsOf(there) : partsOf(other))],
        at: 'key',
      },
      message: isOtherGroup
        ? `${textsOf(all)} the group of values \`${group}\`, which is not there, and none uses \`${other}\`.`
        : `${textsOf(all)} ${listed(all.map((each) => each.name))}, and here ${unused.length === 1 ? 'stands' : 'stand'} ${listed(unused)}.`,
      ...(isOtherGroup && { label: `did you mean \`${lastOf(group)}\`?` }),
      hints: [
        isOtherGroup
          ? `Call the group \`${lastOf(group)}\` again, or write \`$(${there})\` in these texts.`
          : group === ''
            ? `Take ${names.length === 1 ? 'it' : 'them'} out of the group \`${other}\`, or write \`$(${there})\` in these texts.`
            : `Put ${names.length === 1 ? 'it' : 'them'} into a group, \`${written}\`, or write \`$(${there})\` in these texts.`,
      ],
      ...(isOtherGroup && {
        replacement: {
          title: `rename \`${other}\` to \`${group}\``,
          text: lastOf(group),
          certain: false,
        },
      }),
    },
    unused,
  );
}

const toSeeWhatItWas = 'If it was there, `git diff site.yaml` shows what it was.';

/** At the group that it belongs to, as far as that is there. */
function explainGone(lost: Lost, values: Values): Missing {
  const { name } = lost;
  const group = groupOf(name);
  const isGroupThere = group !== '' && [...values.keys()].some((each) => groupOf(each) === group);
  const path = [...(values.size > 0 ? ['values'] : []), ...(isGroupThere ? partsOf(group) : [])];
  return missing([lost], {
    code: 'V801',
    where: { path, at: path.length > 0 ? 'key' : 'value' },
    message: `${textsOf([lost])} the value \`${name}\`, which is not there.`,
    hints: [
      `Write \`${lastOf(name)}: …\` below \`${path.at(-1) ?? 'values'}\`, with the text or number that it stands for, or write the words themselves in these texts. ${toSeeWhatItWas}`,
    ],
  });
}

function explainAllGone(all: readonly Lost[]): Missing {
  const names = all.map(({ name }) => name);
  return missing(all, {
    code: 'V801',
    where: { path: [], at: 'value' },
    message: `${textsOf(all)} ${names.length} values, and site.yaml has no \`values\`.`,
    hints: [
      `They are ${listed(names.slice(0, 8))}${names.length > 8 ? ` and ${names.length - 8} more` : ''}. ${toSeeWhatItWas}`,
    ],
  });
}
