/**
 * The only script before a visitor does something: inlined in every page, under 2 KB compressed.
 * It loads the app at the first sign of intent, and loses nothing that happens until then.
 * Knows blocks by attributes alone:
 *
 * - `<html data-app data-modules data-data data-site>`: what to load; `data-events`: by itself,
 *   because an author watches.
 * - `<form data-filled="email">`: its button is disabled while a named field is empty.
 * - `<form data-begins="about">`: the app writes into it what that parameter of the address asks for.
 * - `<button popovertarget data-hover>`: its popover also opens while the pointer is over it.
 * - `<div data-turns>`: one of its radio buttons after the other is checked, every three seconds,
 *   unless its checkbox is, as it is once a visitor has chosen.
 * - `<html data-alive>` is set once the app runs. Where it cannot, styles for browsers without
 *   scripts (`@media (scripting: none)`) apply from then on.
 * - `<html data-scrolled>` is set while the page is scrolled by more than 50 px.
 */
const root = document.documentElement;
const { app = '', modules = '', data = '', site = '' } = root.dataset;
type Held = [element: Element, submitter?: HTMLElement | null];
const held: Held[] = [];
let state: 'waiting' | 'loading' | 'running' | 'failed' = 'waiting';

const on = <K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
) =>
  document.addEventListener(type, listener, {
    capture: true,
    passive: !['click', 'submit', 'invalid'].includes(type),
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
    .then(({ start }: { start: () => Promise<void> }) => start())
    .then(
      () => release('running'),
      () => release('failed'),
    );
}

/** Does what was clicked and sent while the app was loading: through it, or as the browser does without. */
function release(outcome: 'running' | 'failed'): void {
  state = outcome;
  if (outcome === 'running') {
    root.toggleAttribute('data-alive', true);
    if (functionKey) document.dispatchEvent(new KeyboardEvent('keydown', { key: functionKey }));
  } else styleAsWithoutScripts();
  for (const [element, submitter] of held.splice(0)) {
    if (!(element instanceof HTMLFormElement)) {
      // Buttons in drawings have no method for it.
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    } else if (outcome === 'running') element.requestSubmit(submitter);
    // A form that is only for the app is a dialog's; Firefox throws where that is submitted.
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
  // A double click counts once.
  if (held.at(-1)?.[0] !== entry[0]) held.push(entry);
}

for (const type of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const) {
  on(type, load);
}

// What a visitor has followed a link for does not wait for anything else.
const begun = document.querySelector<HTMLElement>('form[data-begins]')?.dataset.begins;
if (begun && new URLSearchParams(location.search).has(begun)) load();

// Of a pointer that rests where the page appears, browsers say too that it moves.
let pointerPlace = '';
on('pointermove', ({ screenX, screenY }) => {
  const place = `${screenX} ${screenY}`;
  if (pointerPlace && pointerPlace !== place) load();
  pointerPlace = place;
});

// A function key that was pressed meanwhile is pressed again, for the app. Keys on a button of a drawing are clicks.
let functionKey = '';
on('keydown', (event) => {
  if (state !== 'loading') return;
  if (/^F\d/.test(event.key)) functionKey = event.key;
  const button = /^(Enter| )$/.test(event.key) && closest(event, '[role=button]');
  if (button) held.push([button]);
});

let openedByPointer: Element | null = null;

on('click', (event) => {
  const trigger = closest<HTMLButtonElement>(event, '[data-hover]');
  if (trigger && trigger === openedByPointer) {
    // The pointer has opened it on the way to this click, which would close it again.
    if (trigger.popoverTargetElement?.matches(':popover-open')) event.preventDefault();
    openedByPointer = null;
    return;
  }
  if (state !== 'waiting' && state !== 'loading') return;
  const button = closest<HTMLButtonElement>(event, 'button, [role=button]');
  if (button && button.type !== 'submit' && !button.popoverTargetElement) hold(event, [button]);
});

on('submit', (event) => {
  if (state !== 'waiting' && state !== 'loading') return;
  hold(event, [event.target as HTMLFormElement, event.submitter]);
});

// The app says what is wrong, under the fields.
on('invalid', (event) => {
  const { form } = event.target as HTMLInputElement;
  if (form && (state === 'waiting' || state === 'loading')) hold(event, [form]);
});

function updateButtons(): void {
  if (state === 'running') return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filled]')) {
    const names = form.dataset.filled?.split(' ') ?? [];
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    const values = new FormData(form);
    if (button) button.disabled = names.some((name) => !String(values.get(name) ?? '').trim());
  }
}
on('input', updateButtons);
updateButtons();
window.addEventListener('pageshow', updateButtons);

let closing: ReturnType<typeof setTimeout> | undefined;

/** Unless the pointer comes back in time, or the keyboard is at work in there. */
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

function takeTurns(): void {
  const still = ':hover, :has(:focus-visible, [type=checkbox]:checked)';
  for (const stage of document.querySelectorAll(`[data-turns]:not(${still})`)) {
    const choices = [...stage.querySelectorAll<HTMLInputElement>('[type=radio]')];
    const current = choices.findIndex(({ checked }) => checked);
    const next = choices[(current + 1) % choices.length];
    if (next) next.checked = true;
  }
}
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setInterval(takeTurns, 3000);

const followScroll = () => root.toggleAttribute('data-scrolled', window.scrollY > 50);
window.addEventListener('scroll', followScroll, { passive: true });
// Asked at once, it would lay out the whole page before anything has been painted.
window.addEventListener('load', followScroll);

// The app added entries to the history. Until it runs again, each would show this document's page.
const { pathname } = location;
window.addEventListener('popstate', () => {
  if (state !== 'running' && location.pathname !== pathname) location.reload();
});

// Only the app can show an entry of the history to which it has given a state, such as a form's third step.
if (root.dataset.events || history.state?.usr) window.addEventListener('load', load);
