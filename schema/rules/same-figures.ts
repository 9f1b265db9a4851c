import { plural } from '../diagnostics/format.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import {
  betweenItems,
  betweenParts,
  type FigureFact,
  unpackFigures,
} from '../figures/collect-figures.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import { parseFigure } from '../figures/parse-figure.ts';
import type { Facts } from '../load/load-page.ts';
import { isShown, type Report, type Rule, type SiteView, type Spot } from '../validate/rule.ts';

/** K604: what somebody states twice is the same both times. */
const sameFigures: Rule = (site, report) => {
  let compared = 0;
  const differing = [...differingStatements(site)];
  const places = placesOf(differing, site);
  for (const statements of differing) {
    const groups = [...Map.groupBy(statements, ({ value }) => value).values()];
    compared += 1;
    compare(groups, places, site, report, compared <= mostWeighed);
  }
};

export default sameFigures;

/** A label that has more figures than that says too little to compare them. */
const mostValues = 3;

/** So many places of one figure are listed. */
const mostPlaces = 20;

/** So many labels are weighed by the texts of their pages, which takes reading them. */
const mostWeighed = 100;

/** What stands where a figure is still to come is reported as that. */
const isOpen = /^(?:t\.?b\.?[acd]\.?|[?.…]+%?|x{2,}%?)$/i;

interface Statement {
  page: Facts;
  fact: FigureFact;
  value: string;
}

/** The statements of each label that has two or three figures. Most have one, or many. */
function differingStatements(site: SiteView): Iterable<Statement[]> {
  const values = new Map<string, Set<string>>();
  for (const { key, fact } of figuresOf(site)) {
    if (isOpen.test(fact[3])) continue;
    const found = values.get(key);
    if (!found) values.set(key, new Set([fact[3]]));
    else if (found.size <= mostValues) found.add(fact[3]);
  }
  const differing = new Map<string, Statement[]>();
  for (const [key, { size }] of values) if (size > 1 && size <= mostValues) differing.set(key, []);
  if (differing.size === 0) return [];
  for (const { key, page, fact } of figuresOf(site)) {
    if (!isOpen.test(fact[3])) differing.get(key)?.push({ page, fact, value: fact[3] });
  }
  return differing.values();
}

function* figuresOf(site: SiteView): Generator<{ key: string; page: Facts; fact: FigureFact }> {
  for (const page of site.files) {
    if (!page.figures || !isShown(site, page)) continue;
    // Of two things of one name, each has figures of its own.
    const repeated = new Set(
      page.mismatches?.flatMap(({ code, name }) =>
        code === 'K605' ? [String(name).trim().toLowerCase()] : [],
      ),
    );
    for (const fact of unpackFigures(page.figures)) {
      // A value that is written wrong is a mistake by itself.
      if (repeated.has(fact[1].trim().toLowerCase()) || fact[3].includes('$(')) continue;
      // What is not written yet is reported as that.
      if (/X{2}/.test(fact[3])) continue;
      // `Quillmere Inc.` and `QUILLMERE INC` are one owner.
      const owner = fact[1].replace(/[^\p{L}\d]+/gu, '');
      yield { key: `${owner}${betweenParts}${fact[2].trim()}`.toLowerCase(), page, fact };
    }
  }
}

/** What most pages say is taken for right; where as many say something else, what their texts write more often, or what the home page says. */
function compare(
  groups: readonly Statement[][],
  places: ReadonlyMap<string, number>,
  site: SiteView,
  report: Report,
  isWeighed: boolean,
): void {
  const [usual] = groups.toSorted(
    (a, b) =>
      b.length - a.length ||
      doubtsOf(a) - doubtsOf(b) ||
      valuesIn(b) - valuesIn(a) ||
      placesWith(b, places) - placesWith(a, places) ||
      (isWeighed ? mentions(b, groups, site) - mentions(a, groups, site) : 0) ||
      isOnHome(b) - isOnHome(a),
  );
  const right = usual?.[0];
  if (!usual || !right) return;
  for (const group of groups) {
    const [wrong] = group;
    if (group === usual || !wrong) continue;
    const difference = findDifference(wrong, right);
    if (!difference) continue;
    if (difference === 'other') {
      reportOtherChart(group, right, report);
      continue;
    }
    const { here, there, name, isOtherUnit } = difference;
    const [, owner, label] = wrong.fact;
    const whose = owner ? ` of ${owner}` : '';
    const cause = `figure ${owner} ${label} ${wrong.value}`;
    const isMost = usual.length > group.length;
    const more = usual.length > 1 ? ` and ${plural(usual.length - 1, 'more place')}` : '';
    for (const { page, fact } of group.slice(0, mostPlaces)) {
      // What contradicts the words beside it is reported as that.
      if (page.mismatches?.some((each) => isAbout(each, fact[0], there))) continue;
      const isSameFile = page.file === right.page.file;
      report.cause(cause, spotOf(page.file, fact, difference), () => ({
        code: 'K604',
        severity: 'warning',
        message: `\`${label}\`${whose} is \`${here}\` here${name ? ` for \`${name}\`` : ''}, and \`${there}\` in ${right.page.file}${more}.`,
        label: `\`${there}\` in ${right.page.file}`,
        hints: [
          isOtherUnit
            ? 'The two do not count the same, so most likely one of them has the label of another figure.'
            : `One label has one figure on all pages. ${isMost ? 'Most places say something else, so correct this one' : 'Correct this one, or the other where that is wrong'}. If both are right, name what sets them apart.`,
        ],
        ...(isSameFile
          ? { see: [pathOf(right.fact, difference)] }
          : { seeIn: [spotOf(right.page.file, right.fact, difference)] }),
        ...(!isOtherUnit && {
          replacement: {
            title: `write \`${there}\``,
            text: /^-?[\d.]+$/.test(there) && name ? there : JSON.stringify(there),
            certain: false,
          },
        }),
      }));
    }
  }
}

/** Whether a figure is found to be another by what stands beside it, too. */
const isAbout = ({ pointer, instead }: Mismatch, place: string, value: string) =>
  pointer === place && String(instead) === value;

/** Charts in which most values differ are about two things, and one of them has the title of the other. */
function reportOtherChart(group: readonly Statement[], right: Statement, report: Report): void {
  const there = titleOf(right);
  for (const statement of group.slice(0, mostPlaces)) {
    const [, owner, label, value] = statement.fact;
    const spot = titleOf(statement);
    report.cause(`chart ${owner} ${label} ${value}`, spot, () => ({
      code: 'K604',
      severity: 'warning',
      message: `The drawing in ${right.page.file} has this title, owner and period, too, and other values.`,
      label: `the title of another drawing, too`,
      hints: [
        'Two drawings of one thing show the same. Most likely one of the two titles was copied and not written anew; where both are right, name what sets them apart.',
      ],
      ...(spot.file === there.file ? { see: [there.path] } : { seeIn: [there] }),
    }));
  }
}

/** Where the title of a drawing stands. */
function titleOf({ page: { file }, fact: [pointer] }: Statement) {
  const path = [...pointerToPath(pointer).slice(0, -1), 'title'];
  return { file, path, where: { path, at: 'value' as const } };
}

/** How many places have a label with one figure, whoever owns it: a customer may tell what other pages do. */
function placesOf(differing: readonly Statement[][], site: SiteView): Map<string, number> {
  const places = new Map<string, number>();
  if (differing.length === 0) return places;
  const labels = new Set(differing.map(([one]) => one?.fact[2].toLowerCase()));
  for (const { fact } of figuresOf(site)) {
    if (!labels.has(fact[2].toLowerCase())) continue;
    const key = placeKey(fact);
    places.set(key, (places.get(key) ?? 0) + 1);
  }
  return places;
}

const placeKey = ([, , label, value]: FigureFact): string =>
  `${label}${betweenParts}${value}`.toLowerCase();

const placesWith = ([one]: readonly Statement[], places: ReadonlyMap<string, number>): number =>
  one ? (places.get(placeKey(one.fact)) ?? 0) : 0;

const isOnHome = (statements: readonly Statement[]): number =>
  statements.some(({ page }) => page.file === 'pages/index.yaml') ? 1 : 0;

/** How many of them contradict what stands beside them. */
const doubtsOf = (statements: readonly Statement[]): number =>
  statements.filter(({ page, fact: [pointer] }) => {
    const object = pointer.slice(0, pointer.lastIndexOf('/') + 1);
    return page.mismatches?.some((each) => each.pointer.startsWith(object));
  }).length;

/** How many of them are written with a value of site.yaml, which is more likely right than what is typed. */
function valuesIn(statements: readonly Statement[]): number {
  return statements.filter(({ page, fact: [pointer] }) =>
    page.values?.at.some(([at]) => at === pointer || at.startsWith(`${pointer}/`)),
  ).length;
}

/** How often the pages of all statements write a figure; what is told apart by one item of many is not looked for. */
function mentions(
  [one]: readonly Statement[],
  groups: readonly Statement[][],
  site: SiteView,
): number {
  const written = one?.value.includes(betweenItems) ? undefined : one?.value.trim();
  if (!written) return 0;
  const files = new Set(groups.flat().map(({ page }) => page.file));
  return [...files].reduce(
    (sum, file) => sum + (site.readText(file)?.split(written).length ?? 1) - 1,
    0,
  );
}

interface Difference {
  here: string;
  there: string;
  /** The way from the figure to the value that differs, where it is one of a list. */
  path: (string | number)[];
  name?: string;
  /** The two count other things: `$6.38M` and `74.4%`. */
  isOtherUnit?: boolean;
}

function findDifference(wrong: Statement, right: Statement): Difference | 'other' | undefined {
  const [here, there] = [wrong.value, right.value].map((value) => value.split(betweenItems));
  if (!here || !there) return undefined;
  if (here.length === 1) {
    if (areEqual(wrong.value, right.value)) return undefined;
    const [a, b] = [wrong.value, right.value].map((value) => parseFigure(value, 'en'));
    const [own = '', other = ''] = [a, b].map((figure) => figure?.unit.replace('+', ''));
    const isOtherUnit = own !== '' && other !== '' && own !== other;
    return { here: wrong.value, there: right.value, path: [], isOtherUnit };
  }
  // Charts of other times or things only share a title.
  const items = here.map((item, index) => [item, there[index] ?? ''].map(divide));
  if (here.length !== there.length || items.some(([a, b]) => a?.label !== b?.label))
    return undefined;
  const differing = [...items.keys()].filter((at) => {
    const [a, b] = items[at] ?? [];
    return a && b && !areEqual(a.value, b.value);
  });
  if (differing.length > 1 && differing.length * 2 > items.length) return 'other';
  const [index = -1] = differing;
  const [a, b] = items[index] ?? [];
  if (!a || !b) return undefined;
  return { here: a.value, there: b.value, path: [index, 'value'], name: a.label };
}

function divide(item: string): { label: string; value: string } {
  const [label = '', value = ''] = item.split(betweenParts);
  return { label, value };
}

/** `$6.38M` and `$6,384K` are the same, one of them rounded. What counts other things is not compared. */
function areEqual(first: string, second: string): boolean {
  return (['en', 'de'] as const).some((marks) => {
    const [a, b] = [parseFigure(first, marks), parseFigure(second, marks)];
    if (!a || !b || a.unit !== b.unit)
      return first.trim().toLowerCase() === second.trim().toLowerCase();
    return Math.abs(a.value - b.value) <= Math.max(a.halfStep, b.halfStep) * 1.000001;
  });
}

const pathOf = ([pointer]: FigureFact, { path }: Difference) => [
  ...pointerToPath(pointer),
  ...path,
];

const spotOf = (file: string, fact: FigureFact, difference: Difference): Spot => ({
  file,
  where: { path: pathOf(fact, difference), at: 'value' },
});
