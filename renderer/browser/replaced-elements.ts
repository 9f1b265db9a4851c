import { attempt } from '../../blocks/ui/attempt.ts';

/** An element that a visitor pressed before hydration, or a form and its button. */
export type HeldAct = [element: Element, submitter?: HTMLElement | null];

/** What a visitor may have typed into, chosen, opened, pressed or focused. */
const controls = 'a, button, details, form, input, select, summary, textarea, [role=button]';

const controlsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(controls)];

/**
 * Remembers what a visitor has done on the page. Returns a function that does it again if React has
 * replaced the elements since, and puts the new ones into `held`. React starts over if something else
 * has changed the page before hydration, such as a translator or a password manager.
 */
export function rememberControls(root: Element, held: HeldAct[]): () => void {
  const before = controlsIn(root);
  const focused = before.indexOf(document.activeElement as HTMLElement);
  const open = root.querySelector(':popover-open')?.id;
  return () => {
    // Once done, elements of another page must not be kept.
    const used = before.splice(0);
    if (used[0]?.isConnected !== false) return;
    const replaced = pair(used, controlsIn(root));
    for (const [old, current] of replaced) repeat(old, current);
    for (const act of held) {
      act[0] = replaced.get(act[0]) ?? act[0];
      act[1] = replaced.get(act[1] as Element) ?? act[1];
    }
    if (open) document.getElementById(open)?.showPopover();
    const old = used[focused];
    if (!old) return;
    const control = replaced.get(old);
    control?.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = old as HTMLInputElement;
    // Not every element has a selection.
    attempt(() => (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd));
  };
}

/** Pairs elements of the same kind in their order: there may be more of another kind by now. */
function pair(before: readonly Element[], after: HTMLElement[]): Map<Element, HTMLElement> {
  const kindOf = ({ tagName, className }: Element) => tagName + className;
  const pairs = new Map<Element, HTMLElement>();
  for (const element of before) {
    const index = after.findIndex((other) => kindOf(other) === kindOf(element));
    const [current] = index < 0 ? [] : after.splice(index, 1);
    if (current) pairs.set(element, current);
  }
  return pairs;
}

function repeat(old: Element, current: HTMLElement): void {
  if (old.matches('details[open]')) current.toggleAttribute('open', true);
  if (!('value' in old && 'value' in current)) return;
  const { checked } = old as HTMLInputElement;
  if ((current as HTMLInputElement).checked !== checked) current.click();
  if (old.value === current.value) return;
  // The field's own property is React's, which would take the change for one of its own.
  Reflect.set(Object.getPrototypeOf(current), 'value', old.value, current);
  current.dispatchEvent(new Event('input', { bubbles: true }));
}
