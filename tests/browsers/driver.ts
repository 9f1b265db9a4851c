import { setTimeout as sleep } from 'node:timers/promises';

/** An element that is shown: a CSS selector, and a part of its name where several fit. */
export type Target = string | readonly [selector: string, name: string];

/** What a journey needs of a browser's page. */
export interface Page {
  /** Loads a page of the site. */
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Presses the mouse's button on the middle of an element. */
  click(target: Target): Promise<void>;
  /** Writes into a field, key by key, what is there already is kept. */
  type(target: Target, text: string): Promise<void>;
  /** Sets the focus, as pressing Tab often enough does. */
  focus(target: Target): Promise<void>;
  /** Presses a key, by its name in the DOM, where the focus is. */
  press(key: string): Promise<void>;
  /** Runs a function in the page. It may use nothing from around it. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
}

/** A browser that makes the journey. */
export interface Driver extends Page {
  /** What the browser has complained about since it was asked last. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Runs in the page: the first element that is shown and has the name, which is what assistive
 * technology would read, or what the element says.
 */
export function findElement(selector: string, name: string): HTMLElement | null {
  const namesOf = (element: HTMLElement) => [
    element.getAttribute('aria-label') ?? '',
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? ''),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
    element.textContent ?? '',
  ];
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // A space that keeps two words in one line is read like any other.
      namesOf(element).some((text) => text.replace(/\s/g, ' ').includes(name)),
  );
  return found ?? null;
}

/** Runs in the page: what is under the header or the edge of the screen cannot be pressed. */
export function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}

export const partsOf = (target: Target): [selector: string, name: string] =>
  typeof target === 'string' ? [target, ''] : [target[0], target[1]];

const timeout = 10_000;

/**
 * Asks again and again until there is an answer other than false, null and undefined. While a page
 * gives way to the next, browsers fail to answer.
 */
export async function waitFor<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + timeout;
  for (;;) {
    let reason = '';
    const answer = await ask().catch((error: Error) => {
      reason = `: ${error.message}`;
    });
    if (answer !== null && answer !== undefined && answer !== false)
      return answer as NonNullable<T>;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}${reason}`);
    await sleep(50);
  }
}
