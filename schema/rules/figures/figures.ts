import { hasDecimalComma } from '../../facts/doubtful-numbers.ts';
import { type Finding, keyIn, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { isOutOfStep, type Mismatch } from '../../figures/mismatch.ts';
import { writing } from '../../model/diagnostics.ts';
import { pointerOf, pointerToPath } from '../../model/pointer.ts';
import { didYouMean } from '../../model/wording.ts';

/**
 * Reports figures, labels and parts of a page that do not fit together, as found by the schema
 * keywords.
 */
export default function figures(site: SiteView, report: Report): void {
  for (const { file, mismatches = [], values, wrongDates = [], doubtful: written } of site.files) {
    // What follows from a number that may be a thousand times as large, or two, waits.
    const doubtful = written && hasDecimalComma(site.settings) ? written : [];
    const isDoubted = ({ pointer }: Mismatch) =>
      doubtful.some(({ path }) => `${pointer}/`.startsWith(`${pointerOf(path.slice(0, 2))}/`));
    for (const mismatch of mismatches) {
      if (isDoubted(mismatch)) continue;
      // Where a date that does not exist is out of order, the date is the mistake.
      if (wrongDates.some(({ found }) => isOutOfStep(mismatch, found))) continue;
      const { code, pointer, part, atKey, follows, waits, cause = pointer } = mismatch;
      const isExplained =
        follows &&
        mismatches.some(
          (each) =>
            each !== mismatch &&
            (isOutOfOrder(each, follows) || (code === 'K653' && lacksLabels(each, follows))),
        );
      if (waits || isExplained || code === 'R223') continue;
      const spot = atKey ? keyIn(file, pointerToPath(pointer)) : valueIn(file, pointer, part);
      // A value of site.yaml is more likely right than a typed one.
      const isValue = values?.at.some(([place]) => place === pointer);
      report.cause(`${code} ${file} ${cause}`, spot, () => toFinding(mismatch, isValue));
    }
  }
}

/** Whether labels are out of order, or more or fewer than the values. */
const isOutOfOrder = ({ code, pointer, follows }: Mismatch, labels: string): boolean =>
  /^K6(?:05|16|40|58)$/.test(code)
    ? pointer.startsWith(`${labels}/`)
    : code === 'K642' && follows === labels;

/** Whether a line has more values than labels, of which some are most likely missing. */
const lacksLabels = ({ code, follows }: Mismatch, labels: string): boolean =>
  code === 'K641' && follows === labels;

function toFinding(mismatch: Mismatch, isValue = false): Finding {
  const { code, message, hint, label, instead, part, removes, others = [] } = mismatch;
  const isPlain = part !== undefined || typeof instead === 'number';
  return {
    code,
    severity: 'warning',
    message,
    hints: hint,
    see: others.map(pointerToPath),
    ...(instead !== undefined && { label: didYouMean([String(instead)]) }),
    ...(label && { label }),
    replacement:
      instead !== undefined && !isValue
        ? writing(isPlain ? String(instead) : JSON.stringify(instead), { shown: instead })
        : removes === undefined
          ? undefined
          : { title: 'remove the second one', text: '', removes: pointerToPath(removes) },
  };
}
