import {
  explainDivided,
  explainDotted,
  hasDecimalComma,
  type WrittenNumber,
  withoutDots,
} from '../../facts/doubtful-numbers.ts';
import type { Report, SiteView } from '../../facts/rule.ts';

/**
 * K625, Y023: reports numbers such as `1.234` and `46,5` on a site in whose language a comma is before
 * decimals, and `46,5` on any other site if `5` is no number like those beside it.
 */
export default function doubtfulNumbers(site: SiteView, report: Report): void {
  const files = site.shown.filter(({ doubtful }) => doubtful);
  if (files.length === 0) return;
  const isUsual = hasDecimalComma(site.settings);
  for (const { file, doubtful = [] } of files) {
    for (const number of doubtful) {
      const { path, written, offsets, isFar = false } = number;
      if (!isUsual && !isFar) continue;
      if (written.includes(','))
        report.cause(
          `Y023 ${file} ${path.slice(0, -1).join('/')}`,
          { file, where: { path, offsets } },
          () => explainDivided(number),
        );
      else
        report.cause(
          `K625 ${file} ${path.slice(0, 2).join('/')}`,
          { file, where: { path, at: 'value' } },
          () => ({ ...explainDotted(number), hints: instead(number) }),
        );
    }
  }
}

/** What to write. A number with other than three digits behind the dot is what it looks like. */
function instead({ written }: WrittenNumber): string {
  const decimal = written.endsWith('0') ? String(Number(written)) : `${written}0`;
  return `Write \`${withoutDots(written)}\`, or \`${decimal}\` if the dot is a decimal point.`;
}
