/**
 * Returns a page that has only the blocks in which this text is, as explaining a mistake takes twice as long
 * where others are beside it. A mistake in the first line of a block may be about its neighbours, too.
 */
export function partAround(page: string, text: string): string {
  const at = page.indexOf(text);
  const starts = [...page.matchAll(/^ {2}- /gm)].map(({ index }) => index);
  const [first = 0] = starts;
  const isOfLevel =
    at < first || /^ {2}- /m.test(page.slice(page.lastIndexOf('\n', at) + 1, at + text.length));
  if (isOfLevel) return page;
  const from = starts.findLast((start) => start <= at);
  const to = starts.find((start) => start >= at + text.length);
  return page.slice(0, first) + page.slice(from, to);
}
