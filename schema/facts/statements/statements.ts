import { type FigureFact, unpackFigures } from '../../figures/collect-figures.ts';
import type { Facts } from '../facts.ts';
import type { SiteView } from '../rule.ts';
import { isSignless } from '../signless-prices.ts';
import { findTyped, usedPrices } from '../typed-prices.ts';

/** A figure on a page, and what it is: the same label of the same owner has one value. */
export interface Statement {
  page: Facts;
  fact: FigureFact;
  value: string;
}

/** A label with more values than this is too general to compare. */
const mostValues = 3;

/** Separates an owner and a label, or a label and a figure. */
export const between = '\t';

/** Placeholders for missing figures. */
const isOpen = /^(?:t\.?b\.?[acd]\.?|[?.…]+%?|x{2,}%?)$/i;

/**
 * Returns the statements of each label that has two or three values. Most labels have one, or many.
 */
export function differingStatements(site: SiteView): Statement[][] {
  const keyOf = createKeys(site);
  const values = new Map<string, Set<string>>();
  for (const { fact } of figuresOf(site)) {
    const key = keyOf(fact);
    const found = values.get(key) ?? new Set();
    if (found.size > mostValues || found.has(fact[3]) || isPlaceholder(fact[3])) continue;
    values.set(key, found.add(fact[3]));
  }
  const differing = new Map<string, Statement[]>();
  for (const [key, { size }] of values) if (size > 1 && size <= mostValues) differing.set(key, []);
  if (differing.size === 0) return [];
  for (const { page, fact } of figuresOf(site)) {
    const statements = differing.get(keyOf(fact));
    if (!statements || isPlaceholder(fact[3])) continue;
    // A typed price beside values of site.yaml, and one without its sign, is reported there.
    if (findTyped(fact, usedPrices(page), site.values) || isSignless(site, page, fact[0])) continue;
    statements.push({ page, fact, value: fact[3] });
  }
  return [...differing.values()].filter((statements) => !areOfOneList(statements));
}

/** Whether items of one list have the same label, such as `a month`: then other texts say what each is about. */
function areOfOneList(statements: readonly Statement[]): boolean {
  const lists = Map.groupBy(
    statements,
    ({ page, fact: [pointer] }) => `${page.file} ${pointer.replace(/\/\d+(?=\/[^\d]*$)/, '')}`,
  );
  return lists.values().some((all) => new Set(all.map(({ value }) => value)).size > 1);
}

/** Returns a function for what two figures have to share to be compared: their owner and label. */
function createKeys(site: SiteView): (fact: FigureFact) => string {
  // Spelling variants such as `Quillmere Inc.` and `QUILLMERE INC` are one owner.
  const owners = new Map<string, string>();
  const ownerCalled = (name: string): string => {
    const owner = owners.get(name) ?? name.replace(/[^\p{L}\d]+/gu, '').toLowerCase();
    owners.set(name, owner);
    return owner;
  };
  let all: Set<string> | undefined;
  // A line below figures says many things, and names an owner only if other figures have that one.
  const creditedTo = (name: string): string => {
    all ??= new Set([...figuresOf(site)].map(({ fact: [, owner] }) => ownerCalled(owner)));
    const owner = ownerCalled(name);
    return all.has(owner) ? owner : '';
  };
  return ([, name, label, , credit]) => {
    const owner = credit === undefined ? ownerCalled(name) : creditedTo(credit);
    return `${owner}${between}${label.trim().toLowerCase()}`;
  };
}

/** Whether a value is missing or wrongly written, which is reported elsewhere. */
const isPlaceholder = (value: string): boolean =>
  value.includes('$(') || /X{2}/.test(value) || isOpen.test(value);

/** Returns all figures of a site that may be compared with others. */
export function* figuresOf(site: SiteView): Generator<{ page: Facts; fact: FigureFact }> {
  for (const page of site.shown) {
    if (!page.figures) continue;
    // If two things have the same name, each has its own figures.
    const repeated = new Set(
      page.mismatches?.flatMap(({ code, name }) =>
        code === 'K605' ? [String(name).trim().toLowerCase()] : [],
      ),
    );
    for (const fact of unpackFigures(page.figures)) {
      if (repeated.size === 0 || !repeated.has(fact[1].trim().toLowerCase())) yield { page, fact };
    }
  }
}
