import { type PageSources, sourcesPath } from '../dev/dev-paths.ts';
import { beginRequest } from './begin-request.ts';
import { createLayer } from './dev-layer.ts';
import { openSource } from './open-source.ts';

const css = `
  div { position: fixed; z-index: 1000; box-sizing: border-box; border: 2px solid #2440d6; border-radius: 4px;
    background: rgb(36 64 214 / 6%); pointer-events: none; }
  output { position: absolute; bottom: 0; right: 0; max-width: 100%; padding: 4px 10px; border-radius: 6px 0 0 0; background: #2440d6;
    color: #fff; font: 13px/1.5 ui-monospace, monospace; }`;

/**
 * Dev only: while Alt is held, the block under the pointer shows its name and place, and a click opens
 * its file there. Blocks have their place, `pages/pricing.yaml:14`, in `data-src`.
 *
 * @param shownRoute returns the route of the page on the screen
 */
export function letBlocksBePicked(shownRoute: () => string): { refresh: () => void } {
  let sources: PageSources = { file: '', blocks: [] };
  const blockElements = () => [...document.querySelectorAll('main > *')];
  const sourceOf = (element: Element) => sources.blocks[blockElements().indexOf(element)];

  const refresh = async () => {
    const route = shownRoute();
    const query = new URLSearchParams({ route });
    const isLast = beginRequest(sourcesPath);
    const response = await fetch(`${sourcesPath}?${query}`).catch(() => undefined);
    const answer: PageSources | undefined = response?.ok ? await response.json() : undefined;
    // Another page is shown by now, and asks for its own.
    if (!isLast() || route !== shownRoute()) return;
    sources = answer ?? { file: '', blocks: [] };
    // In the middle of an edit, the screen may show a different number of blocks.
    if (sources.blocks.length !== blockElements().length) sources.blocks = [];
    for (const element of blockElements()) {
      const source = sourceOf(element);
      if (source) element.setAttribute('data-src', `${sources.file}:${source.line}`);
      else element.removeAttribute('data-src');
    }
  };
  const main = document.querySelector('main');
  if (main) new MutationObserver(refresh).observe(main, { childList: true });
  refresh();

  const frame = document.createElement('div');
  const label = document.createElement('output');
  frame.append(label);
  const layer = createLayer('block-frame', css, frame);
  layer.hidden = true;

  const show = (words?: string) => {
    const element = document.querySelector('main > [data-src]:hover');
    const source = element && sourceOf(element);
    layer.hidden = !source;
    if (!source) return;
    // Around what is seen of it. The name is at its lower right end, where blocks have no text.
    const { top, left, width, bottom } = element.getBoundingClientRect();
    const start = Math.max(0, top);
    Object.assign(frame.style, {
      top: `${start}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${Math.min(bottom, window.innerHeight) - start}px`,
    });
    label.textContent = words ?? `${source.type}  ${sources.file}:${source.line}`;
  };
  const hide = () => {
    layer.hidden = true;
  };
  const update = ({ altKey }: PointerEvent | KeyboardEvent) => (altKey ? show() : hide());
  window.addEventListener('pointermove', update);
  window.addEventListener('keydown', update);
  window.addEventListener('keyup', update);
  window.addEventListener('blur', hide);
  window.addEventListener('scroll', hide);
  window.addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element && event.target.closest('main > [data-src]');
      const source = element && sourceOf(element);
      if (!event.altKey || !source) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      openSource({ file: sources.file, ...source }).catch((error: Error) => show(error.message));
    },
    { capture: true },
  );
  return { refresh };
}
