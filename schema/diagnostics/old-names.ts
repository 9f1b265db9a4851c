import { type Path, type Problem, renaming, writing } from './diagnostics.ts';
import type { Source } from './source.ts';

/** Warnings about old names. The page is shown all the same. */

const stillShown = 'The page is shown as before; the old name may stop working one day.';

/** Explains an old name of a property (M401), of a block or visual (M402), or of a value (M403). */
export const explainOldName = (
  code: 'M401' | 'M402' | 'M403',
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
