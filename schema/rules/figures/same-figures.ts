import { plural } from '../../diagnostics/format.ts';
import {
  differing,
  type Finding,
  type Report,
  type SiteView,
  seeAlso,
  valueIn,
} from '../../facts/rule.ts';
import { type Difference, findDifferences } from '../../facts/statements/differences.ts';
import { differingStatements, type Statement } from '../../facts/statements/statements.ts';
import { weighStatements } from '../../facts/statements/usual-statements.ts';
import type { FigureFact } from '../../figures/collect-figures.ts';
import type { Mismatch } from '../../figures/mismatch.ts';
import { writing } from '../../model/diagnostics.ts';
import { pointerAround } from '../../model/pointer.ts';

/** K604: reports a figure that has different values in different places. */
export default function sameFigures(site: SiteView, report: Report): void {
  for (const { usual, others } of weighStatements(differingStatements(site), site))
    for (const group of others) reportGroup(group, usual, report);
}

/** Maximum number of places listed for one figure. */
const mostPlaces = 20;

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

const placeOf = ([pointer]: FigureFact, path: string): string =>
  path === '' ? pointer : `${pointerAround(pointer)}/${path}`;
