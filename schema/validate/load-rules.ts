import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeFailure } from '../code-failure.ts';
import type { Rule } from '../facts/rule.ts';
import { PlainError } from '../plain-error.ts';

/** A rule, and the path of its file below `rules/`. */
export interface NamedRule {
  name: string;
  rule: Rule;
}

/** The endings of code that is no rule, because it is in another language, or in another form. */
const otherCode = /\.(?:[cm]?jsx?|[cm]ts|tsx)$/;

/**
 * Loads the rule of each file in a folder, and in the folders within it.
 * @throws PlainError if a file cannot be read, exports no rule, or has another ending
 */
export async function loadRules(
  folder = join(import.meta.dirname, '../rules'),
): Promise<NamedRule[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(byFile);
  const other = names.filter((name) => otherCode.test(name));
  if (other.length > 0)
    throw new PlainError(
      other
        .map(
          (name) =>
            `schema/rules/${name} is not read, because a rule is a file that ends in .ts: rename it to schema/rules/${name.replace(otherCode, '.ts')}.`,
        )
        .join('\n'),
    );
  return Promise.all(
    names
      .filter((name) => name.endsWith('.ts'))
      .map(async (name) => ({ name, rule: await loadRule(folder, name) })),
  );
}

/** Sorts by the names of files, so that a rule may move to another folder without a change of any report. */
const byFile = (a: string, b: string): number => (sortKey(a) < sortKey(b) ? -1 : 1);
const sortKey = (path: string): string => `${basename(path)} ${path}`;

async function loadRule(folder: string, name: string): Promise<Rule> {
  const { default: rule } = await import(pathToFileURL(join(folder, name)).href).catch((error) => {
    throw ruleFailure(name, error);
  });
  if (typeof rule === 'function') return rule;
  throw new PlainError(
    `schema/rules/${name} must export its rule: \`export default function rule(site: SiteView, report: Report): void\`. What other files share is in a folder beside \`rules\`.`,
  );
}

/** Says in one line which rule fails. */
export const ruleFailure = (name: string, error: unknown): PlainError =>
  codeFailure(
    `schema/rules/${name}`,
    error,
    'Correct it, or move the file out of schema/rules to check without it.',
    name,
  );
