import { mayBeDivided, mayHaveThousands } from '../diagnostics/numbers/may-have.ts';
import type { WrittenNumber } from '../facts/doubtful-numbers.ts';
import { type Facts, factsOf, present } from '../facts/facts.ts';
import { menuLinkOf, type PageMenuLink } from '../facts/menus.ts';
import { isDay, isWrongPublish, readPublication } from '../facts/publish-time.ts';
import { type FaultyParts, isFaulty } from '../facts/sound-parts.ts';
import { packFigures, unpackFigures } from '../figures/collect-figures.ts';
import { findWrongDates } from '../figures/labels/dates.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import { packSeries, unpackSeries } from '../figures/series.ts';
import { fingerprint } from '../files/fingerprint.ts';
import type { Page } from '../generated/types.ts';
import { isGroup } from '../is-group.ts';
import { type Diagnostic, hasErrors, type Problem } from '../model/diagnostics.ts';
import {
  type OldNames,
  pointerAround,
  pointerOf,
  pointerToPath,
  underCurrentNames,
} from '../model/pointer.ts';
import type { Values } from '../model/values.ts';
import { once } from '../once-per.ts';
import { parsePlainYaml } from '../syntax/plain/plain-yaml.ts';
import { editsOf, type Revision } from '../syntax/revision.ts';
import type { ContentValidator, FileCheck } from '../validate/validate.ts';
import { createCheckWithValues } from '../values/check-with-values.ts';
import type { PreciseReading } from '../yaml/read-precisely.ts';
import type { PageFile } from './content-files.ts';
import { readContentFile } from './read-content-file.ts';

// Loaded where there is, or may be, a mistake.
const faultyPartsCode = once(() => import('./faulty-parts.ts'));
const locateCode = once(() =>
  Promise.all([import('../diagnostics/locate.ts'), import('../diagnostics/repeated.ts')]),
);
const readPreciselyCode = once(() => import('../yaml/read-precisely.ts'));
const doubtfulCode = once(() => import('../diagnostics/numbers/doubtful-numbers.ts'));

export interface LoadedPage {
  facts: Facts;
  /** `undefined` if the file has errors. */
  page: Page | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Reads and validates one page. Stamp and fingerprint are those of the file, or empty if the file cannot
 * be read. `values` is `undefined` if the values of site.yaml are unavailable.
 */
export async function loadPage(
  content: string,
  file: PageFile,
  validator: ContentValidator,
  values: Values | undefined,
): Promise<LoadedPage & { stamp: string; fingerprint: string }> {
  const read = readContentFile(content, file.file);
  if ('text' in read) {
    const { stamp, text, bytes } = read;
    const loaded = await parsePage(file, text, validator, values);
    return { stamp, fingerprint: fingerprint(bytes), ...loaded };
  }
  const facts: Facts = { route: file.route, ...factsOf(file.file), hasUnclearMenu: true };
  return { stamp: '', fingerprint: '', facts, page: undefined, diagnostics: [read] };
}

/** Parses and validates the text of a page. */
export async function parsePage(
  { file, route }: PageFile,
  text: string,
  validator: ContentValidator,
  values: Values | undefined,
): Promise<LoadedPage> {
  const check = createCheckWithValues(validator.page, text, () => values);
  const { value, references, problems, revision, oldNames } = await parseAndCheck(text, check);
  const wrongDates = findWrongDates(text);
  const facts: Facts = {
    route,
    ...factsOf(file, references, value, text),
    ...readPublication(value, text),
    ...present({ wrongDates, oldNames, values: check.usedIn(value, problems) }),
  };
  const doubted = problems.filter(({ code }) => code === 'K625');
  if (doubted.length > 0) facts.mismatches = withoutBlocksOf(doubted, facts.mismatches);
  const all = await withPublication(problems, value);
  const diagnostics = all.length > 0 ? await placed(file, text, all, revision) : [];
  if (revision) facts.repairs = editsOf(text, revision);
  if (hasErrors(diagnostics)) {
    const { faultyParts, groupsAround, pathAround, soundFacts } = await faultyPartsCode();
    facts.faulty = withCurrentNames(faultyParts(text, value, all, revision), oldNames);
    if (all.some(isOfPublication)) facts.hasUnclearStart = true;
    if (facts.faulty !== 'all') leaveOutFaulty(facts, groupsAround(facts.faulty, value));
    for (const date of wrongDates)
      date.path = underCurrentNames(pathAround(text, date.offsets[0], revision), oldNames);
    const menu = soundMenu(route, value, facts.faulty);
    const sound = soundFacts(value, facts.headings, facts.faulty);
    return { facts: { ...facts, ...sound, ...present({ menu }) }, page: undefined, diagnostics };
  }
  const doubtful = await doubtfulNumbers(text);
  if (doubtful.length > 0) facts.doubtful = doubtful;
  const page = value as Page;
  return { facts: { ...facts, ...shownFacts(route, page) }, page, diagnostics };
}

/** The code that finds numbers such as `1.234` and `46,5` is loaded only where there may be some. */
async function doubtfulNumbers(text: string): Promise<WrittenNumber[]> {
  if (!mayHaveThousands(text) && !mayBeDivided(text)) return [];
  const { doubtfulIn } = await doubtfulCode();
  return doubtfulIn(text);
}

/** Returns the facts about how other pages, browsers and services show a page. */
function shownFacts(route: string, page: Page): Partial<Facts> {
  const { title, description, og = {} } = page;
  const share = { title: og.title ?? title, ...(page.menu && { section: page.menu.in }) };
  return {
    title,
    description,
    ...present({ menu: menuLinkOf(route, page), share: og.image ? undefined : share }),
  };
}

const withCurrentNames = (faulty: FaultyParts, names: OldNames | undefined): FaultyParts =>
  faulty === 'all' || !names
    ? faulty
    : faulty.map((pointer) => pointerOf(underCurrentNames(pointerToPath(pointer), names)));

/** Leaves out figures that may be read or computed from groups with errors. */
function leaveOutFaulty(facts: Facts, faulty: string[]): void {
  const isSound = (pointer: string) => !isFaulty(pointer, faulty);
  if (facts.figures) {
    const figures = unpackFigures(facts.figures);
    facts.figures = packFigures(figures.filter(([pointer]) => isSound(pointerAround(pointer))));
  }
  if (facts.series) {
    const series = unpackSeries(facts.series);
    facts.series = packSeries(series.filter(({ pointer }) => isSound(scopeOf(pointer))));
  }
  for (const mismatch of facts.mismatches ?? [])
    if (!isSound(mismatch.scope ?? mismatch.pointer)) mismatch.waits = true;
}

/** The drawing of a series, in which its labels are; at least its block. */
function scopeOf(pointer: string): string {
  const steps = pointer.slice(0, pointer.indexOf('/*')).split('/');
  return steps.slice(0, Math.max(3, steps.length - 3)).join('/');
}

/** Returns the link to a page with errors elsewhere, so that its menu is checked and not empty. */
function soundMenu(route: string, value: unknown, faulty: FaultyParts): PageMenuLink | undefined {
  const { menu, title } = Object(value) as Partial<Page>;
  if (!isGroup(menu) || typeof menu.in !== 'string' || isFaulty('/menu/in', faulty))
    return undefined;
  // A mistake in its order or its text hides nothing of the name.
  const sound = Object.entries(menu).filter(([name]) => !isFaulty(`/menu/${name}`, faulty));
  return menuLinkOf(route, {
    menu: { in: menu.in, ...Object.fromEntries(sound) },
    title: String(title ?? route),
  });
}

/**
 * Removes mismatches in blocks with a wrongly written number, because they follow from that
 * mistake.
 */
const withoutBlocksOf = (problems: readonly Problem[], mismatches: readonly Mismatch[] = []) => {
  const blocks = problems.map(({ where }) => `/${where.path?.slice(0, 2).join('/')}/`);
  return mismatches.filter(({ pointer }) => !blocks.some((block) => pointer.startsWith(block)));
};

/**
 * Turns problems into diagnostics with their places in the text. The code for that is loaded only
 * if a file has problems.
 */
export async function placed(
  file: string,
  text: string,
  problems: readonly Problem[],
  revision?: Revision,
): Promise<Diagnostic[]> {
  const [{ locate }, { repeatedAsOne }] = await locateCode();
  return repeatedAsOne(locate(file, text, problems, undefined, revision), text);
}

/** Replaces the schema's problems about the time of publication by one that says more. */
async function withPublication(problems: readonly Problem[], page: unknown) {
  const { publish, draft } = Object(page) as Record<string, unknown>;
  const wrong = isWrongPublish(publish) ? 'publish' : 'draft';
  if (wrong === 'draft' && !isDay(draft)) return problems;
  const { explainDraftDay, explainPublish } = await import('./explain-publish.ts');
  const others = problems.filter(({ where }) => where.path?.[0] !== wrong);
  return [
    ...others,
    wrong === 'publish' ? explainPublish(publish) : explainDraftDay(String(draft), publish),
  ];
}

/** Whether a problem is about one of the two properties, or about another that should be one of them. */
const isOfPublication = ({ severity = 'error', where: { path }, replacement }: Problem): boolean =>
  severity === 'error' &&
  path?.length === 1 &&
  [path[0], replacement?.text].some((name) => name === 'publish' || name === 'draft');

/**
 * Parses and validates a text. A fast parser reads plain and valid files, the precise one
 * everything else.
 */
export async function parseAndCheck(text: string, check: FileCheck): Promise<PreciseReading> {
  const plain = parsePlainYaml(text);
  const references = plain === undefined ? undefined : check.accept(plain);
  if (references) {
    return { value: plain, problems: await check.advise(references, plain, text), references };
  }
  const { readPrecisely } = await readPreciselyCode();
  return readPrecisely(text, check);
}
