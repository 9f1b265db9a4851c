import { expect } from 'vitest';
import { mainOf } from './built-pages.ts';
import { allIn, textOf } from './look.ts';

/** The forms of a page that sign up for the beta. */
export const signupForms = (within: ParentNode): Element[] =>
  allIn(within, 'form[action^="/api/email-signup"]');

/** What the signup forms of a page send as `source`. */
export const sourcesOf = (route: string): (string | null)[] =>
  signupForms(mainOf(route)).map(sourceOf);

export const sourceOf = (form: Element): string | null =>
  form.querySelector('[name=source]')?.getAttribute('value') ?? null;

/** The form on a page that sends this source. */
export function signupForm(route: string, source: string): Element {
  const found = signupForms(mainOf(route)).find((form) => sourceOf(form) === source);
  expect(sourcesOf(route), `${route}: the sources of its email forms`).toContain(source);
  return found as Element;
}

/** The field with a label, whatever its case: without the asterisk and the word beside it. */
export function fieldLabelled(route: string, within: ParentNode, label: string): Element {
  const labels = allIn(within, 'label');
  const found = labels.find((each) => textOf(each).toLowerCase() === label.toLowerCase());
  expect(labels.map(textOf), `${route}: the labels of its fields`).toContain(
    found ? textOf(found) : label,
  );
  const id = found?.getAttribute('for');
  const field = id
    ? allIn(within, '[id]').find((each) => each.id === id)
    : found?.querySelector('input');
  if (!field) throw new Error(`${route}: the label “${label}” has no field`);
  return field;
}

/** The names of all fields that a form sends, but for the one that only programs fill in. */
export const fieldNames = (form: Element): (string | null)[] =>
  allIn(form, 'input[name], textarea[name], select[name]')
    .filter((field) => !field.closest('[aria-hidden=true]'))
    .map((field) => field.getAttribute('name'));

export const requiredNames = (form: Element): (string | null)[] =>
  allIn(form, '[name][required]').map((field) => field.getAttribute('name'));

export const buttonNames = (form: ParentNode): string[] => allIn(form, 'button').map(textOf);
