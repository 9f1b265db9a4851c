import { type RefObject, useLayoutEffect } from 'react';
import { attempt } from '../attempt.ts';

function keep(name: string, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(([field, value]) => {
    const element = form.elements.namedItem(field);
    return value !== '' && !(element instanceof HTMLInputElement && element.type === 'hidden');
  });
  if (fields.length === 0) forgetDraft(name);
  else attempt(() => sessionStorage.setItem(name, JSON.stringify(fields)));
}

/**
 * Restores the draft of a form into its empty fields. Values that the browser has restored are
 * newer.
 */
function restore(name: string, form: HTMLFormElement): void {
  attempt(() => {
    const fields: [string, string][] = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    for (const [field, value] of fields) {
      const element = form.elements.namedItem(field);
      if (element && 'value' in element && !element.value) element.value = value;
    }
  });
}

/** Deletes the draft of a form after it was sent. */
export function forgetDraft(name: string): void {
  for (const item of [name, writtenName(name)]) attempt(() => sessionStorage.removeItem(item));
}

const writtenName = (name: string): string => `${name}-written`;

/** Returns the text that the site, not the visitor, has last written into a form. */
export const writtenInto = (name: string): string | null | undefined =>
  attempt(() => sessionStorage.getItem(writtenName(name)));

/** Saves what the site has written into a form until the draft is deleted. */
export function saveWritten(name: string, text: string): void {
  attempt(() => sessionStorage.setItem(writtenName(name), text));
}

/**
 * Saves the text of a form in this browser tab until it is sent or the tab is closed, so that a
 * visitor who leaves the page finds it again. `<form data-draft>` with the same name lets a new document
 * show it at once.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(name, element);
    const update = () => keep(name, element);
    // Saves text that was typed before hydration: the visitor may leave without typing more.
    update();
    element.addEventListener('input', update);
    return () => element.removeEventListener('input', update);
  }, [form, name]);
}
