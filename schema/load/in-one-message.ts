import type { Facts } from '../facts/facts.ts';
import type { Diagnostic, Problem } from '../model/diagnostics.ts';
import { noValues, type Values } from '../model/values.ts';

/** The diagnostics of pages, and the problems that rules across pages found, by file. */
interface Found {
  diagnostics: readonly Diagnostic[];
  problems: ReadonlyMap<string, Problem[]>;
}

/**
 * Replaces diagnostics that have one common cause in site.yaml by a single one there. A value that a
 * wrong use means is not reported as unused as well.
 */
export async function inOneMessage(
  found: Found,
  values: Values = noValues,
  readSettings: () => string | undefined,
  facts: readonly Facts[],
): Promise<Found> {
  const { diagnostics, problems } = withoutEchoes(found);
  if (!diagnostics.some(({ code }) => /^V80|^P102/.test(code))) {
    return { diagnostics, problems };
  }
  const siteProblems = problems.get('site.yaml') ?? [];
  const unused = siteProblems.flatMap(({ code, where }) =>
    code === 'V806' && where.path ? [where.path.slice(1).join('.')] : [],
  );
  const [{ findMissing }, { findUnitInValue }, { namedAsUsed }, { locate }] = await Promise.all([
    import('../values/missing-values.ts'),
    import('../values/unit-in-value.ts'),
    import('../values/read-values.ts'),
    import('../diagnostics/locate.ts'),
  ]);
  const missing = findMissing(diagnostics, new Set(unused), values);
  const used = facts.flatMap((each) => each.values ?? []);
  const texts = used.flatMap(({ at }) => at.map(([, text]) => text));
  const causes = [...missing, ...findUnitInValue(diagnostics, values, texts)];
  const replaced = new Set(causes.flatMap((cause) => [...cause.replaced]));
  const left = diagnostics.filter((each) => !replaced.has(each));
  const explained = [...missing.flatMap((cause) => cause.unused), ...left.flatMap(valueMeant)];
  const wrong = new Set(causes.map(({ problem }) => problem.where.path?.join('.')));
  const others = siteProblems.filter(({ code, where }) => {
    const name = where.path?.slice(1).join('.') ?? '';
    if (code === 'V809') return !wrong.has(where.path?.join('.'));
    return code !== 'V806' || !explained.some((each) => `${name}.`.startsWith(`${each}.`));
  });
  const text = readSettings() ?? '';
  const atSettings = causes.flatMap((cause) =>
    locate('site.yaml', text, [cause.problem]).map((found) => ({
      ...found,
      others: [...cause.replaced].map(({ file, range }) => ({ file, range })),
    })),
  );
  return {
    diagnostics: [...left.map((each) => namedAsUsed(each, used)), ...atSettings],
    problems: new Map([...problems, ['site.yaml', others]]),
  };
}

/** Removes warnings about an address that its own words correct in the same way. */
function withoutEchoes({ diagnostics, problems }: Found): Found {
  const shown = diagnostics.filter(({ code, fix }) => code === 'R225' && fix !== undefined);
  if (shown.length === 0) return { diagnostics, problems };
  const left = new Map(problems);
  for (const { file, fix } of shown) {
    const others = left
      .get(file)
      ?.filter(({ code, replacement }) => code !== 'R214' || replacement?.text !== fix?.text);
    if (others) left.set(file, others);
  }
  return { diagnostics, problems: left };
}

/** Returns the value that a wrong use means, or the group whose values it means. */
function valueMeant({ code, fix, value }: Diagnostic): string[] {
  if (code === 'V803') return value === undefined ? [] : [value];
  return code.startsWith('V80') && fix ? [fix.text.replace(/^\$+\(|\)$/g, '')] : [];
}
