/**
 * The script before a visitor acts: inlined in every page, with those of `early-fields.ts` or
 * `nearest-pages.ts` under 2 KB compressed. It loads the app at the first sign of intent, and keeps
 * everything that happens until then. It knows blocks only by their attributes:
 *
 * - `<html data-app data-modules data-data data-site>`: what to load; `data-events`: load right
 *   away, because an author is watching.
 * - `<button popovertarget data-hover>`: its popover also opens while the pointer is over it.
 * - `<div data-turns>`: every three seconds the next of its radio buttons is checked, unless its
 *   checkbox is checked. That happens once a visitor chooses.
 * - `<div data-scrolls="Plans">`: while it is wider than its place, keys reach it, under that name.
 * - `<html data-alive>` is set once the app runs. If it cannot run, the styles for browsers without
 *   scripts (`@media (scripting: none)`) apply.
 * - `<html data-busy>` is set while an act waits for code or for a page. After 300 ms a line appears,
 *   and screen readers hear the text in `data-busy` of the status after the app. A button that waits
 *   for code has `aria-busy`.
 * - `<html data-scrolled>` is set while the page is scrolled by more than 50 px.
 */
const root = document.documentElement;
const { app = '', modules = '', data = '', site = '' } = root.dataset;
type Held = [element: Element, submitter?: HTMLElement | null];
const held: Held[] = [];
let state: 'waiting' | 'loading' | 'running' | 'failed' = 'waiting';
const isEarly = () => state === 'waiting' || state === 'loading';

const on = <K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
) =>
  document.addEventListener(type, listener, {
    capture: true,
    passive: /wheel|touch/.test(type),
  });

const closest = <T extends Element>({ target }: Event, selector: string): T | null =>
  target instanceof Element ? target.closest<T>(selector) : null;

function load(): void {
  if (state !== 'waiting') return;
  state = 'loading';
  for (const href of modules.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    if (href) document.head.append(link);
  }
  for (const href of [data, site]) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'use-credentials';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ app)
    .then(({ start }: { start: (acts: Held[]) => Promise<void> }) => start(held))
    .then(
      () => release('running'),
      () => release('failed'),
    );
}

/**
 * Replays clicks and submissions from the time of loading, in the app or as the browser does
 * without it.
 */
function release(outcome: 'running' | 'failed'): void {
  state = outcome;
  delete root.dataset.busy;
  if (outcome === 'running') {
    root.toggleAttribute('data-alive', true);
    if (functionKey) document.dispatchEvent(new KeyboardEvent('keydown', { key: functionKey }));
  } else styleAsWithoutScripts();
  for (const [element, submitter] of held.splice(0)) {
    (submitter ?? element).removeAttribute('aria-busy');
    if (!(element instanceof HTMLFormElement)) {
      // SVG elements have no `click` method.
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    } else if (outcome === 'running') element.requestSubmit(submitter);
    // Forms that only the app can send have the method `dialog`. Firefox throws when one is submitted.
    else if (element.method !== 'dialog' && element.reportValidity()) element.submit();
  }
}

function styleAsWithoutScripts(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const { media } = rule;
      media.mediaText = media.mediaText
        .replace('(scripting: none)', 'all')
        .replace('(scripting: enabled)', 'not all');
    }
  }
}

function hold(event: Event, entry: Held): void {
  event.preventDefault();
  event.stopPropagation();
  wait(entry);
}

function wait(entry: Held): void {
  const [element, submitter] = entry;
  // A double click counts once.
  if (held.at(-1)?.[0] !== element) held.push(entry);
  (submitter ?? element).setAttribute('aria-busy', 'true');
  root.dataset.busy = '';
}

const announcement = document.querySelector<HTMLElement>('[role=status][data-busy]');
let announcing: ReturnType<typeof setTimeout> | undefined;
new MutationObserver(() => {
  clearTimeout(announcing);
  if (!announcement) return;
  announcement.textContent = '';
  if (root.dataset.busy === undefined) return;
  announcing = setTimeout(() => {
    announcement.textContent = announcement.dataset.busy ?? '';
  }, 300);
}).observe(root, { attributeFilter: ['data-busy'] });

// Assistive technology may click and change without a pointer, a key or the focus.
for (const type of [
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'input',
] as const) {
  on(type, load);
}
// From the other early scripts.
document.addEventListener('load-app', load);

// Browsers report a move even for a resting pointer when a page appears below it.
let pointerPlace = '';
on('pointermove', ({ screenX, screenY }) => {
  const place = `${screenX} ${screenY}`;
  if (pointerPlace && pointerPlace !== place) load();
  pointerPlace = place;
});

// Replays a function key in the app. Keys on an SVG button are clicks.
let functionKey = '';
on('keydown', (event) => {
  if (state !== 'loading') return;
  if (/^F\d/.test(event.key)) functionKey = event.key;
  const button = /^(Enter| )$/.test(event.key) && closest(event, '[role=button]');
  if (button) hold(event, [button]);
});

let openedByPointer: Element | null = null;

on('click', (event) => {
  const trigger = closest<HTMLButtonElement>(event, '[data-hover]');
  // A pointer that has left shortly before must not close what a key opens now.
  if (trigger) clearTimeout(closing);
  if (trigger && trigger === openedByPointer) {
    // Hovering has already opened the popover, and this click would close it.
    if (trigger.popoverTargetElement?.matches(':popover-open')) event.preventDefault();
    openedByPointer = null;
    return;
  }
  if (!isEarly()) return;
  const button = closest<HTMLButtonElement>(event, 'button, [role=button]');
  if (button && button.type !== 'submit' && !button.popoverTargetElement) hold(event, [button]);
});

on('submit', (event) => {
  if (!isEarly()) return;
  hold(event, [event.target as HTMLFormElement, event.submitter]);
});

// The app shows the errors under the fields.
on('invalid', (event) => {
  const { form } = event.target as HTMLInputElement;
  if (form && isEarly()) hold(event, [form]);
});

// Only the app can answer, except to what is typed into a form.
on('input', (event) => {
  if (state === 'loading' && closest(event, '[type=range], [type=checkbox]:not(form *)')) {
    root.dataset.busy = '';
  }
});

window.addEventListener('pageshow', ({ persisted }) => {
  // Leaving a document ends its requests. WebKit keeps it in its cache nevertheless, and an import that
  // has ended so never settles.
  const isIncomplete = state === 'loading' || state === 'failed';
  if (persisted && isIncomplete && navigator.onLine) location.reload();
});

let closing: ReturnType<typeof setTimeout> | undefined;

/** Closes a popover, unless the pointer comes back in time or the focus is inside. */
function closeSoon(): void {
  const open = document.querySelector<HTMLElement>('[data-hover-menu]:popover-open');
  openedByPointer = null;
  closing = setTimeout(() => open?.matches(':focus-within') || open?.hidePopover(), 200);
}
on('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  const trigger = closest<HTMLButtonElement>(event, '[data-hover]');
  clearTimeout(closing);
  const target = trigger?.popoverTargetElement as HTMLElement | null | undefined;
  if (target) {
    if (!target.matches(':popover-open')) openedByPointer = trigger;
    target.showPopover();
  } else if (!closest(event, '[data-hover-menu]')) closeSoon();
});
on('pointerout', ({ pointerType, relatedTarget }) => {
  if (pointerType === 'mouse' && !relatedTarget) closeSoon();
});
on('focusout', ({ relatedTarget }) => {
  const open = document.querySelector<HTMLElement>(':popover-open');
  const next = relatedTarget instanceof Element ? relatedTarget : null;
  if (open && next && !open.contains(next) && !next.matches(`[popovertarget="${open.id}"]`)) {
    open.hidePopover();
  }
});

on('click', (event) => {
  const choice = closest(event, '[data-turns] [type=radio]');
  const stage = choice?.closest('[data-turns]');
  const pause = stage?.querySelector<HTMLInputElement>('[type=checkbox]');
  if (pause) pause.checked = true;
});

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

function takeTurns(): void {
  if (lessMotion.matches) return;
  const still = ':hover, :has(:focus-visible, [type=checkbox]:checked)';
  for (const stage of document.querySelectorAll(`[data-turns]:not(${still})`)) {
    const choices = [...stage.querySelectorAll<HTMLInputElement>('[type=radio]')];
    const current = choices.findIndex(({ checked }) => checked);
    const next = choices[(current + 1) % choices.length];
    if (next) next.checked = true;
  }
}
setInterval(takeTurns, 3000);

/** Lets keys scroll what is wider than its place. WebKit skips it if it holds nothing to focus. */
function reachScrollers(): void {
  const scrollers = [...document.querySelectorAll<HTMLElement>('[data-scrolls]')];
  // Measured before any is changed. Otherwise each change would lay out the page again.
  const wider = scrollers.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const scroller of scrollers) {
    for (const [key, value] of [
      ['tabindex', '0'],
      ['role', 'group'],
      ['aria-label', scroller.dataset.scrolls ?? ''],
    ] as const) {
      if (wider.includes(scroller)) scroller.setAttribute(key, value);
      else scroller.removeAttribute(key);
    }
  }
}
// A table may become wider later: with another answer, another page, or a smaller window.
on('keydown', ({ key }) => {
  if (key === 'Tab') reachScrollers();
});

const followScroll = () => root.toggleAttribute('data-scrolled', window.scrollY > 50);
window.addEventListener('scroll', followScroll, { passive: true });
// After the first frame, because reading it earlier lays out the whole page, and once more when the
// font is there.
window.addEventListener('load', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      followScroll();
      reachScrollers();
    }),
  ),
);

// After a reload, history entries of the app would show this document's page until the app runs.
const { pathname } = location;
window.addEventListener('popstate', () => {
  if (state !== 'running' && location.pathname !== pathname) location.reload();
});

// Only the app can show a history entry with a state, such as the third step of a form. Only it knows
// how far an entry that it left was scrolled.
if (root.dataset.events || history.state?.usr || history.scrollRestoration === 'manual')
  window.addEventListener('load', load);
