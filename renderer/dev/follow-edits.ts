import { join } from 'node:path';
import type { SiteSettings } from '../../schema/generated/types.ts';
import type { ReadSite } from '../../schema/load/load-site.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import type { EventChannel } from './dev-events.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { EditedSite } from './edited-site.ts';
import type { Step, StepRunner } from './step-runner.ts';
import { createTerminalReport } from './terminal-report.ts';
import { debounce, watchContent, watchFolders } from './watch.ts';

/** In milliseconds. The edited page should not wait until all pages are checked. */
const delay = 50;

const root = join(import.meta.dirname, '../..');

/** What follows edits. */
export interface EditParts {
  /** The content folder. */
  content: string;
  edited: EditedSite;
  renderer: DevRenderer;
  events: EventChannel;
  steps: StepRunner;
  /** Returns the path of a content file as the terminal shows it. */
  pathOf: (file: string) => string;
}

/**
 * Follows edits until `signal` aborts: updates browsers, and reports problems there and in the
 * terminal.
 */
export function followEdits(
  { content, edited, renderer, events, steps, pathOf }: EditParts,
  signal: AbortSignal,
): void {
  const describeChanges = createTerminalReport(edited, pathOf);
  let hasFailed = false;
  const report = async () => {
    // That a failure is over is shown even if nothing else has changed.
    const text = await describeChanges({ again: hasFailed });
    hasFailed = false;
    if (text !== undefined) console.log(text);
    await events.sendProblems();
  };
  const run = (step: Step) =>
    steps.run(step, async () => {
      hasFailed = true;
      await events.sendProblems();
    });

  /** Addresses of saved files that are not pages, such as pictures, one for each save. */
  const saved: string[] = [];
  const readContent = async () => {
    // What is saved from now on may be too late to be read, and waits for the next check.
    const { length } = saved;
    const [settings, site] = [edited.settings(), edited.site()];
    await edited.refresh();
    const event = eventOf(settings, edited.settings());
    if (event) events.send(event, {});
    for (const route of changedRoutes(site, edited.site(), new Set(saved.splice(0, length))))
      events.send('edited', { route });
    await report();
  };
  const checkPages = debounce(delay, () => run(readContent));
  watchContent(content, signal, (path) => {
    const route = edited.routeOf(path);
    if (route !== undefined) events.send('edited', { route });
    else saved.push(path.replace(/^pages/, ''));
    checkPages();
  });

  const readCode = async () => {
    await renderer.refresh();
    await edited.refresh('schemas');
    events.send('reload', {});
    await report();
    await writeTypes();
  };
  const bundleCode = debounce(delay, () => run(readCode));
  const adviseRestart = createRestartAdvice();
  for (const folder of ['blocks', 'renderer', 'schema']) {
    watchFolders(join(root, folder), signal, (path) => {
      if (!/\.(?:tsx?|json|css)$/.test(path) || path.startsWith('generated/')) return;
      if (folder === 'schema' && path.endsWith('.ts')) adviseRestart(path);
      bundleCode();
    });
  }
  // Also for what was saved while the server was starting, before anything watched it.
  checkPages();
  if (!renderer.isCurrent()) bundleCode();
  else run(writeTypes);
}

/**
 * Returns the routes of the pages that differ between two states, of those that are new or gone, and of those
 * that show one of the saved files.
 */
function changedRoutes(
  before: ReadSite,
  after: ReadSite,
  saved: ReadonlySet<string>,
): readonly string[] {
  const gone = new Set(before.pages.map(({ route }) => route));
  const changed = after.pages.filter(({ file, route }) => {
    const record = after.records.get(file);
    const isNew = !gone.delete(route);
    const showsSaved = record?.facts.pictures?.some(({ address }) => saved.has(address));
    return isNew || showsSaved || stateOf(record) !== stateOf(before.records.get(file));
  });
  return [...changed.map(({ route }) => route), ...gone];
}

/** Returns how browsers follow a change of the settings. */
function eventOf(
  before: SiteSettings | undefined,
  after: SiteSettings | undefined,
): 'settings' | 'reload' | undefined {
  const isSame = (name: keyof SiteSettings) =>
    JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]);
  // Documents have these in their heads, and the app does not change those.
  if (!(['brand', 'seo', 'theme'] as const).every(isSame)) return 'reload';
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'settings';
}

/**
 * Returns a function that says once that the code which checks pages has changed. A running process keeps
 * that code, so that schemas with something new seem wrong.
 */
function createRestartAdvice(): (path: string) => void {
  let isGiven = false;
  return (path) => {
    if (!isGiven)
      console.log(
        `schema/${path} has changed. To check pages with it, stop this command and start it again.`,
      );
    isGiven = true;
  };
}

/** Writes the types that editors of developers read. */
async function writeTypes(): Promise<void> {
  const { generateTypes } = await import('../../schema/validate/generate-types.ts');
  await generateTypes();
}

/** The text of a page and of the values in it. It changes unnoticed if a whole folder is replaced. */
const stateOf = (page: PageRecord | undefined): string =>
  `${page?.fingerprint} ${page?.facts.values?.print}`;
