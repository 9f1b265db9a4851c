import type { Finding, HtmlCheck } from './finding.ts';
import { wholePage } from './finding.ts';
import type { BuiltPage, Place } from './read-built-page.ts';

/** Bytes of HTML before compression, which a phone reads in a moment. */
const mostBytes = 200 * 1024;

/** The number of elements. With more, every change of the layout takes longer. */
const mostElements = 2000;

/** H806, H807: a page stays light. */
export const checkWeight: HtmlCheck = (page, html) => {
  const bytes = Buffer.byteLength(html);
  const count = page.elements.length;
  const findings: Finding[] = [];
  if (bytes > mostBytes) {
    const heaviest = largest(page.blockSizes);
    findings.push({
      code: 'H806',
      message: `The page has ${kilobytes(bytes)} of HTML; ${kilobytes(mostBytes)} are enough for a long one.`,
      hints: [
        ...(heaviest.block === undefined
          ? []
          : [`This block alone has ${kilobytes(page.blockSizes[heaviest.block] ?? 0)}.`]),
        'Divide the page, or leave out rows that nobody reads.',
      ],
      place: heaviest,
    });
  }
  if (count > mostElements) {
    const heaviest = largest(countInBlocks(page));
    findings.push({
      code: 'H807',
      message: `The page has ${count} elements; up to ${mostElements} stay quick on a phone.`,
      hints: ['This block has the most. Divide the page, or give the block fewer rows.'],
      place: heaviest,
    });
  }
  return findings;
};

function countInBlocks({ elements, blockSizes }: BuiltPage): number[] {
  const counts = blockSizes.map(() => 0);
  for (const { place } of elements) {
    if (place.block !== undefined) counts[place.block] = (counts[place.block] ?? 0) + 1;
  }
  return counts;
}

const largest = (sizes: readonly number[]): Place =>
  sizes.length === 0
    ? wholePage
    : { area: 'blocks', block: sizes.indexOf(sizes.reduce((a, b) => Math.max(a, b))) };

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;
