import { entryPath } from '../catalogue/catalogue-entry.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { eventsPath, openPath, type SourcePlace } from './dev-paths.ts';
import { problemStyles } from './problem-styles.ts';
import type { DevProblem } from './problems.ts';

/** Opens places in the author's editor, and reloads the page after a save. */
const script = `
addEventListener('click', ({ target }) => {
  const { place } = target.dataset;
  if (place) fetch('${openPath}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: place });
});
let source;
let isEdited = false;
// As in followEvents, a hidden page keeps no connection.
const follow = () => {
  source?.close();
  if (document.hidden) return;
  source = new EventSource(document.documentElement.dataset.events);
  for (const name of ['edited', 'settings']) source.addEventListener(name, () => { isEdited = true; });
  // They follow each edit, once it is checked.
  source.addEventListener('problems', ({ data }) => {
    if (isEdited || data !== document.documentElement.dataset.problems) location.reload();
  });
  source.addEventListener('reload', () => location.reload());
};
addEventListener('visibilitychange', follow);
follow();`;

const styles = `${problemStyles}
  body { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem; background: #10151c; color: #f1f3f5; font: 16px/1.5 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }`;

/**
 * The page that is served if there is no good one: the problems, with each place as a button.
 * @param all everything that browsers show now. The page is loaded again once that is something else, also
 * if it was checked while the page was loading
 */
export function writeProblemPage(
  problems: readonly DevProblem[],
  all: readonly DevProblem[],
): string {
  return `<!doctype html><html lang="en" data-events="${eventsPath}" data-problems="${escapeHtml(JSON.stringify(all))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not valid yet</title><style>${styles}</style></head><body><h1>Not valid yet</h1><p>The page appears here as soon as this is fixed and saved.</p><main role="alert">${problems.map(writeProblem).join('\n')}</main><script>${script}</script></body></html>`;
}

function writeProblem({ text, place, block }: DevProblem): string {
  const link = block
    ? `\n  <a href="${entryPath(block)}">What the ${block} block can have</a>`
    : '';
  return `<pre>${place ? withButton(escapeHtml(text), place) : escapeHtml(text)}${link}</pre>`;
}

function withButton(text: string, place: SourcePlace): string {
  const name = escapeHtml(`${place.file}:${place.line}:${place.column}`);
  const data = escapeHtml(JSON.stringify(place));
  return text.replace(name, () => `<button data-place="${data}">${name}</button>`);
}
