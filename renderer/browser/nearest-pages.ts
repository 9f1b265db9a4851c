/**
 * Inlined in the head of the not-found page alone: shows the pages that a wrong address most likely means, at
 * once and without the app. `<div data-pages='[["/pricing", "Pricing", "price cost"]]'>` has the
 * address, the name and other words of each page, and `data-nearest` the text above the links.
 */
type NamedPage = [href: string, label: string, words?: string];

/** The number of suggestions, unless the address is a folder of pages. */
const most = 3;
/** The share of letters that may differ, and how much worse than the best a suggestion may be. */
const near = 0.3;
const asNear = 0.15;

/** `cash-flow` and `CashFlow` are the same. */
const plain = (text = ''): string => text.toLowerCase().replace(/[-_]/g, '');
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Returns how many letters have to be added, removed or replaced. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, above] of row.slice(1).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other[column] ? 0 : 1);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The share of letters that differ, and a little more, because the page's own name comes first. */
const differenceOfWords = (given: string, name: string): number =>
  0.05 + distance(given, name) / given.length;

/** Whether a name has that text, from the beginning of one of its words. */
const hasWord = (name: string, text: string): boolean =>
  name.split(/[-_]/).some((_, index, words) => plain(words.slice(index).join('')).startsWith(text));

/** A name that was cut short is near, and so is one with other words around it. */
function differenceOfNames(given: string, name: string): number {
  const [one, other] = [plain(given), plain(name)];
  if (one === other) return 0;
  if (one.length > 2 && hasWord(name, one)) return 0.1;
  if (other.length > 3 && hasWord(given, other)) return 0.1;
  return differenceOfWords(one, other);
}

/** Returns the pages that an address may mean, or those below it. */
function suggest(path: string, pages: readonly NamedPage[]): NamedPage[] {
  const segments = segmentsOf(path);
  const [folder = ''] = segments;
  const name = segments.at(-1) ?? '';
  const isFolder = segments.length < 2;
  const below = pages.filter(([href]) => {
    const [first, ...rest] = segmentsOf(href);
    return rest.length > 0 && differenceOfWords(plain(folder), plain(first)) < near;
  });
  if (!plain(name) || (isFolder && below.length > 0)) return below;
  const ranked = pages
    .map((page) => {
      const [href, , words = ''] = page;
      const isBeside = !isFolder && below.includes(page);
      return {
        page,
        difference: Math.min(
          differenceOfNames(name, segmentsOf(href).at(-1) ?? '') - (isBeside ? 0.1 : 0),
          ...words
            .split(' ')
            .filter(Boolean)
            .map((word) => differenceOfWords(plain(name), plain(word))),
        ),
      };
    })
    .sort((one, other) => one.difference - other.difference);
  const limit = Math.min(near, (ranked[0]?.difference ?? 0) + asNear);
  const found = ranked.filter(({ difference }) => difference <= limit).slice(0, most);
  return found.length > 0 ? found.map(({ page }) => page) : below;
}

/** Fills in the place for the links. Returns whether it is there yet. */
function show(): boolean {
  const place = document.querySelector<HTMLElement>('[data-pages]');
  if (!place) return false;
  const suggestions = suggest(location.pathname, JSON.parse(place.dataset.pages ?? ''));
  const text = document.createElement('p');
  text.textContent = place.dataset.nearest ?? '';
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  for (const [href, label] of suggestions) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = label;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (suggestions.length > 0) place.append(text, list);
  return true;
}

// While the document arrives, so that nothing moves later.
if (!show()) {
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

// Makes this a module for its tests.
export {};
