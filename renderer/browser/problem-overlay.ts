import { entryPath } from '../catalogue/catalogue-entry.ts';
import type { SourcePlace } from '../dev/dev-paths.ts';
import { problemStyles } from '../dev/problem-styles.ts';
import type { DevProblem } from '../dev/problems.ts';
import { createLayer } from './dev-layer.ts';
import { openSource } from './open-source.ts';

const styles = `${problemStyles}
  p { margin: .5em 0 0; color: #ffc53d; }
  section, aside { position: fixed; max-height: 60vh; border-radius: 8px; background: #10151c; color: #f1f3f5;
    font: 13px/1.5 ui-monospace, monospace; }
  section { inset: auto 1rem 1rem; z-index: 1000; overflow: auto; padding: 2.5rem 1.25rem 1rem;
    border-top: 4px solid #ff5f4a; box-shadow: 0 8px 40px rgb(0 0 0 / 40%); }
  section > button { position: absolute; top: .75rem; right: 1.25rem; }
  aside { inset: auto 1rem 1rem auto; z-index: 900; display: flex; flex-direction: column;
    max-width: min(60rem, calc(100vw - 2rem)); }
  header { display: flex; gap: .75rem; justify-content: end; padding: .375rem .75rem; }
  header > button { color: #ffc53d; text-decoration: none; }
  div { overflow: auto; padding: .5rem 1.25rem 1rem; }`;

/** The problems that are shown, or were when they were hidden. */
let shownProblems = '';

/**
 * Dev only: shows the messages of the terminal over the last good page. A click on a place opens
 * the editor.
 * @param isSaved whether those that were hidden are shown again, since something was saved
 */
export function showProblems(problems: readonly DevProblem[], isSaved: boolean): void {
  const state = JSON.stringify(problems);
  if (!isSaved && state === shownProblems) return;
  shownProblems = state;
  document.querySelector('site-problems')?.remove();
  if (problems.length === 0) return;
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const hide = createButton('Hide', () => layer.remove());
  hide.title = 'Until something is saved';
  section.append(...problems.map(writeProblem), hide);
  const layer = createLayer('site-problems', styles, section);
}

/** The warnings that are shown, or were when they were hidden. */
let shownWarnings = '';
let isOpen = false;

/** Dev only: shows how many warnings there are, in a corner of the page. A click shows the messages. */
export function showWarnings(warnings: readonly DevProblem[]): void {
  const state = JSON.stringify(warnings);
  if (state === shownWarnings) return;
  shownWarnings = state;
  document.querySelector('site-warnings')?.remove();
  if (warnings.length === 0) isOpen = false;
  else showCount(warnings);
}

function showCount(warnings: readonly DevProblem[]): void {
  const messages = document.createElement('div');
  messages.append(...warnings.map(writeProblem));
  const setOpen = (open: boolean) => {
    isOpen = open;
    messages.hidden = !open;
    count.setAttribute('aria-expanded', String(open));
  };
  const count = createButton(
    warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`,
    () => setOpen(!isOpen),
  );
  setOpen(isOpen);
  const hide = createButton('Hide', () => layer.remove());
  hide.title = 'Until they change';
  const header = document.createElement('header');
  header.append(count, hide);
  const aside = document.createElement('aside');
  aside.setAttribute('aria-label', 'Warnings');
  aside.append(messages, header);
  const layer = createLayer('site-warnings', styles, aside);
}

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

function writeProblem({ text, place, block }: DevProblem): HTMLElement {
  const pre = document.createElement('pre');
  if (place) pre.append(...withButton(text, place, pre));
  else pre.append(text);
  if (block) {
    const link = document.createElement('a');
    link.href = entryPath(block);
    link.textContent = `What the ${block} block can have`;
    pre.append('\n  ', link);
  }
  return pre;
}

/** The text, with the place in it as a button. */
function withButton(text: string, place: SourcePlace, pre: HTMLElement): (Node | string)[] {
  const name = `${place.file}:${place.line}:${place.column}`;
  const [before = '', ...after] = text.split(name);
  const button = createButton(name, () =>
    openSource(place).catch((error: Error) => say(pre, error.message)),
  );
  button.title = 'Open in your editor';
  return [before, button, after.join(name)];
}

function say(after: HTMLElement, words: string): void {
  if (after.nextElementSibling?.localName === 'p') after.nextElementSibling.remove();
  const note = document.createElement('p');
  note.textContent = words;
  after.after(note);
}
