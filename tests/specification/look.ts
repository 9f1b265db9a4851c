import { expect } from 'vitest';
import { oncePer } from '../../schema/once-per.ts';
import { mainOf } from './built-pages.ts';

/** What a visitor reads in an element, on one line. Each is read once: tests look for many texts in the same ones. */
export const textOf = oncePer((element: Element): string => {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === 3) texts.push(node.nodeValue ?? '');
    for (const child of node.childNodes) visit(child);
  };
  visit(element);
  return texts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;!?])/g, '')
    .trim();
});

export const allIn = (within: ParentNode, selector: string): Element[] => [
  ...within.querySelectorAll(selector),
];

/** Finds words in whatever case, and `$49` in `$49 per month` but not in `$490` or `$49.50`. */
const asWords = (text: string): RegExp => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = /^\w/.test(text) ? '(?<!\\w|\\d[.,])' : '';
  return new RegExp(`${start}${escaped}(?!\\d|[.,]\\d)`, 'i');
};

export const says = (text: string, words: string): boolean => asWords(words).test(text);

/** The texts are on the page, or in a part of it. */
export function expectTexts(route: string, texts: readonly string[], within = mainOf(route)): void {
  const found = textOf(within);
  const missing = texts.filter((text) => !says(found, text));
  expect(missing, `${route}: these texts are not there`).toEqual([]);
}

/** The page, or a part of it, says what the patterns describe. */
export function expectPatterns(
  route: string,
  patterns: readonly RegExp[],
  within = mainOf(route),
): void {
  const found = textOf(within);
  const missing = patterns.filter((pattern) => !pattern.test(found));
  expect(missing, `${route}: nothing there matches these`).toEqual([]);
}

const headings = 'h1, h2, h3, h4, h5, h6';

export const headingsOf = (within: ParentNode): string[] => allIn(within, headings).map(textOf);

/** The block with a heading. */
export function blockHeaded(route: string, heading: string): Element {
  const found = allIn(mainOf(route), headings).find(
    (each) => textOf(each).toLowerCase() === heading.toLowerCase(),
  );
  expect(headingsOf(mainOf(route)), `${route}: the headings`).toContain(
    found ? textOf(found) : heading,
  );
  return found?.closest('section') as Element;
}

/** The items of a list, without those of lists inside it. */
export const itemsOf = (list: Element): Element[] =>
  list.tagName === 'DL'
    ? allIn(list, ':scope > div')
    : [...list.children].filter((child) => child.tagName === 'LI');

/** The lists of a page, or of a part of it, that are neither in drawings nor in other lists. */
export const listsOf = (within: Element, kinds = 'ul, ol, dl'): Element[] =>
  allIn(within, kinds).filter((list) => !list.closest('figure, li'));

/** What an item is called: its heading, or all of its text. */
export const nameOf = (item: Element): string => textOf(item.querySelector(headings) ?? item);

/** One list of the page has these items and no others, in whatever order. */
export function expectList(route: string, names: readonly string[]): Element {
  const found = closestList(route, names);
  const items = found ? itemsOf(found).map(nameOf) : [];
  expect(items.toSorted(), `${route}: the list`).toEqual(names.toSorted());
  return found as Element;
}

/** The list that has the most of these items. */
export function closestList(route: string, names: readonly string[]): Element | undefined {
  const countIn = (list: Element) =>
    itemsOf(list).filter((item) => names.includes(nameOf(item))).length;
  return listsOf(mainOf(route))
    .filter((list) => countIn(list) > 0)
    .sort((a, b) => countIn(b) - countIn(a))[0];
}

/** Different lists of the page have these numbers of items; what other lists have is free. */
export function expectListLengths(route: string, wanted: readonly number[], kinds?: string): void {
  const left = listsOf(mainOf(route), kinds).map((list) => itemsOf(list).length);
  const found = left.join(', ');
  const missing = wanted.filter((length) => {
    const index = left.indexOf(length);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  expect(missing, `${route}: lists of these lengths are missing among ${found}`).toEqual([]);
}

/** Some item of a list, or figure with its label, says both. */
export function expectPairs(route: string, pairs: readonly (readonly [string, string])[]): void {
  const found = allIn(mainOf(route), 'li, dl > div').map(textOf);
  const missing = pairs.filter(
    ([value, label]) => !found.some((text) => says(text, value) && says(text, label)),
  );
  expect(missing, `${route}: these figures are not there with these labels`).toEqual([]);
}

/** Links with exactly that name, as addresses. */
export const targetsOf = (within: ParentNode, name: string): (string | null)[] =>
  allIn(within, 'a')
    .filter((link) => textOf(link) === name)
    .map((link) => link.getAttribute('href'));

export function expectLink(route: string, within: ParentNode, name: string, href: string): void {
  expect(targetsOf(within, name), `${route}: where “${name}” leads`).toContain(href);
}

/** Buttons with exactly that name that belong to no form: pressing one does nothing. */
export function expectIdleButton(route: string, name: string): Element[] {
  const found = allIn(mainOf(route), 'button').filter(
    (button) => textOf(button) === name && !button.closest('form'),
  );
  expect(found.length, `${route}: buttons “${name}” that do nothing`).toBeGreaterThan(0);
  return found;
}
