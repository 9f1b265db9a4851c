import { type NamingLink, namingLinks } from '../addresses/link-words.ts';
import { type Diagnostic, hasErrors, type Problem } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import {
  collectFigures,
  type FigureFact,
  packFigures,
  unpackFigures,
} from '../figures/collect-figures.ts';
import { findWrongDates, type WrongDate } from '../figures/labels/dates.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import { packSeries } from '../figures/series.ts';
import type { Page } from '../generated/types.ts';
import { mentionedRoutes } from '../inline/mentioned-routes.ts';
import { parseInline } from '../inline/parse-inline.ts';
import type { ContentValidator, FileCheck } from '../validate/validate.ts';
import type { Reference } from '../validate/validation-context.ts';
import { checkWithValues } from '../values/check-with-values.ts';
import type { UsedValues } from '../values/used-values.ts';
import type { Values } from '../values/values.ts';
import type { Revision } from '../yaml/revision.ts';
import { type PageFile, readContentFile } from './content-files.ts';
import { fingerprint } from './fingerprint.ts';
import { menuLinkOf, type PageMenuLink } from './menus.ts';
import { parsePlainYaml } from './plain/plain-yaml.ts';
import { isDay, isWrongPublish, type Publication, readPublication } from './publish-time.ts';

/** What rules across pages need to know of one file; small, so that ten thousand fit in a cache. */
export interface Facts extends Publication {
  file: string;
  /** `undefined` for site.yaml. */
  route?: string;
  title?: string;
  description?: string;
  /** What the page wants in the menus. */
  menu?: PageMenuLink;
  /** Where blocks bring the page's main heading, as JSON pointers. */
  headings: string[];
  /** A block has a form that is sent. */
  form?: true;
  /** Where in the file (JSON pointer), and what stands there. */
  links: [pointer: string, href: string, withinText?: true][];
  anchors: [pointer: string, id: string][];
  /** What the page's form can begin with; absent where there is nothing. */
  topics?: string[];
  /** What looks like an address in a text, and is no link; absent where there is none. */
  mentions?: [pointer: string, before: string, address: string][];
  /** Links whose words may be the name of a page; absent where there are none. */
  naming?: NamingLink[];
  /** Figures that may stand on other pages, too. */
  figures?: string;
  /** Dates that are none; absent where there are none. */
  wrongDates?: WrongDate[];
  /** Courses of numbers that may stand on other pages, too. */
  series?: string;
  /** Figures that do not follow from those that they are made of. */
  mismatches?: Mismatch[];
  /** Where the file uses any. */
  values?: UsedValues;
  /** Absent where there are none, as on most pages. */
  pictures?: PictureUse[];
  /** What the picture of a shared link is drawn from; absent where the page names a picture. */
  share?: ShareSubject;
}

/** The words of a picture that is drawn for a shared link. */
export interface ShareSubject {
  title: string;
  /** The menu that the page is in. */
  section?: string;
}

/** A picture where it is used. */
export interface PictureUse {
  /** JSON pointer of its file. */
  pointer: string;
  /** `/screens/forecast.png` is `pages/screens/forecast.png`. */
  address: string;
  alt?: string;
  /** How wide it is shown on a wide screen, in pixels of CSS. */
  shown: number;
}

export interface LoadedPage {
  facts: Facts;
  /** `undefined` where the file has errors. */
  page: Page | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Reads one page: file to typed page, or to the diagnostics that say why not. The fingerprint is
 * that of the file, empty where it could not be read. `values` are `undefined` where site.yaml does
 * not say.
 */
export async function loadPage(
  content: string,
  file: PageFile,
  validator: ContentValidator,
  values: Values | undefined,
): Promise<LoadedPage & { fingerprint: string }> {
  const read = readContentFile(content, file.file);
  if ('text' in read) {
    const print = fingerprint(read.bytes);
    return { fingerprint: print, ...(await parsePage(file, read.text, validator, values)) };
  }
  const facts = { route: file.route, ...factsOf(file.file, []) };
  return { fingerprint: '', facts, page: undefined, diagnostics: [read] };
}

/** The same for a text that has been read. */
export async function parsePage(
  { file, route }: PageFile,
  text: string,
  validator: ContentValidator,
  values: Values | undefined,
): Promise<LoadedPage> {
  const check = checkWithValues(validator.page, text, () => values);
  const { value, references, problems, revision } = await parseAndCheck(text, check);
  const facts: Facts = {
    route,
    ...factsOf(file, references, value),
    ...readPublication(value, text),
  };
  if (facts.figures && problems.length > 0)
    facts.figures = packFigures(outsideOf(problems, unpackFigures(facts.figures)));
  const doubted = problems.filter(({ code }) => code === 'K625');
  if (doubted.length > 0) facts.mismatches = withoutBlocksOf(doubted, facts.mismatches);
  const wrongDates = findWrongDates(text);
  if (wrongDates.length > 0) facts.wrongDates = wrongDates;
  const used = check.usedIn(value);
  if (used) facts.values = used;
  const { publish, draft } = Object(value) as Record<string, unknown>;
  const all = isWrongPublish(publish)
    ? [...problems.filter(isNotAbout('publish')), await explainedPublish(publish)]
    : isDay(draft)
      ? [...problems.filter(isNotAbout('draft')), await explainedDraft(draft, publish)]
      : problems;
  const diagnostics = all.length > 0 ? await placed(file, text, all, revision) : [];
  if (hasErrors(diagnostics)) return { facts, page: undefined, diagnostics };
  const page = value as Page;
  facts.title = page.title;
  facts.description = page.description;
  const menu = menuLinkOf(route, page);
  if (menu) facts.menu = menu;
  const { title = page.title, image } = page.og ?? {};
  if (!image) facts.share = { title, ...(page.menu && { section: page.menu.in }) };
  return { facts, page, diagnostics };
}

/** A figure in which something is wrong is not compared with those of other pages. */
const outsideOf = (problems: readonly Problem[], figures: readonly FigureFact[]): FigureFact[] => {
  const groups = problems
    .filter(({ severity = 'error' }) => severity === 'error')
    .map(({ where }) => `/${where.path?.slice(0, -1).join('/')}/`);
  return figures.filter(([pointer]) => !groups.some((group) => `${pointer}/`.startsWith(group)));
};

/** What does not add up in a block where a number is written wrongly follows from that. */
const withoutBlocksOf = (problems: readonly Problem[], mismatches: readonly Mismatch[] = []) => {
  const blocks = problems.map(({ where }) => `/${where.path?.slice(0, 2).join('/')}/`);
  return mismatches.filter(({ pointer }) => !blocks.some((block) => pointer.startsWith(block)));
};

/** With their places in the text. A file without problems needs none of what finds them. */
export async function placed(
  file: string,
  text: string,
  problems: readonly Problem[],
  revision?: Revision,
): Promise<Diagnostic[]> {
  const { locate } = await import('../diagnostics/locate.ts');
  return locate(file, text, problems, undefined, revision);
}

async function explainedPublish(publish: unknown): Promise<Problem> {
  const { explainPublish } = await import('./explain-publish.ts');
  return explainPublish(publish);
}

async function explainedDraft(draft: string, publish: unknown): Promise<Problem> {
  const { explainDraftDay } = await import('./explain-publish.ts');
  return explainDraftDay(draft, publish);
}

/** Not about a property of the file, of which a rule of our own says more than the schema. */
const isNotAbout =
  (name: string) =>
  ({ where }: Problem): boolean =>
    where.path?.[0] !== name;

interface ParsedFile {
  value: unknown;
  problems: Problem[];
  references: Reference[];
  /** The text as it was repaired in memory, where it was: paths of problems lead through it. */
  revision?: Revision;
}

/** Parses and validates: quickly where the file is plain and right, precisely where it is not. */
export async function parseAndCheck(text: string, check: FileCheck): Promise<ParsedFile> {
  const plain = parsePlainYaml(text);
  const references = plain === undefined ? undefined : check.accept(plain);
  if (references) {
    return { value: plain, problems: await check.advise(references, plain, text), references };
  }
  const { readPrecisely } = await import('../yaml/read-precisely.ts');
  return readPrecisely(text, check);
}

/** Sorts what validation has found on its way by what the rules ask for. */
export function factsOf(file: string, references: readonly Reference[], root?: unknown): Facts {
  const facts: Facts = { file, headings: [], links: [], anchors: [] };
  const naming = namingLinks(references, root);
  if (naming.length > 0) facts.naming = naming;
  const figures = collectFigures(references);
  if (figures.length > 0) facts.figures = packFigures(figures);
  const series = references.flatMap(({ pointer, series: values }) =>
    values ? { pointer, values } : [],
  );
  if (series.length > 0) facts.series = packSeries(series);
  const mismatches = references.flatMap(({ mismatch }) => mismatch ?? []);
  if (mismatches.length > 0) facts.mismatches = mismatches;
  for (const { role, pointer, value } of references) {
    if (role === 'link') facts.links.push([pointer, value]);
    else if (role === 'anchor') facts.anchors.push([pointer, value]);
    else if (role === 'topic') {
      facts.topics ??= [];
      facts.topics.push(String(pointerToPath(pointer).at(-1)));
    } else if (role === 'page-heading') facts.headings.push(pointer);
    else if (role === 'form') facts.form = true;
    else if (role === 'inline') {
      for (const part of parseInline(value)) {
        // A picture in a text is reported as that.
        if (part.kind === 'link' && !value.includes('!['))
          facts.links.push([pointer, part.href, true]);
      }
      for (const [before, address] of mentionedRoutes(value)) {
        facts.mentions ??= [];
        facts.mentions.push([pointer, before, address]);
      }
    }
  }
  const pictures = picturesIn(references);
  if (pictures.length > 0) facts.pictures = pictures;
  return facts;
}

/** Where no schema says how wide a picture is shown: the whole content. */
const widestShown = 1200;

/** The pictures, each with the text beside it and the width that is said nearest to it. */
function picturesIn(references: readonly Reference[]): PictureUse[] {
  return references
    .filter(({ role }) => role === 'picture')
    .map(({ pointer, value }) => {
      const parent = pointer.slice(0, pointer.lastIndexOf('/'));
      const alt = references.find(
        (other) => other.role === 'alt' && other.pointer === `${parent}/alt`,
      );
      const [nearest] = references
        .filter(
          ({ role, pointer: above }) =>
            role === 'shown-width' && `${pointer}/`.startsWith(`${above}/`),
        )
        .sort((a, b) => b.pointer.length - a.pointer.length);
      return {
        pointer,
        address: value,
        ...(alt && { alt: alt.value }),
        shown: Number(nearest?.value ?? widestShown),
      };
    });
}
