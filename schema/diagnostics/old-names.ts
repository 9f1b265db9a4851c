import { type Path, type Problem, renaming, writing } from './diagnostics.ts';
import { removal, type Source } from './source.ts';

/** Warnings about old names. The page is shown all the same. */

const stillShown = 'The page is shown as before; the old name may stop working one day.';

export const explainOldProperty = (found: string, now: string, path: Path): Problem => ({
  code: 'M401',
  severity: 'warning',
  where: { path, at: 'key' },
  message: `\`${found}\` is now called \`${now}\`.`,
  label: `write \`${now}\``,
  hints: [stillShown],
  replacement: renaming(found, now, { certain: true }),
});

export const explainOldType = (
  { tag, found, now }: Record<'tag' | 'found' | 'now', string>,
  path: Path,
): Problem => ({
  code: 'M402',
  severity: 'warning',
  where: { path: [...path, tag], at: 'value' },
  message: `The ${tag === 'type' ? 'block' : tag} \`${found}\` is now called \`${now}\`.`,
  label: `write \`${now}\``,
  hints: [stillShown],
  replacement: writing(now, { certain: true }),
});

export const explainOldValue = (found: string, now: string, path: Path): Problem => ({
  code: 'M403',
  severity: 'warning',
  where: { path, at: 'value' },
  message: `The value \`${found}\` is now called \`${now}\`.`,
  label: `write \`${now}\``,
  hints: [stillShown],
  replacement: writing(now, { certain: true }),
});

export function explainRemoved(found: string, advice: string, path: Path, source: Source): Problem {
  const offsets = removal(path, source);
  return {
    code: 'M404',
    severity: 'warning',
    where: { path, at: 'key' },
    message: `\`${found}\` is gone, and nothing shows it.`,
    hints: [advice],
    replacement: offsets && { title: `remove \`${found}\``, text: '', certain: true, offsets },
  };
}
