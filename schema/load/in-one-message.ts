import type { Diagnostic, Problem } from '../diagnostics/diagnostics.ts';
import { noValues, type Values } from '../values/values.ts';
import type { Facts } from './load-page.ts';

/** What is wrong with pages, and what the rules across pages have found, by file. */
interface Found {
  diagnostics: readonly Diagnostic[];
  problems: ReadonlyMap<string, Problem[]>;
}

/** What several places of pages have one reason for in site.yaml is said there, once, in their stead. */
export async function inOneMessage(
  { diagnostics, problems }: Found,
  values: Values = noValues,
  readSettings: () => string | undefined,
  facts: readonly Facts[],
): Promise<Found> {
  if (!diagnostics.some(({ code }) => code === 'V801' || code === 'P102')) {
    return { diagnostics, problems };
  }
  const ofSite = problems.get('site.yaml') ?? [];
  const unused = ofSite.flatMap(({ code, where }) =>
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
  const others = ofSite.filter(
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
