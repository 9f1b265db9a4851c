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
  const previous = controlsIn(root);
  const focused = previous.indexOf(document.activeElement as HTMLElement);
  const open = root.querySelector(':popover-open')?.id;
  return () => {
    // Nothing must keep them in memory once this is done.
    const used = previous.splice(0);
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

/** Pairs elements of one kind in their order: between them, others may have been added. */
function pair(previous: readonly Element[], current: HTMLElement[]): Map<Element, HTMLElement> {
  const kindOf = ({ tagName, className }: Element) => tagName + className;
  const pairs = new Map<Element, HTMLElement>();
  for (const element of previous) {
    const index = current.findIndex((other) => kindOf(other) === kindOf(element));
    const [found] = index < 0 ? [] : current.splice(index, 1);
    if (found) pairs.set(element, found);
  }
  return pairs;
}

function repeat(old: Element, current: HTMLElement): void {
  if ((old as HTMLDetailsElement).open) (current as HTMLDetailsElement).open = true;
  if (!('value' in old && 'value' in current)) return;
  const { checked } = old as HTMLInputElement;
  if ((current as HTMLInputElement).checked !== checked) current.click();
  if (old.value === current.value) return;
  // The field's own property is React's, which would take the change for one of its own.
  Reflect.set(Object.getPrototypeOf(current), 'value', old.value, current);
  current.dispatchEvent(new Event('input', { bubbles: true }));
}
