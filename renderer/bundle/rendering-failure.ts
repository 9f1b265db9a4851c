import type { Page } from '../../schema/generated/types.ts';
import { type Problem, shownHints } from '../../schema/model/diagnostics.ts';
import { PlainError } from '../../schema/plain-error.ts';
import { placesInCode } from './places-in-code.ts';

/**
 * Explains why a valid page could not be rendered, at the type of the block that failed.
 * @param render renders the page with these blocks; throws if one of them fails
 */
export function explainFailure(
  error: unknown,
  blocks: Page['blocks'],
  render: (blocks: Page['blocks']) => unknown,
): Problem {
  const index = findFailing(blocks, render);
  const block = blocks[index];
  const reason = error instanceof Error ? error.message : String(error);
  const [place, caller] = placesInCode(error);
  const at = place ? `, at ${place}${caller ? `, called at ${caller}` : ''}` : '';
  return {
    code: 'B301',
    where: block ? { path: ['blocks', index, 'type'], at: 'value' } : { offsets: [0, 0] },
    message: `${block ? `The \`${block.type}\` block` : 'This page'} is valid but could not be rendered: ${reason}`,
    hints: [
      `The mistake is in the code${at}, and not in the page. Report it to those who look after the blocks.`,
    ],
  };
}

/**
 * Renders blocks that are in no file of the author, such as those of an example.
 * @param name what they are, for the message
 * @throws PlainError if one of them fails
 */
export function renderOwn<Result>(
  name: string,
  blocks: Page['blocks'],
  render: (blocks: Page['blocks']) => Result,
): Result {
  try {
    return render(blocks);
  } catch (error) {
    const { message, hints } = explainFailure(error, blocks, render);
    throw new PlainError([`${name}: ${message}`, ...shownHints(hints)].join('\n'));
  }
}

/** Returns the index of the first block with which rendering fails; -1 if none of them is the reason. */
function findFailing(blocks: Page['blocks'], render: (blocks: Page['blocks']) => unknown): number {
  const fails = (count: number) => {
    try {
      render(blocks.slice(0, count));
      return false;
    } catch {
      return true;
    }
  };
  // With the blocks before it, which keep their indexes.
  return fails(0) ? -1 : blocks.findIndex((_, index) => fails(index + 1));
}
