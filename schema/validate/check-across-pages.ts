import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../diagnostics/diagnostics.ts';
import type { SiteSettings } from '../generated/types.ts';
import type { Facts } from '../load/load-page.ts';
import type { IsSound } from '../load/sound-parts.ts';
import type { Redirects } from '../redirects/redirects.ts';
import type { Values } from '../values/values.ts';
import type { PageFacts, Report, Rule, SiteView } from './rule.ts';

export interface RuleInput {
  /** The facts about every page and about site.yaml. */
  facts: readonly Facts[];
  /** Addresses of files beside the pages. */
  assets: readonly string[];
  /** Addresses of pages whose files have a wrong name. The names are already reported. */
  misnamed: readonly string[];
  /** Pages that are not read because of the name of their file or folder, as paths. */
  unlisted: readonly string[];
  /** Addresses that may be linked before they exist. `undefined` if site.yaml has errors. */
  planned: readonly string[] | undefined;
  /** Old paths and their new addresses. `undefined` if site.yaml could not be read. */
  redirects: Redirects | undefined;
  /** The values that pages use as `$(name)`. Empty if one of them is wrong. */
  values: Values;
  /** `undefined` if site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** Routes of pages that could not be read, so that their anchors are unknown. */
  unread: ReadonlySet<string | undefined>;
  /** Whether pages marked `draft` are part of the site. */
  drafts: boolean;
  /** Whether the build is for the live site. */
  production: boolean;
  /** Whether a place can be checked, although its page may have errors elsewhere. */
  isSound: IsSound;
  readText: SiteView['readText'];
  hasFile: SiteView['hasFile'];
}

/** Runs every rule, and returns the problems by file. */
export async function checkAcrossPages(input: RuleInput): Promise<Map<string, Problem[]>> {
  const problemsByFile = new Map<string, Problem[]>();
  const site = viewOf(input);
  const report = collectIn(problemsByFile, input.isSound);
  rules ??= loadRules();
  for (const rule of await rules) {
    rule(site, report);
    // A rule may take 30 ms on a site with thousands of pages, and the dev server must answer
    // meanwhile.
    await setImmediate();
  }
  return problemsByFile;
}

let rules: Promise<Rule[]> | undefined;

async function loadRules(): Promise<Rule[]> {
  const folder = join(import.meta.dirname, '../rules');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    files.sort().map(async (name): Promise<Rule> => {
      const module = await import(pathToFileURL(join(folder, name)).href);
      return module.default;
    }),
  );
}

function viewOf(input: RuleInput): SiteView {
  const { facts, assets, planned, redirects = {}, settings, unread, readText, hasFile } = input;
  const pages = new Map<string, PageFacts>();
  const repeated = new Set<string>();
  const site: SiteView = {
    files: facts,
    readable: facts.filter((file): file is PageFacts => isPage(file) && !unread.has(file.route)),
    pages,
    unread,
    assets: new Set(assets),
    misnamed: new Set(input.misnamed.map((address) => address.replace(/\/index$/, '') || '/')),
    unlisted: input.unlisted,
    repeated,
    planned: planned && new Map(planned.map((route, index) => [route, index])),
    redirects,
    values: input.values,
    settings,
    showsDrafts: input.drafts,
    isProduction: input.production,
    readText,
    hasFile,
  };
  for (const file of facts) {
    if (!isPage(file)) continue;
    const other = pages.get(file.route);
    if (other) repeated.add(file.route);
    if (!other || (other.draft && !file.draft)) pages.set(file.route, file);
  }
  return site;
}

const isPage = (facts: Facts): facts is PageFacts => facts.route !== undefined;

function collectIn(problemsByFile: Map<string, Problem[]>, isSound: IsSound): Report {
  const byCause = new Map<string, Problem>();
  const add = (file: string, problem: Problem) => {
    const problems = problemsByFile.get(file);
    if (problems) problems.push(problem);
    else problemsByFile.set(file, [problem]);
  };
  return {
    problem({ file, where, others }, finding) {
      if (isSound(file, where)) add(file, { ...finding, where, ...(others && { others }) });
    },
    cause(cause, { file, where }, finding) {
      if (!isSound(file, where)) return;
      const reported = byCause.get(cause);
      if (reported) {
        reported.others ??= [];
        reported.others.push({ file, where });
        return;
      }
      const problem: Problem = { ...finding(), where };
      byCause.set(cause, problem);
      add(file, problem);
    },
  };
}
