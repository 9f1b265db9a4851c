import { writing } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { unpackSeries, windowsOf } from '../figures/series.ts';
import { isShown, type Report, type SiteView } from '../validate/rule.ts';

/** K620: reports a series of numbers that differs between two pages. */
export default function sameSeries(site: SiteView, report: Report): void {
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
  for (const statements of seen.values()) {
    const groups = [...Map.groupBy(statements, ({ value }) => value).values()];
    if (groups.length < 2) continue;
    const isHome = (group: readonly Seen[]) =>
      group.some(({ file }) => file === 'pages/index.yaml') ? 1 : 0;
    const [usual = [], other, ...more] = groups.toSorted(
      (a, b) => b.length - a.length || isHome(b) - isHome(a),
    );
    const [wrong] = other ?? [];
    const right = usual.find(({ file }) => file !== wrong?.file) ?? usual[0];
    // Series that differ in several ways do so on purpose.
    if (!right || !wrong || more.length > 0 || isScenario(wrong, usual)) continue;
    // Where each is once, either may be wrong.
    const isClear = usual.length > 1 || isHome(usual) > 0;
    report.cause(
      `series ${wrong.file} ${wrong.pointer}`,
      { file: wrong.file, where: { path: placeOf(wrong), at: 'value' } },
      () => ({
        code: 'K620',
        severity: 'warning',
        message: `The numbers here are those in ${right.file}, but for ${wrong.value}, which is ${right.value} there.`,
        label: `${right.value} in ${right.file}`,
        hints: ['What two pages show of one thing is the same on both. Correct one of them.'],
        seeIn: [{ file: right.file, where: { path: placeOf(right), at: 'value' } }],
        ...(isClear && { replacement: writing(String(right.value), { shown: right.value }) }),
      }),
    );
  }
}

/** Maximum number of places compared per series. */
const most = 20;

interface Seen {
  file: string;
  pointer: string;
  /** Index of the number that is left out. */
  gap: number;
  value: number;
}

/**
 * Plans and scenarios on one page differ on purpose, unless they are the same line in two charts
 * and other pages have it too.
 */
function isScenario(wrong: Seen, usual: readonly Seen[]): boolean {
  const ofPage = usual.filter(({ file }) => file === wrong.file);
  const lineOf = ({ pointer }: Seen) => /\/series\/\d+\/.*$/.exec(pointer)?.[0];
  const isSameLine = ofPage.some((each) => lineOf(each) && lineOf(each) === lineOf(wrong));
  return ofPage.length > 0 && !(isSameLine && usual.length > ofPage.length);
}

function* seriesOf(site: SiteView) {
  for (const facts of site.files) {
    if (!facts.series || !isShown(site, facts)) continue;
    const ofOtherUnit = facts.mismatches?.filter(({ code }) => code === 'K614') ?? [];
    for (const series of unpackSeries(facts.series)) {
      // A number in another unit is reported elsewhere.
      const list = series.pointer.slice(0, series.pointer.indexOf('*'));
      if (ofOtherUnit.some(({ pointer }) => pointer.startsWith(list))) continue;
      yield { file: facts.file, ...series };
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
const placeOf = ({ pointer, gap }: Seen) => pointerToPath(pointer.replace('*', String(gap)));
