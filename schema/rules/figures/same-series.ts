import { differing, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { isTelling, unpackSeries, windowsOf } from '../../figures/series.ts';
import { writing } from '../../model/diagnostics.ts';

/** K620: reports a series of numbers that differs between two pages. */
export default function sameSeries(site: SiteView, report: Report): void {
  const reported = new Set<string>();
  for (const group of [...namedAlike(site), ...windowsAlike(site)]) {
    const differing = findDiffering(group);
    if (!differing || reported.has(keyOf(differing.wrong))) continue;
    reported.add(keyOf(differing.wrong));
    explain(differing, report);
  }
}

const keyOf = ({ file, pointer }: Seen): string => `${file} ${pointer}`;

/** Returns places where four of five numbers at the beginning or the end of two series are the same. */
function windowsAlike(site: SiteView): Iterable<Seen[]> {
  const seen = new Map<string, Seen[]>();
  for (const { file, values, pointer } of seriesOf(site)) {
    for (const { start, window } of windowsOf(values)) {
      for (const [gap, key] of withGaps(window)) {
        const others = seen.get(key) ?? [];
        const value = window[gap] ?? 0;
        seen.set(key, [...others, { file, pointer, gap: start + gap, value }].slice(-most));
      }
    }
  }
  return seen.values();
}

/** Returns places where all numbers but one of two lines with the same label and beginning are the same. */
function namedAlike(site: SiteView): Iterable<Seen[]> {
  const first = new Map<string, string>();
  const differing = new Set<string>();
  for (const { name, values } of seriesOf(site)) {
    if (name === '') continue;
    const key = name.toLowerCase();
    const numbers = values.join(' ');
    if ((first.get(key) ?? numbers) !== numbers) differing.add(key);
    first.set(key, numbers);
  }
  const seen = new Map<string, Seen[]>();
  if (differing.size === 0) return [];
  for (const { file, name, values, pointer } of seriesOf(site)) {
    if (!differing.has(name.toLowerCase())) continue;
    for (const [gap, value] of values.entries()) {
      const rest = values.toSpliced(gap, 1);
      // With the label, fewer numbers are enough.
      if (!isTelling(rest, 3)) continue;
      const key = [name.toLowerCase(), gap, ...rest].join(' ');
      const one = { file, pointer, gap, value, isNamed: true };
      seen.set(key, [...(seen.get(key) ?? []), one].slice(-most));
    }
  }
  return seen.values();
}

interface Differing {
  wrong: Seen;
  right: Seen;
  /** Whether it is clear which of the two is wrong. */
  isClear: boolean;
}

function findDiffering(statements: readonly Seen[]): Differing | undefined {
  const groups = [...Map.groupBy(statements, ({ value }) => value).values()];
  if (groups.length < 2) return undefined;
  const isHome = (group: readonly Seen[]) =>
    group.some(({ file }) => file === 'pages/index.yaml') ? 1 : 0;
  const [usual = [], other, ...more] = groups.toSorted(
    (a, b) => b.length - a.length || isHome(b) - isHome(a),
  );
  const [wrong] = other ?? [];
  const right = usual.find(({ file }) => file !== wrong?.file) ?? usual[0];
  // Series that differ in several ways do so on purpose.
  if (!right || !wrong || more.length > 0 || isScenario(wrong, usual)) return undefined;
  // Where each is once, either may be wrong.
  return { wrong, right, isClear: usual.length > 1 || isHome(usual) > 0 };
}

function explain({ wrong, right, isClear }: Differing, report: Report): void {
  report.problem(spotOf(wrong), {
    code: 'K620',
    severity: 'warning',
    ...differing(
      wrong.file,
      (here) =>
        `The numbers ${here} are the same as in ${right.file}, except for ${wrong.value}, which is ${right.value} there.`,
    ),
    label: `${right.value} in ${right.file}`,
    hints: 'Two pages that show the same thing show the same numbers. Correct one of them.',
    seeIn: [spotOf(right)],
    ...(isClear && { replacement: writing(String(right.value)) }),
  });
}

/** Maximum number of places compared per series. */
const most = 20;

interface Seen {
  file: string;
  pointer: string;
  /** Index of the number that is left out. */
  gap: number;
  value: number;
  /** Whether the others have the same label. */
  isNamed?: boolean;
}

/** As many other pages agree on what a number is only by right. */
const manyPages = 3;

/**
 * Plans and scenarios on one page differ on purpose, unless other pages show them too, and they have
 * the same label, are the same line in two charts, or are no lines and many pages agree.
 */
function isScenario(wrong: Seen, usual: readonly Seen[]): boolean {
  const ofPage = usual.filter(({ file }) => file === wrong.file);
  if (ofPage.length === 0) return false;
  const pages = new Set(usual.map(({ file }) => file).filter((file) => file !== wrong.file));
  const lineOf = ({ pointer }: Seen) => /\/series\/\d+\/.*$/.exec(pointer)?.[0];
  const line = lineOf(wrong);
  const isSame =
    wrong.isNamed ||
    (line ? ofPage.some((each) => lineOf(each) === line) : pages.size >= manyPages);
  return !(isSame && pages.size > 0);
}

function* seriesOf(site: SiteView) {
  for (const { file, series: packed, mismatches = [] } of site.shown) {
    if (!packed) continue;
    const ofOtherUnit = mismatches.filter(({ code }) => code === 'K614');
    for (const series of unpackSeries(packed)) {
      // A number in another unit is reported elsewhere.
      const list = series.pointer.slice(0, series.pointer.indexOf('*'));
      if (ofOtherUnit.some(({ pointer }) => pointer.startsWith(list))) continue;
      yield { file, ...series };
    }
  }
}

/**
 * Returns windows of five numbers, each with another number left out, but not the last: a different
 * last number is where two series part.
 */
const withGaps = (values: readonly number[]): [gap: number, key: string][] =>
  [0, 1, 2, 3].map((gap) => [
    gap,
    `${gap} ${values.filter((_, index) => index !== gap).join(' ')}`,
  ]);

/** `*` stands for the index of the item. */
const spotOf = ({ file, pointer, gap }: Seen) => valueIn(file, pointer.replace('*', String(gap)));
