import { type Path, type Problem, renaming, writing } from '../model/diagnostics.ts';
import type { Schema } from '../model/schemas.ts';
import { describeField, didYouMean } from '../model/wording.ts';
import type { Source } from './source.ts';

/** Warnings about old names. The page is shown all the same. */

const stillShown = 'The page is shown as before; the old name may stop working one day.';

/** Explains an old name of a property (M401), or of a block or visual (M402). */
export const explainOldName = (
  code: 'M401' | 'M402',
  found: string,
  now: string,
  { path, at, what = '' }: { path: Path; at: 'key' | 'value'; what?: string },
): Problem => ({
  code,
  severity: 'warning',
  where: { path, at },
  message: `${what}\`${found}\` is now called \`${now}\`.`,
  label: `write \`${now}\``,
  hints: stillShown,
  replacement:
    at === 'key' ? renaming(found, now, { certain: true }) : writing(now, { certain: true }),
});

/** Explains an old name that may be meant as something else: see `x-doubtful`. */
export const explainDoubtfulName = (
  found: string,
  now: string,
  path: Path,
  schema: Schema,
): Problem => ({
  ...explainOldName('M401', found, now, { path, at: 'key' }),
  message: `\`${found}\` is an old name of \`${now}\`, and still read as that.`,
  label: didYouMean([now]),
  hints: [describeField(now, schema), 'If you meant something else, remove it.'],
  replacement: renaming(found, now),
});

/** M404: a property that is not there any more. `advice` is what to write instead. */
export function explainRemoved(found: string, advice: string, path: Path, source: Source): Problem {
  const offsets = source.removal(path);
  return {
    code: 'M404',
    severity: 'warning',
    where: { path, at: 'key' },
    message: `\`${found}\` is gone, and nothing shows it.`,
    hints: [advice],
    replacement: offsets && { title: `remove \`${found}\``, text: '', certain: true, offsets },
  };
}
