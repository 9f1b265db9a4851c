import { writing } from '../diagnostics/diagnostics.ts';
import { isShown, type Report, type SiteView } from '../validate/rule.ts';

/** K659: reports dates that do not exist. */
export default function wrongDates(site: SiteView, report: Report): void {
  for (const facts of site.files) {
    const { file, wrongDates: dates = [] } = facts;
    if (!isShown(site, facts)) continue;
    for (const { offsets, found, computed, either, reason } of dates) {
      report.problem(
        { file, where: { offsets } },
        {
          code: 'K659',
          severity: 'warning',
          message: `“${found}” is not a date of the calendar: ${reason}.`,
          ...(computed && { label: `did you mean \`${computed}\`?` }),
          hints: [
            either
              ? `Write \`${computed}\` or \`${either}\`, whichever is meant.`
              : 'Correct the day, the month, or the day of the week.',
          ],
          replacement: computed ? writing(computed, { offsets }) : undefined,
        },
      );
    }
  }
}
