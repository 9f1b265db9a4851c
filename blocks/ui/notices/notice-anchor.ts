/** The ids of the notices. */
const noticeId = /^#?(?:signup|contact|wizard)-(?:success|error)$/;

const changeAddress = (state: unknown) =>
  history.replaceState(state, '', location.pathname + location.search);

/**
 * Takes the notice out of the address, so that it does not come back with the address. It stays on the
 * page: to the browser it is still the target.
 */
export function forgetNotice(): void {
  if (noticeId.test(location.hash)) changeAddress(history.state);
}

/** Makes an element the target, without an entry in the history or a trace in the address. */
function setTarget(id: string): void {
  const { state } = history;
  location.replace(`#${id}`);
  changeAddress(state);
}

/** Shows the notice of an outcome. */
export const showNotice = (id: string): void => setTarget(id);

/** Hides the notice of an earlier outcome. */
export function clearNotice(): void {
  // Nothing has this id. Only another anchor makes the browser forget the target.
  if (noticeId.test(document.querySelector(':target')?.id ?? '')) setTarget('_');
}
