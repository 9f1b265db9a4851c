import { plural } from '../diagnostics/format.ts';
import type { Facts } from '../facts/facts.ts';
import {
  differing,
  type Finding,
  type Report,
  type SiteView,
  seeAlso,
  valueIn,
} from '../facts/rule.ts';
import { isSignless } from '../facts/signless-prices.ts';
import { findTyped, usedPrices } from '../facts/typed-prices.ts';
import { type FigureFact, unpackFigures } from '../figures/collect-figures.ts';
import { type DrawnFigure, unpackDrawn } from '../figures/drawn-figures.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import { areEqual, type Figure, parseFigure } from '../figures/parse-figure.ts';
import { writing } from '../model/diagnostics.ts';
import { pointerAround } from '../model/pointer.ts';

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

/** Separates an owner and a label, or a label and a figure. */
const between = '\t';

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
  const keyOf = createKeys(site);
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
    if (!statements || isPlaceholder(fact[3])) continue;
    // A typed price beside values of site.yaml, and one without its sign, is reported there.
    if (findTyped(fact, usedPrices(page), site.values) || isSignless(site, page, fact[0])) continue;
    statements.push({ page, fact, value: fact[3] });
  }
  return differing.values();
}

/** Returns a function for what two figures have to share to be compared: their owner and label. */
function createKeys(site: SiteView): (fact: FigureFact) => string {
  // Spelling variants such as `Quillmere Inc.` and `QUILLMERE INC` are one owner.
  const owners = new Map<string, string>();
  const ownerCalled = (name: string): string => {
    const owner = owners.get(name) ?? name.replace(/[^\p{L}\d]+/gu, '').toLowerCase();
    owners.set(name, owner);
    return owner;
  };
  let all: Set<string> | undefined;
  // A line below figures says many things, and names an owner only if other figures have that one.
  const creditedTo = (name: string): string => {
    all ??= new Set([...figuresOf(site)].map(({ fact: [, owner] }) => ownerCalled(owner)));
    const owner = ownerCalled(name);
    return all.has(owner) ? owner : '';
  };
  return ([, name, label, , credit]) => {
    const owner = credit === undefined ? ownerCalled(name) : creditedTo(credit);
    return `${owner}${between}${label.trim().toLowerCase()}`;
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
  if (!wrong || !right) return;
  const differences = findDifferences(wrong, right);
  if (differences === 'other') {
    reportOtherChart(group, right, report);
    return;
  }
  for (const difference of differences) reportDifference(difference, group, usual, report);
}

function reportDifference(
  difference: Difference,
  group: readonly Statement[],
  usual: readonly Statement[],
  report: Report,
): void {
  const { path, name = '', there } = difference;
  for (const { page, fact } of group.slice(0, mostPlaces)) {
    // A figure that contradicts its own page is reported there.
    const place = placeOf(fact, path.here);
    if (page.mismatches?.some((each) => isAbout(each, place, there))) continue;
    const [, owner, label, value] = fact;
    report.cause(`figure ${owner} ${label} ${name} ${value}`, valueIn(page.file, place), () =>
      explain(page.file, fact, usual, group.length, difference),
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
  const { here, there, name, path, isOtherUnit, replacement } = difference;
  const { page } = usual[0] as Statement;
  const whose = owner ? ` of ${owner}` : '';
  const of = name ? ` for \`${name}\`` : '';
  const isSameFile = file === page.file;
  const where = isSameFile ? 'elsewhere in this file' : `in ${page.file}`;
  const more = usual.length > 1 ? ` and ${plural(usual.length - 1, 'more place')}` : '';
  return {
    code: 'K604',
    severity: 'warning',
    ...differing(file, (at) =>
      isSameFile && more === ''
        ? `\`${label}\`${whose} is in this file twice${of}, as \`${here}\` and as \`${there}\`.`
        : `\`${label}\`${whose} is \`${here}\` ${at}${of}, and \`${there}\` ${where}${more}.`,
    ),
    label: `\`${there}\` ${where}`,
    hints: isOtherUnit
      ? 'The two do not count the same, so most likely one of them has the label of another figure.'
      : `A label has the same figure on all pages. ${usual.length > count ? `Most places say something else, so correct \`${here}\`` : 'Correct the one that is wrong'}. If both are right, name what sets them apart.`,
    ...seeAlso(
      file,
      usual.map(({ page, fact }) => valueIn(page.file, placeOf(fact, path.there))),
    ),
    replacement: replacement === undefined ? undefined : writing(replacement, { shown: there }),
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
      spot.file === there.file ? 'another one in this file' : `the one in ${there.file}`;
    report.cause(`chart ${owner} ${label} ${value}`, spot, () => ({
      code: 'K604',
      severity: 'warning',
      ...differing(
        spot.file,
        (here) =>
          `The drawing ${here} and ${other} have the same title, owner and period, and other values.`,
      ),
      label: `the title of another drawing, too`,
      hints:
        'Two drawings of the same thing show the same numbers. Most likely one of the two titles was copied and not changed; where both are right, name what sets them apart.',
      ...seeAlso(spot.file, [there]),
    }));
  }
}

/** Returns the place of a chart's title. */
const titleOf = ({ page: { file }, fact: [pointer] }: Statement) => valueIn(file, pointer);

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
  `${label}${between}${value}`.toLowerCase();

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
  return statements.filter(({ page, fact: [pointer, , , value] }) => {
    const isDrawing = unpackDrawn(value) !== undefined;
    const place = isDrawing ? `${pointerAround(pointer)}/` : pointer;
    return page.values?.at.some(([at]) => (isDrawing ? at.startsWith(place) : at === place));
  }).length;
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
      if (figure === '' || unpackDrawn(figure)) continue;
      const found = text.split(figure).length - 1;
      counts.set(group, (counts.get(group) ?? 0) + found);
    }
  }
  return counts;
}

interface Difference {
  here: string;
  there: string;
  /** Where the two are, each below its drawing; empty for a figure of its own. */
  path: { here: string; there: string };
  name?: string;
  /** Whether the two have different units: `$6.38M` and `74.4%`. */
  isOtherUnit?: boolean;
  /** What to write instead; absent if the two are not written alike. */
  replacement?: string;
}

function findDifferences(wrong: Statement, right: Statement): Difference[] | 'other' {
  const [here, there] = [wrong, right].map(({ value }) => unpackDrawn(value));
  if (here && there) return compareDrawings(here, there);
  if (here || there || areEqual(wrong.value, right.value)) return [];
  const isOtherUnit = haveOtherUnits(wrong.value, right.value);
  return [
    {
      here: wrong.value,
      there: right.value,
      path: { here: '', there: '' },
      isOtherUnit,
      ...(!isOtherUnit && { replacement: JSON.stringify(right.value) }),
    },
  ];
}

const haveOtherUnits = (...values: [string, string]): boolean => {
  const [own = '', other = ''] = values.map((value) =>
    parseFigure(value, 'en')?.unit.replace('+', ''),
  );
  return own !== '' && other !== '' && own !== other;
};

/** Compares the figures with the same names. */
function compareDrawings(
  here: readonly DrawnFigure[],
  there: readonly DrawnFigure[],
): Difference[] | 'other' {
  const areTables = [here, there].every((drawn) => drawn.every(({ column }) => column !== ''));
  const [own, other] = [here, there].map((drawn) => byName(drawn, areTables));
  const pairs = [...(own ?? [])].flatMap(([name, a]) => {
    const b = other?.get(name);
    return b && !haveOtherUnits(a.value, b.value) ? [{ a, b }] : [];
  });
  const differing = pairs.filter(({ a, b }) => !areAlike(a.value, b.value));
  // What follows from others differs with them, and by itself only if all of them are there.
  const causes = differing.filter(({ a }) => !a.follows);
  const count = pairs.filter(({ a }) => !a.follows).length;
  const haveSameNames = here.length === there.length && pairs.length === here.length;
  // Drawings of other periods or things only share a title.
  if (!haveSameNames && causes.length * 2 >= count) return [];
  if (causes.length > 1 && causes.length * 2 > count) return 'other';
  return (causes.length > 0 || !haveSameNames ? causes : differing.slice(0, 1)).map(({ a, b }) => ({
    here: a.value,
    there: b.value,
    path: { here: a.path, there: b.path },
    name: areTables ? `${a.name}, ${a.column}` : a.name,
    ...(a.column === b.column && { replacement: areTables ? JSON.stringify(b.value) : b.value }),
  }));
}

/** Returns figures by name, without those whose name another one has, too. */
function byName(drawn: readonly DrawnFigure[], withColumn: boolean): Map<string, DrawnFigure> {
  const groups = Map.groupBy(drawn, ({ name, column }) =>
    `${name}${withColumn ? between + column : ''}`.toLowerCase(),
  );
  return new Map(
    [...groups].flatMap(([name, [one, ...more]]) =>
      one && more.length === 0 ? [[name, one]] : [],
    ),
  );
}

/** Whether two figures are equal; of one that is a bare number, the scale is unknown. */
function areAlike(one: string, other: string): boolean {
  if (areEqual(one, other)) return true;
  return (['en', 'de'] as const).some((marks) => {
    const figures = [one, other].map((text) => parseFigure(text, marks));
    const [bare, more] = figures.toSorted((a, b) => Number(isBare(b)) - Number(isBare(a)));
    if (!bare || !more || !isBare(bare) || isBare(more)) return false;
    return scales.some((scale) => {
      const step = Math.max(bare.halfStep, more.halfStep / scale);
      return Math.abs(bare.value - more.value / scale) <= step * 1.000001;
    });
  });
}

const scales = [1, 1e3, 1e6, 1e9];

/** Whether a figure has neither a unit nor a scale. */
const isBare = (figure: Figure | undefined): boolean =>
  figure?.unit === '' && figure.style.factor === 1;

const placeOf = ([pointer]: FigureFact, path: string): string =>
  path === '' ? pointer : `${pointerAround(pointer)}/${path}`;
