import { writing } from '../diagnostics/diagnostics.ts';
import { plural } from '../diagnostics/format.ts';
import { pointerAround, pointerToPath } from '../diagnostics/pointer.ts';
import {
  betweenItems,
  betweenParts,
  type FigureFact,
  unpackFigures,
} from '../figures/collect-figures.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import { areEqual, parseFigure } from '../figures/parse-figure.ts';
import type { Facts } from '../load/load-page.ts';
import { type Finding, type Report, type SiteView, seeAlso, valueIn } from '../validate/rule.ts';

/** K604: reports a figure that has different values in different places. */
export default function sameFigures(site: SiteView, report: Report): void {
  const differing = [...differingStatements(site)];
  const places = placesOf(differing, site);
  for (const [index, statements] of differing.entries()) {
    const groups = [...Map.groupBy(statements, ({ value }) => value).values()];
    const usual = findUsual(groups, places, index < mostWeighed ? site : undefined);
    for (const group of groups) if (group !== usual) reportGroup(group, usual, report);
  }
}

/** A label with more values than this is too general to compare. */
const mostValues = 3;

/** Maximum number of places listed for one figure. */
const mostPlaces = 20;

/**
 * Maximum number of labels compared by the texts of their pages, which have to be read for that.
 */
const mostWeighed = 100;

/** Placeholders for missing figures. */
const isOpen = /^(?:t\.?b\.?[acd]\.?|[?.…]+%?|x{2,}%?)$/i;

interface Statement {
  page: Facts;
  fact: FigureFact;
  value: string;
}

/**
 * Returns the statements of each label that has two or three values. Most labels have one, or many.
 */
function differingStatements(site: SiteView): Iterable<Statement[]> {
  const keyOf = createKeys();
  const values = new Map<string, Set<string>>();
  for (const { fact } of figuresOf(site)) {
    const key = keyOf(fact);
    const found = values.get(key) ?? new Set();
    if (found.size > mostValues || found.has(fact[3]) || isPlaceholder(fact[3])) continue;
    values.set(key, found.add(fact[3]));
  }
  const differing = new Map<string, Statement[]>();
  for (const [key, { size }] of values) if (size > 1 && size <= mostValues) differing.set(key, []);
  if (differing.size === 0) return [];
  for (const { page, fact } of figuresOf(site)) {
    const statements = differing.get(keyOf(fact));
    if (statements && !isPlaceholder(fact[3])) statements.push({ page, fact, value: fact[3] });
  }
  return differing.values();
}

/** Returns a function for what two figures have to share to be compared: their owner and label. */
function createKeys(): (fact: FigureFact) => string {
  // Spelling variants such as `Quillmere Inc.` and `QUILLMERE INC` are one owner.
  const owners = new Map<string, string>();
  return ([, name, label]) => {
    const owner = owners.get(name) ?? name.replace(/[^\p{L}\d]+/gu, '');
    owners.set(name, owner);
    return `${owner}${betweenParts}${label.trim()}`.toLowerCase();
  };
}

/** Whether a value is missing or wrongly written, which is reported elsewhere. */
const isPlaceholder = (value: string): boolean =>
  value.includes('$(') || /X{2}/.test(value) || isOpen.test(value);

function* figuresOf(site: SiteView): Generator<{ page: Facts; fact: FigureFact }> {
  for (const page of site.shown) {
    if (!page.figures) continue;
    // If two things have the same name, each has its own figures.
    const repeated = new Set(
      page.mismatches?.flatMap(({ code, name }) =>
        code === 'K605' ? [String(name).trim().toLowerCase()] : [],
      ),
    );
    for (const fact of unpackFigures(page.figures)) {
      if (repeated.size === 0 || !repeated.has(fact[1].trim().toLowerCase())) yield { page, fact };
    }
  }
}

/**
 * Decides which value is right: the one on most pages; in a tie, the one that their texts mention
 * more often, or the one on the home page.
 * @param site the site whose texts count; `undefined` if there are too many to read
 */
function findUsual(
  groups: readonly Statement[][],
  places: ReadonlyMap<string, number>,
  site: SiteView | undefined,
): readonly Statement[] {
  let mentions: ReturnType<typeof countMentions> | undefined;
  const mentionsOf = (group: readonly Statement[]): number => {
    if (!site) return 0;
    mentions ??= countMentions(groups, site);
    return mentions.get(group) ?? 0;
  };
  const [usual = []] = groups.toSorted(
    (a, b) =>
      b.length - a.length ||
      doubtsOf(a) - doubtsOf(b) ||
      valuesIn(b) - valuesIn(a) ||
      placesWith(b, places) - placesWith(a, places) ||
      mentionsOf(b) - mentionsOf(a) ||
      isOnHome(b) - isOnHome(a),
  );
  return usual;
}

/** Reports the statements of a value that differs from the usual one. */
function reportGroup(
  group: readonly Statement[],
  usual: readonly Statement[],
  report: Report,
): void {
  const [[wrong], [right]] = [group, usual];
  const difference = wrong && right && findDifference(wrong, right);
  if (!difference) return;
  if (difference === 'other') {
    reportOtherChart(group, right, report);
    return;
  }
  const [, owner, label] = wrong.fact;
  for (const { page, fact } of group.slice(0, mostPlaces)) {
    // A figure that contradicts its own page is reported there.
    if (page.mismatches?.some((each) => isAbout(each, fact[0], difference.there))) continue;
    const spot = spotOf(page.file, fact, difference);
    report.cause(`figure ${owner} ${label} ${wrong.value}`, spot, () =>
      explain(page.file, wrong.fact, usual, group.length, difference),
    );
  }
}

/** @param count the number of statements that say the same */
function explain(
  file: string,
  [, owner, label]: FigureFact,
  usual: readonly Statement[],
  count: number,
  difference: Difference,
): Finding {
  const { here, there, name, isOtherUnit } = difference;
  const { page, fact } = usual[0] as Statement;
  const whose = owner ? ` of ${owner}` : '';
  const of = name ? ` for \`${name}\`` : '';
  const isSameFile = file === page.file;
  const where = isSameFile ? 'elsewhere in this file' : `in ${page.file}`;
  const more = usual.length > 1 ? ` and ${plural(usual.length - 1, 'more place')}` : '';
  const isNumber = name !== undefined && /^-?[\d.]+$/.test(there);
  return {
    code: 'K604',
    severity: 'warning',
    message:
      isSameFile && more === ''
        ? `\`${label}\`${whose} is in this file twice${of}, as \`${here}\` and as \`${there}\`.`
        : `\`${label}\`${whose} is \`${here}\` here${of}, and \`${there}\` ${where}${more}.`,
    label: `\`${there}\` ${where}`,
    hints: isOtherUnit
      ? 'The two do not count the same, so most likely one of them has the label of another figure.'
      : `A label has the same figure on all pages. ${usual.length > count ? 'Most places say something else, so correct this one' : 'Correct this one, or the other where that is wrong'}. If both are right, name what sets them apart.`,
    ...seeAlso(file, spotOf(page.file, fact, difference)),
    replacement: isOtherUnit
      ? undefined
      : writing(isNumber ? there : JSON.stringify(there), { shown: there }),
  };
}

/** Whether its own page corrects a figure to the same value. */
const isAbout = ({ pointer, instead }: Mismatch, place: string, value: string) =>
  pointer === place && String(instead) === value;

/**
 * Reports charts in which most values differ: they show different things, and one has the title of
 * the other.
 */
function reportOtherChart(group: readonly Statement[], right: Statement, report: Report): void {
  const there = titleOf(right);
  for (const statement of group.slice(0, mostPlaces)) {
    const [, owner, label, value] = statement.fact;
    const spot = titleOf(statement);
    const other =
      spot.file === there.file ? 'Another drawing in this file' : `The drawing in ${there.file}`;
    report.cause(`chart ${owner} ${label} ${value}`, spot, () => ({
      code: 'K604',
      severity: 'warning',
      message: `${other} has this title, owner and period, too, and other values.`,
      label: `the title of another drawing, too`,
      hints:
        'Two drawings of the same thing show the same numbers. Most likely one of the two titles was copied and not changed; where both are right, name what sets them apart.',
      ...seeAlso(spot.file, there),
    }));
  }
}

/** Returns the place of a chart's title. */
const titleOf = ({ page: { file }, fact: [pointer] }: Statement) =>
  valueIn(file, `${pointerAround(pointer)}/title`);

/**
 * Counts the places with the same label and figure, regardless of the owner: a customer's page may state
 * the same as other pages.
 */
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

/** Counts the statements that contradict their own page. */
const doubtsOf = (statements: readonly Statement[]): number =>
  statements.filter(({ page, fact: [pointer] }) => {
    const object = `${pointerAround(pointer)}/`;
    return page.mismatches?.some((each) => each.pointer.startsWith(object));
  }).length;

/**
 * Counts the statements written with a value of site.yaml, which is more likely right than a typed
 * figure.
 */
function valuesIn(statements: readonly Statement[]): number {
  return statements.filter(({ page, fact: [pointer] }) =>
    page.values?.at.some(([at]) => at === pointer || at.startsWith(`${pointer}/`)),
  ).length;
}

/**
 * Counts how often the pages of all statements mention the figure of each group. Lists that differ in
 * one of many items are not searched for. Each page is read once.
 */
function countMentions(
  groups: readonly Statement[][],
  site: SiteView,
): Map<readonly Statement[], number> {
  const counts = new Map<readonly Statement[], number>();
  const files = new Set(groups.flat().map(({ page }) => page.file));
  for (const file of files) {
    const text = site.readText(file) ?? '';
    for (const group of groups) {
      const figure = group[0]?.value.trim() ?? '';
      if (figure === '' || figure.includes(betweenItems)) continue;
      const found = text.split(figure).length - 1;
      counts.set(group, (counts.get(group) ?? 0) + found);
    }
  }
  return counts;
}

interface Difference {
  here: string;
  there: string;
  /** Path from the figure to the different value, if the figure is a list. */
  path: (string | number)[];
  name?: string;
  /** Whether the two have different units: `$6.38M` and `74.4%`. */
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
  // Charts of other periods or things only share a title.
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

const spotOf = (file: string, [pointer]: FigureFact, { path }: Difference) =>
  valueIn(file, [...pointerToPath(pointer), ...path]);
