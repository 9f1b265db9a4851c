import type { FigureFact } from '../../figures/collect-figures.ts';
import { unpackDrawn } from '../../figures/drawn-figures.ts';
import { pointerAround } from '../../model/pointer.ts';
import type { SiteView } from '../rule.ts';
import { between, figuresOf, type Statement } from './statements.ts';

/**
 * Maximum number of labels compared by the texts of their pages, which have to be read for that.
 */
const mostWeighed = 100;

/** The statements of one label, by what they say. */
interface Weighed {
  usual: readonly Statement[];
  others: readonly Statement[][];
}

/** Tells the usual value of each label from the others. */
export function* weighStatements(
  differing: readonly Statement[][],
  site: SiteView,
): Generator<Weighed> {
  const places = placesOf(differing, site);
  for (const [index, statements] of differing.entries()) {
    const groups = [...Map.groupBy(statements, ({ value }) => value).values()];
    const usual = findUsual(groups, places, index < mostWeighed ? site : undefined);
    yield { usual, others: groups.filter((group) => group !== usual) };
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
