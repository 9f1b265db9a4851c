import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { SiteSettings } from '../../schema/generated/types.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import type { DevParts } from './dev-answers.ts';
import type { EventChannel } from './dev-events.ts';
import type { EditedSite } from './edited-site.ts';
import { allProblems } from './problems.ts';
import { createTerminalReport } from './terminal-report.ts';
import { debounce, watchContent, watchFolders } from './watch.ts';

/** In milliseconds. The edited page should not wait until all pages are checked. */
const delay = 50;

const root = join(import.meta.dirname, '../..');

/**
 * Follows edits until `signal` aborts: updates browsers, and reports problems there and in the
 * terminal.
 */
export function followEdits(
  { content, edited, renderer, events, failures, pathOf }: DevParts,
  signal: AbortSignal,
): void {
  const describeChanges = createTerminalReport(edited, pathOf);
  let hasFailed = false;
  const sendProblems = async () => events.send('problems', await allProblems(failures, edited));
  const report = async () => {
    // That a failure is over is shown even if nothing else has changed.
    const text = await describeChanges({ again: hasFailed });
    hasFailed = false;
    if (text !== undefined) console.log(text);
    await sendProblems();
  };
  /** Reports a failure and keeps the previous state: code or a schema may be half written, or site.yaml gone. */
  const reportFailure = (run: () => Promise<void>) => () => {
    // What has failed is tried again after any save, since the reason may be gone.
    const again = [...failures.keys()].filter((failed) => failed !== run);
    failures.clear();
    return run().then(
      () => again.forEach((failed) => void reportFailure(failed)()),
      async (error: Error) => {
        console.error(error.message);
        failures.clear();
        const text = stripVTControlCharacters(error.message);
        failures.set(run, { routes: undefined, text });
        await sendProblems();
        hasFailed = true;
      },
    );
  };

  /** Addresses of saved files that are not pages, such as pictures, one for each save. */
  const saved: string[] = [];
  const showSaved = (addresses: ReadonlySet<string>) => {
    for (const { facts } of edited.site().records.values()) {
      const isUser = facts.pictures?.some(({ address }) => addresses.has(address));
      if (isUser && facts.route !== undefined) events.send('edited', { route: facts.route });
    }
  };

  const checkPages = debounce(
    delay,
    reportFailure(async () => {
      // What is saved from now on may be too late to be read, and waits for the next check.
      const { length } = saved;
      await showNewPages(edited, events);
      showSaved(new Set(saved.splice(0, length)));
      await report();
    }),
  );
  watchContent(content, signal, (path) => {
    const route = edited.routeOf(path);
    if (route !== undefined) events.send('edited', { route });
    else saved.push(path.replace(/^pages/, ''));
    checkPages();
  });

  const bundleCode = debounce(
    delay,
    reportFailure(async () => {
      await renderer.refresh();
      await edited.refresh('schemas');
      events.send('reload', {});
      await report();
      await writeTypes();
    }),
  );
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
  else reportFailure(writeTypes)();
}

/** Reads the content again, and updates the pages that change with it. */
async function showNewPages(edited: EditedSite, events: EventChannel): Promise<void> {
  const settings = edited.settings();
  const { pages, records } = edited.site();
  const routes = new Set(pages.map(({ route }) => route));
  await edited.refresh();
  const event = eventOf(settings, edited.settings());
  if (event) events.send(event, {});
  const after = edited.site();
  for (const { route, file } of after.pages) {
    const isChanged = stateOf(after.records.get(file)) !== stateOf(records.get(file));
    if (isChanged || !routes.has(route)) events.send('edited', { route });
    routes.delete(route);
  }
  // Routes of pages that were removed.
  for (const route of routes) events.send('edited', { route });
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
