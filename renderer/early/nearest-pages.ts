/**
 * Inlined in the head of the not-found page: shows the pages that a wrong address most likely means,
 * at once and without the app. `<ul data-pages hidden>` has the pages as JSON.
 */
type NamedPage = [href: string, label: string, ...names: string[]];

/**
 * Returns the share of letters, from both ends, that two names have in common. After a typing mistake,
 * that is all but one or two; when fewer, they are not alike. 1 if the one is a part of the other.
 */
function likeness(one: string, other: string): number {
  const [long, short] = other.length > one.length ? [other, one] : [one, other];
  if (short[2] && long.includes(short)) return 1;
  let [start, end] = [0, 0];
  while (short[start] && short[start] === long[start]) start++;
  while (short[start + end] && short.at(-1 - end) === long.at(-1 - end)) end++;
  const share = (start + end) / long.length;
  return share > 0.7 ? share : 0;
}

/** Returns the pages that have most of an address in their names, the likeliest first. */
function suggest(path: string, pages: readonly NamedPage[]): readonly NamedPage[] {
  const segments = path.toLowerCase().replace(/[-_]/g, '').split('/');
  const likenessOf = ([, , ...names]: NamedPage): number =>
    segments.reduce(
      (sum, segment) => sum + Math.max(...names.map((name) => likeness(segment, name))),
      0,
    );
  const limit = Math.max(0, ...pages.map((page) => likenessOf(page) - 0.15));
  return pages
    .filter((page) => likenessOf(page) > limit)
    .sort((one, other) => likenessOf(other) - likenessOf(one));
}

// While the document arrives, so that nothing moves later.
const observer = new MutationObserver(() => {
  const list = document.querySelector<HTMLElement>('[data-pages]');
  if (!list) return;
  observer.disconnect();
  for (const [href, label] of suggest(location.pathname, JSON.parse(list.dataset.pages ?? ''))) {
    list.hidden = false;
    const link = document.createElement('a');
    link.href = href;
    link.append(label);
    list.appendChild(document.createElement('li')).append(link);
  }
});
observer.observe(document, { childList: true, subtree: true });

// Makes this a module for its tests.
export {};
