import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import { formatDiagnostic, summarize } from '../../schema/diagnostics/format.ts';
import type { LiveSite } from '../../schema/load/live-site.ts';

/** A problem as the browser shows it: the words of the terminal, and the page that it is on. */
export interface DevProblem {
  /** `undefined` for what concerns every page. */
  route: string | undefined;
  text: string;
}

/** Where the dev server has the style sheet of all blocks. */
export const stylesPath = '/@styles.css';

/** Milliseconds: checking all pages must not keep the edited one waiting. */
const patience = 50;

const schemas = join(import.meta.dirname, '../../schema');

/** Follows edits: what can be shown is sent to the browsers, what is wrong is told there and here. */
export function followEdits(server: ViteDevServer, live: LiveSite, content: string): void {
  const problems = () => toProblems(live, live.diagnostics(), content);
  let printed = '';
  const tell = () => {
    const text = report(live, content);
    if (text !== printed) console.log(text);
    printed = text;
    server.ws.send('site:problems', problems());
  };
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    clearTimeout(telling);
    telling = setTimeout(tell, patience);
  };
  const reload = (cause: string) => {
    try {
      live.refresh('everything');
      server.ws.send({ type: 'full-reload' });
      tellSoon();
    } catch (error) {
      // A schema that is being edited, and not yet JSON.
      server.config.logger.error(`${cause}: ${(error as Error).message}`);
    }
  };

  // Not Vite's watcher, which lists a whole folder whenever a file in it changes.
  const listening = new AbortController();
  const { signal } = listening;
  watchFolders(join(content, 'pages'), signal, (path, event) => {
    const file = `pages/${path}`;
    const before = live.routeOf(file);
    const settings = live.settings();
    if (event === 'rename') live.refresh('pages');
    const route = live.routeOf(file) ?? before;
    if (route !== undefined) {
      live.page(route);
      if (live.settings() === settings) server.ws.send('site:edited', { route });
      else server.ws.send({ type: 'full-reload' });
    }
    tellSoon();
  });
  watch(content, { signal }, (_, name) => {
    if (name === 'site.yaml') reload(name);
  });
  server.httpServer?.once('close', () => listening.abort());
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(schemas) && path.endsWith('.json')) reload(path);
    else if (/\.tsx?$/.test(path)) {
      server.ws.send('site:styles', { href: `${stylesPath}?${Date.now()}` });
    }
  });
  server.ws.on('site:ready', (_, client) => client.send('site:problems', problems()));
  tell();
}

/**
 * Watches a folder and all below it. Node's own recursive watching loses a file once an editor has
 * put another in its place, and most editors save like that.
 */
function watchFolders(
  root: string,
  signal: AbortSignal,
  onChange: (path: string, event: 'rename' | 'change') => void,
): void {
  const watched = new Set<string>();
  const add = (folder: string) => {
    if (watched.has(folder)) return;
    watched.add(folder);
    watch(join(root, folder), { signal }, (event, name) => {
      if (event === 'rename') addAll();
      onChange(folder ? `${folder}/${name}` : `${name}`, event);
    }).on('error', () => watched.delete(folder));
  };
  const addAll = () => {
    for (const folder of watched) if (!existsSync(join(root, folder))) watched.delete(folder);
    add('');
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      add(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    }
  };
  addAll();
}

/** The errors, each with the page that it is on. */
export function toProblems(
  live: LiveSite,
  diagnostics: readonly Diagnostic[],
  content: string,
): DevProblem[] {
  const readLines = lineReader(content);
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => ({
      route: live.routeOf(diagnostic.file),
      text: formatDiagnostic(diagnostic, { color: false, readLines }),
    }));
}

function report(live: LiveSite, content: string): string {
  const color = process.stdout.isTTY && !process.env.NO_COLOR;
  const diagnostics = live.diagnostics();
  const readLines = lineReader(content);
  // Warnings would bury what has to be mended; `npm run validate` tells them.
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return [
    ...errors.map((diagnostic) => `${formatDiagnostic(diagnostic, { color, readLines })}\n`),
    summarize(diagnostics, live.routes().length + 1),
  ].join('\n');
}

/** The lines of a content file, read when a message needs them. */
const lineReader = (content: string) => (file: string) => {
  try {
    return readFileSync(join(content, file), 'utf8').split(/\r?\n/);
  } catch {
    return undefined;
  }
};
