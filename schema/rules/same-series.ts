import { pointerToPath } from '../diagnostics/pointer.ts';
import { unpackSeries } from '../figures/series.ts';
import { isShown, type Rule } from '../validate/rule.ts';

/** K620: a course of numbers that two pages show is the same on both. */
const sameSeries: Rule = (site, report) => {
  const seen = new Map<string, Seen[]>();
  for (const { file, values, pointer } of seriesOf(site)) {
    for (const [gap, key] of withGaps(values)) {
      const others = seen.get(key) ?? [];
      seen.set(key, [...others, { file, pointer, gap, value: values[gap] ?? 0 }].slice(-most));
    }
  }
  for (const statements of seen.values()) {
    const groups = [...Map.groupBy(statements, ({ value }) => value).values()];
    if (groups.length < 2) continue;
    const isHome = (group: readonly Seen[]) =>
      group.some(({ file }) => file === 'pages/index.yaml') ? 1 : 0;
    const [usual, other, ...more] = groups.toSorted(
      (a, b) => b.length - a.length || isHome(b) - isHome(a),
    );
    const [wrong] = other ?? [];
    const right = usual?.find(({ file }) => file !== wrong?.file) ?? usual?.[0];
    // Plans and scenarios of one page differ on purpose, unless other pages have what one of them has, and so does what differs in many ways.
    const isOfPage = usual?.some(({ file }) => file === wrong?.file);
    const files = new Set(usual?.map(({ file }) => file));
    if (!right || !wrong || more.length > 0 || (isOfPage && files.size < 3)) continue;
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
        replacement: {
          title: `write \`${right.value}\``,
          text: String(right.value),
          certain: false,
        },
      }),
    );
  }
};

export default sameSeries;

/** So many places of one course of numbers are compared. */
const most = 20;

interface Seen {
  file: string;
  pointer: string;
  /** Which of the numbers is left out. */
  gap: number;
  value: number;
}

function* seriesOf(site: Parameters<Rule>[0]) {
  for (const facts of site.files) {
    if (!facts.series || !isShown(site, facts)) continue;
    const ofOtherUnit = facts.mismatches?.filter(({ code }) => code === 'K614') ?? [];
    for (const series of unpackSeries(facts.series)) {
      // A number of another unit is a mistake by itself.
      const list = series.pointer.slice(0, series.pointer.indexOf('*'));
      if (ofOtherUnit.some(({ pointer }) => pointer.startsWith(list))) continue;
      yield { file: facts.file, ...series };
    }
  }
}

/** The first five numbers, each time without another one of them. A last one that differs is where two ways part. */
const withGaps = (values: readonly number[]): [gap: number, key: string][] =>
  [0, 1, 2, 3].map((gap) => [
    gap,
    `${gap} ${values
      .slice(0, 5)
      .filter((_, index) => index !== gap)
      .join(' ')}`,
  ]);

/** `*` stands for the number of the item. */
const placeOf = ({ pointer, gap }: Seen) => pointerToPath(pointer.replace('*', String(gap)));
