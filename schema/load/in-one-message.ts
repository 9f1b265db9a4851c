import type { Diagnostic, Problem } from '../diagnostics/diagnostics.ts';
import { noValues, type Values } from '../values/values.ts';
import type { Facts } from './load-page.ts';

/** The diagnostics of pages, and the problems that rules across pages found, by file. */
interface Found {
  diagnostics: readonly Diagnostic[];
  problems: ReadonlyMap<string, Problem[]>;
}

/** Replaces diagnostics that have one common cause in site.yaml by a single one there. */
export async function inOneMessage(
  { diagnostics, problems }: Found,
  values: Values = noValues,
  readSettings: () => string | undefined,
  facts: readonly Facts[],
): Promise<Found> {
  if (!diagnostics.some(({ code }) => code === 'V801' || code === 'P102')) {
    return { diagnostics, problems };
  }
  const siteProblems = problems.get('site.yaml') ?? [];
  const unused = siteProblems.flatMap(({ code, where }) =>
    code === 'V806' && where.path ? [where.path.slice(1).join('.')] : [],
  );
  const [{ findMissing }, { findUnitInValue }, { locate }] = await Promise.all([
    import('../values/missing-values.ts'),
    import('../values/unit-in-value.ts'),
    import('../diagnostics/locate.ts'),
  ]);
  const missing = findMissing(diagnostics, new Set(unused), values);
  const texts = facts.flatMap((each) => each.values?.at.map(([, text]) => text) ?? []);
  const causes = [...missing, ...findUnitInValue(diagnostics, values, texts)];
  if (causes.length === 0) return { diagnostics, problems };
  const replaced = new Set(causes.flatMap((cause) => [...cause.replaced]));
  const explained = new Set(missing.flatMap((cause) => cause.unused));
  const others = siteProblems.filter(
    ({ code, where }) => code !== 'V806' || !explained.has(String(where.path?.slice(1).join('.'))),
  );
  const text = readSettings() ?? '';
  const atSettings = causes.flatMap((cause) =>
    locate('site.yaml', text, [cause.problem]).map((found) => ({
      ...found,
      others: [...cause.replaced].map(({ file, range }) => ({ file, range })),
    })),
  );
  return {
    diagnostics: [...diagnostics.filter((each) => !replaced.has(each)), ...atSettings],
    problems: new Map([...problems, ['site.yaml', others]]),
  };
}
