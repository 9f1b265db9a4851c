import type { Diagnostic, Problem } from '../diagnostics/diagnostics.ts';
import type { Page } from '../generated/types.ts';
import { parseInline } from '../inline/parse-inline.ts';
import type { ContentValidator, FileCheck } from '../validate/validate.ts';
import type { Reference } from '../validate/validation-context.ts';
import type { Revision } from '../yaml/revision.ts';
import { type PageFile, readContentFile } from './content-files.ts';
import { fingerprint } from './fingerprint.ts';
import { menuLinkOf, type PageMenuLink } from './menus.ts';
import { parsePlainYaml } from './plain-yaml.ts';

/** What rules across pages need to know of one file; small, so that ten thousand fit in a cache. */
export interface Facts {
  file: string;
  /** `undefined` for site.yaml. */
  route?: string;
  draft?: boolean;
  /** What the page wants in the menus. */
  menu?: PageMenuLink;
  /** How many blocks bring the page's main heading. */
  headings: number;
  /** A block must run without waiting for the visitor. */
  runsAtOnce?: boolean;
  /** Where in the file (JSON pointer), and what stands there. */
  links: [pointer: string, href: string, withinText?: true][];
  anchors: [pointer: string, id: string][];
  assets: [pointer: string, address: string][];
}

export interface LoadedPage {
  facts: Facts;
  /** `undefined` where the file has errors. */
  page: Page | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Reads one page: file to typed page, or to the diagnostics that say why not. The fingerprint is
 * that of the file, empty where it could not be read.
 */
export async function loadPage(
  content: string,
  file: PageFile,
  validator: ContentValidator,
): Promise<LoadedPage & { fingerprint: string }> {
  const read = readContentFile(content, file.file);
  if ('text' in read) {
    const print = fingerprint(read.bytes);
    return { fingerprint: print, ...(await parsePage(file, read.text, validator)) };
  }
  const facts = { route: file.route, ...factsOf(file.file, []) };
  return { fingerprint: '', facts, page: undefined, diagnostics: [read] };
}

/** The same for a text that has been read. */
export async function parsePage(
  { file, route }: PageFile,
  text: string,
  validator: ContentValidator,
): Promise<LoadedPage> {
  const { value, references, problems, revision } = await parseAndCheck(text, validator.page);
  const facts: Facts = { route, ...factsOf(file, references) };
  if (problems.length > 0) {
    const { locate } = await import('../diagnostics/locate.ts');
    return {
      facts,
      page: undefined,
      diagnostics: locate(file, text, problems, undefined, revision),
    };
  }
  const page = value as Page;
  if (page.draft) facts.draft = true;
  const menu = menuLinkOf(route, page);
  if (menu) facts.menu = menu;
  return { facts, page, diagnostics: [] };
}

interface ParsedFile {
  value: unknown;
  problems: Problem[];
  references: Reference[];
  /** The text as it was repaired in memory: paths of problems lead through it. */
  revision?: Revision;
}

/** Parses and validates: quickly where the file is plain and right, precisely where it is not. */
export async function parseAndCheck(text: string, check: FileCheck): Promise<ParsedFile> {
  const plain = parsePlainYaml(text);
  const references = plain === undefined ? undefined : check.accept(plain);
  if (references) return { value: plain, problems: [], references };
  const { readPrecisely } = await import('../yaml/read-precisely.ts');
  return readPrecisely(text, check);
}

/** Sorts what validation has found on its way by what the rules ask for. */
export function factsOf(file: string, references: readonly Reference[]): Facts {
  const facts: Facts = { file, headings: 0, links: [], anchors: [], assets: [] };
  for (const { role, pointer, value } of references) {
    if (role === 'link') facts.links.push([pointer, value]);
    else if (role === 'anchor') facts.anchors.push([pointer, value]);
    else if (role === 'asset') facts.assets.push([pointer, value]);
    else if (role === 'page-heading') facts.headings += 1;
    else if (role === 'runs-at-once') facts.runsAtOnce = true;
    else {
      for (const part of parseInline(value)) {
        if (part.kind === 'link') facts.links.push([pointer, part.href, true]);
      }
    }
  }
  return facts;
}
