import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../schema/diagnostics.ts';
import { formatDiagnostic, summarize } from '../schema/format.ts';
import type { LiveSite } from '../schema/live-site.ts';

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

const schemas = join(import.meta.dirname, '../schema');

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
  watch(join(content, 'pages'), { recursive: true, signal }, (event, name) => {
    if (event === 'rename') live.refresh('pages');
    const route = live.routeOf(`pages/${name?.replaceAll('\\', '/')}`);
    if (route !== undefined) {
      live.page(route);
      server.ws.send('site:edited', { route });
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
  return [
    ...diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic, { color, readLines })}\n`),
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
