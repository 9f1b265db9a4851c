import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locate } from '../../schema/diagnostics/locate.ts';
import type { Block } from '../../schema/generated/types.ts';
import { listContentFiles } from '../../schema/load/content-files.ts';
import { readContentFile } from '../../schema/load/read-content-file.ts';
import { type Diagnostic, inReadingOrder, type Problem } from '../../schema/model/diagnostics.ts';
import { listedPath, readRedirects, redirectsFile } from '../../schema/redirects/redirects-file.ts';
import { listOutput, outputsOf } from '../build/output.ts';
import { siteDataPath } from '../page/data-paths.ts';
import { checkAddresses } from './addresses.ts';
import { findWords } from './find-words.ts';
import type { Finding, HtmlCheck } from './finding.ts';
import { checkHeadings } from './headings.ts';
import { checkIds } from './ids.ts';
import { checkNames } from './names.ts';
import { readBuiltPage } from './read-built-page.ts';
import { checkWeight } from './weight.ts';

export interface CheckedSite {
  /** The files that the pages were built from, and site.yaml. */
  files: string[];
  /** Warnings, each at the line of the block that made the HTML. */
  diagnostics: Diagnostic[];
}

/**
 * Checks the HTML of a built site, page by page, for problems that only the HTML shows. Problems in header
 * and footer are reported once.
 */
export function checkBuiltSite(content: string, out: string): CheckedSite {
  const pages = listContentFiles(content).pages.filter(({ route }) =>
    existsSync(join(out, outputsOf(route)[0])),
  );
  const checks: HtmlCheck[] = [
    checkHeadings,
    checkNames,
    checkIds,
    checkWeight,
    checkAddresses(addressesIn(out)),
  ];
  const problems = new Map<string, Problem[]>();
  const shared = new Map<string, Problem>();
  for (const { file, route } of pages) {
    const [html, data] = outputsOf(route).map((path) => readFileSync(join(out, path), 'utf8'));
    const page = readBuiltPage(html ?? '');
    const findings = checks.flatMap((check) => check(page, html ?? ''));
    if (findings.length === 0) continue;
    const blocks: Block[] = JSON.parse(data ?? '').blocks;
    const own = findings.flatMap((finding) => {
      if (finding.place.area === 'blocks') return toProblem(finding, blocks);
      const key = `${finding.code} ${finding.message}`;
      if (!shared.has(key)) shared.set(key, toProblem(finding, blocks));
      return [];
    });
    if (own.length > 0) problems.set(file, own);
  }
  if (shared.size > 0) problems.set('site.yaml', [...shared.values()]);
  const diagnostics = [...problems].flatMap(([file, found]) => {
    const read = readContentFile(content, file);
    return 'text' in read ? locate(file, read.text, found) : [];
  });
  return {
    files: ['site.yaml', ...pages.map(({ file }) => file)],
    diagnostics: inReadingOrder(diagnostics),
  };
}

function toProblem({ place, text, ...finding }: Finding, blocks: readonly Block[]): Problem {
  const { area, block } = place;
  const severity = 'warning';
  if (area !== 'blocks') {
    return { ...finding, severity, where: { path: area === 'rest' ? [] : [area], at: 'key' } };
  }
  if (block === undefined) return { ...finding, severity, where: { path: ['blocks'], at: 'key' } };
  const words = text === undefined ? undefined : findWords(blocks[block], text);
  return {
    ...finding,
    severity,
    where: words
      ? { path: ['blocks', block, ...words], at: 'value' }
      : { path: ['blocks', block], at: 'inside' },
  };
}

/**
 * Returns a function that tells whether a path leads to a page, a file, a redirect or a planned
 * page.
 */
function addressesIn(out: string): (path: string) => boolean {
  const files = listOutput(out);
  const { planned = [] }: { planned?: string[] } = JSON.parse(
    readFileSync(join(out, siteDataPath), 'utf8'),
  );
  const list = files.has(redirectsFile) ? readFileSync(join(out, redirectsFile), 'utf8') : '';
  const redirects = readRedirects(list);
  return (path) =>
    files.has(path.slice(1)) ||
    files.has(outputsOf(path)[0]) ||
    path.startsWith('/api/') ||
    planned.includes(path) ||
    redirects.has(listedPath(path));
}
