/** The ids of the notices. */
const noticeId = /^#?(?:signup|contact|wizard)-(?:success|error)$/;

const removeAnchor = (state: unknown) =>
  history.replaceState(state, '', location.pathname + location.search);

/**
 * Takes the notice out of the address, so that it does not come back with the address. It stays on the
 * page: to the browser it is still the target.
 */
export function forgetNotice(): void {
  if (noticeId.test(location.hash)) removeAnchor(history.state);
}

/**
 * Shows the notice with this id: makes it the target, without an entry in the history or a trace in the
 * address.
 */
export function showNotice(id: string): void {
  const { state } = history;
  location.replace(`#${id}`);
  removeAnchor(state);
}

/** Hides the notice of an earlier outcome. */
export function clearNotice(): void {
  // Nothing has this id. Only another anchor makes the browser forget the target.
  if (noticeId.test(document.querySelector(':target')?.id ?? '')) showNotice('_');
}
