import {
  type DottedNumber,
  explainDotted,
  hasDecimalComma,
  withoutDots,
} from '../facts/dotted-numbers.ts';
import type { Report, SiteView } from '../facts/rule.ts';

/** K625: reports numbers such as `1.234` on a site in whose language a dot separates thousands. */
export default function dottedNumbers(site: SiteView, report: Report): void {
  const files = site.shown.filter(({ dotted }) => dotted);
  if (files.length === 0 || !hasDecimalComma(site.settings)) return;
  for (const { file, dotted = [] } of files) {
    for (const number of dotted) {
      const { path } = number;
      report.cause(
        `K625 ${file} ${path.slice(0, 2).join('/')}`,
        { file, where: { path, at: 'value' } },
        () => ({ ...explainDotted(number), hints: instead(number) }),
      );
    }
  }
}

/** What to write. A number with other than three digits behind the dot is what it looks like. */
function instead({ written }: DottedNumber): string {
  const decimal = written.endsWith('0') ? String(Number(written)) : `${written}0`;
  return `Write \`${withoutDots(written)}\`, or \`${decimal}\` if the dot is a decimal point.`;
}
