/**
 * Inlined after `early.ts` in pages with fields that it has to watch before the app runs:
 *
 * - `<form data-filled="email">`: its button is disabled while the field of that name is empty.
 * - `<form data-begins="about">`: the app fills it in from that parameter of the address.
 * - `<form data-draft="contact">`: the app fills it in with text that this tab has stored by that name.
 * - Sliders: only the app can show what follows from those that were moved.
 */
const root = document.documentElement;
const loadApp = () => document.dispatchEvent(new Event('load-app'));

function updateButtons(): void {
  if ('alive' in root.dataset) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filled]')) {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]');
    const field = form.elements.namedItem(form.dataset.filled ?? '') as HTMLInputElement;
    // Browsers hide a value that they have filled in from scripts until the visitor acts.
    if (button) button.disabled = !field.value.trim() && !field.matches(':autofill');
  }
}

/**
 * A visitor may have changed a slider while the document still arrived, or before a reload that kept
 * it.
 */
function takeOver(): void {
  updateButtons();
  const sliders = [...document.querySelectorAll<HTMLInputElement>('[type=range]')];
  if (sliders.some(({ value, defaultValue }) => value !== defaultValue)) loadApp();
}
takeOver();
window.addEventListener('pageshow', takeOver);

// Fields start an animation when they are filled in, whether that has an event of its own or not.
for (const type of ['input', 'animationstart'])
  document.addEventListener(type, updateButtons, true);

/** Whether the address has text for a form, such as from a link of a calculator. */
function isBegun(): boolean {
  const name = document.querySelector<HTMLElement>('[data-begins]')?.dataset.begins;
  return Boolean(name && new URLSearchParams(location.search).has(name));
}

/** Whether a visitor has left text in this form before. Browsers may forbid the storage. */
function hasDraft(): boolean {
  const name = document.querySelector<HTMLElement>('[data-draft]')?.dataset.draft;
  try {
    return Boolean(name && sessionStorage.getItem(name));
  } catch {
    return false;
  }
}
if (isBegun()) loadApp();
if (hasDraft()) window.addEventListener('load', loadApp);

// Makes this a module with names of its own.
export {};
