import { setImmediate } from 'node:timers/promises';
import type { Facts } from '../facts/facts.ts';
import { collectIn, type PageFacts, type SiteView } from '../facts/rule.ts';
import type { IsSound } from '../facts/sound-parts.ts';
import type { Problem } from '../model/diagnostics.ts';
import type { Redirects } from '../model/redirects.ts';
import { loadRules, type NamedRule, ruleFailure } from './load-rules.ts';

/** What rules look at, as it was read. `viewOf` makes it quick to look up. */
export interface RuleInput extends Omit<SiteView, LookedUp> {
  /** The facts about every page and about site.yaml. */
  facts: readonly Facts[];
  /** Addresses of files beside the pages. */
  assets: readonly string[];
  /** Addresses of pages whose files have a wrong name. The names are already reported. */
  misnamed: readonly string[];
  /** Addresses that may be linked before they exist. `undefined` if site.yaml has errors. */
  planned: readonly string[] | undefined;
  /** `undefined` if site.yaml could not be read. */
  redirects: Redirects | undefined;
  /** Whether a place can be checked, although its page may have errors elsewhere. */
  isSound: IsSound;
}

type LookedUp =
  | 'files'
  | 'shown'
  | 'readable'
  | 'pages'
  | 'repeated'
  | 'assets'
  | 'misnamed'
  | 'planned'
  | 'redirects';

/** Runs every rule, and returns the problems by file. */
export async function checkAcrossPages(input: RuleInput): Promise<Map<string, Problem[]>> {
  const problemsByFile = new Map<string, Problem[]>();
  const site = viewOf(input);
  const report = collectIn(problemsByFile, input.isSound);
  rules ??= loadRules();
  for (const { name, rule } of await rules) {
    try {
      // One that is asynchronous by mistake fails later.
      await rule(site, report);
    } catch (error) {
      throw ruleFailure(name, error);
    }
    // A rule may take 30 ms on a site with thousands of pages, and the dev server must answer
    // meanwhile.
    await setImmediate();
  }
  return problemsByFile;
}

let rules: Promise<NamedRule[]> | undefined;

function viewOf(input: RuleInput): SiteView {
  const { facts, assets, misnamed, planned, redirects = {}, isSound: _, ...others } = input;
  const pages = new Map<string, PageFacts>();
  const repeated = new Set<string>();
  for (const file of facts.filter(isPage)) {
    const other = pages.get(file.route);
    if (other) repeated.add(file.route);
    if (!other || (other.draft && !file.draft)) pages.set(file.route, file);
  }
  return {
    ...others,
    files: facts,
    shown: facts.filter(({ file, draft }) => !draft || others.showsDraft(file)),
    readable: facts.filter(isPage).filter(({ route }) => !others.unread.has(route)),
    pages,
    repeated,
    assets: new Set(assets),
    misnamed: new Set(misnamed.map((address) => address.replace(/\/index$/, '') || '/')),
    planned: planned && new Map(planned.map((route, index) => [route, index])),
    redirects,
  };
}

const isPage = (facts: Facts): facts is PageFacts => facts.route !== undefined;
