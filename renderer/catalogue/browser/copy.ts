/** Copies the text of the element that a button with `data-copy` names. */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  const source = document.getElementById(button?.dataset.copy ?? '');
  if (!button || !source) return;
  const words = button.textContent;
  const copied = await navigator.clipboard
    ?.writeText(source.textContent ?? '')
    .then(() => true)
    .catch(() => false);
  button.textContent = copied || copySelected(source) ? 'Copied' : 'Press Ctrl+C';
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    button.textContent = words;
  }, 2000);
});

/** Copies without the clipboard API, which needs HTTPS. Leaves the text selected. */
function copySelected(source: Element): boolean {
  getSelection()?.selectAllChildren(source);
  return document.execCommand('copy');
}
