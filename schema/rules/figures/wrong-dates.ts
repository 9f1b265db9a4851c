import type { Report, SiteView } from '../../facts/rule.ts';
import { isOutOfStep, type Mismatch } from '../../figures/mismatch.ts';
import { writing } from '../../model/diagnostics.ts';
import { didYouMean } from '../../model/wording.ts';

/** K659: reports dates and times that do not exist. */
export default function wrongDates(site: SiteView, report: Report): void {
  for (const { file, wrongDates: dates = [], mismatches = [] } of site.shown) {
    for (const { offsets, path, found, computed: nearest, either, reason, hint } of dates) {
      const ofSequence = inSequence(found, mismatches);
      const computed = ofSequence ?? nearest;
      report.problem(
        { file, where: { offsets, ...(path && { path }) } },
        {
          code: 'K659',
          severity: 'warning',
          message: `\`${found}\` ${reason}.`,
          ...(computed && {
            label: didYouMean([computed]),
            replacement: writing(computed, { offsets }),
          }),
          hints: ofSequence
            ? `All others have the same distance from one another, which makes it \`${computed}\`.`
            : either
              ? `Write \`${computed}\` or \`${either}\`, whichever is meant.`
              : (hint ?? 'Correct the day, the month, or the day of the week.'),
        },
      );
    }
  }
}

/** Returns the date that belongs in the place of one, where all others follow one another. */
function inSequence(found: string, mismatches: readonly Mismatch[]): string | undefined {
  const { name = '', instead } =
    mismatches.find((each) => !each.waits && isOutOfStep(each, found)) ?? {};
  const [before = '', after = ''] = name.split(found);
  const whole = String(instead ?? '');
  return whole.startsWith(before) && whole.endsWith(after)
    ? whole.slice(before.length, whole.length - after.length) || undefined
    : undefined;
}
