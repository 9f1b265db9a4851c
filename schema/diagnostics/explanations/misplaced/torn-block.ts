import type { ErrorObject } from 'ajv';
import { lineStart } from '../../../edits/lines.ts';
import { accepts } from '../../accepts.ts';
import type { Problem } from '../../diagnostics.ts';
import { isSamePath, pointerToPath } from '../../pointer.ts';
import { schemaAt } from '../../schema-at.ts';
import { endOfLine, offsetsOf, offsetsOfPair, type Replacement } from '../../source.ts';
import { capital, code, isBlockPath, thing } from '../../wording.ts';
import type { FileContext } from '../context.ts';
import type { Unknown } from '../unknown.ts';
import type { Cause } from './cause.ts';

/** A block whose missing properties stand in the block below, which was pasted into its middle. */
interface TornBlock {
  /** The errors about what the upper block lacks. */
  errors: ErrorObject[];
  /** The first property of the lower block that belongs to the upper one. */
  unknown: Unknown;
  /** The index of the upper block. */
  index: number;
}

/** Finds blocks that were pasted into the middle of another one. */
export function findTornBlocks(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): Cause[] {
  const { root, top } = file;
  const torn = new Map<number, TornBlock>();
  for (const error of errors) {
    const path = pointerToPath(error.instancePath);
    if (error.keyword !== 'required' || !isBlockPath(path)) continue;
    const index = Number(path[1]);
    const name: string = error.params.missingProperty;
    const property = schemaAt(path, root, top)?.properties?.[name];
    const found = unknown.find(
      (one) => isBlockPath(one.path) && one.path[1] === index + 1 && one.found === name,
    );
    if (!found || !property || !accepts(found.value, property)) continue;
    const other = torn.get(index);
    const order = Object.keys(Object(found.error.data));
    const isFirst = !other || order.indexOf(name) < order.indexOf(other.unknown.found);
    torn.set(index, {
      errors: [...(other?.errors ?? []), error],
      unknown: isFirst ? found : other.unknown,
      index,
    });
  }
  return [...torn.values()].map((block) => ({
    problem: explainTorn(block, file),
    explains: (error) => block.errors.includes(error),
    explainsUnknown: ({ path }) => isSamePath(path, block.unknown.path),
  }));
}

function explainTorn({ unknown, index }: TornBlock, file: FileContext): Problem {
  const { path, found, error } = unknown;
  const [upper, lower] = [['blocks', index], path].map((each) => thing(error, each, file.root));
  return {
    code: 'P117',
    where: { path: [...path, found], at: 'key' },
    message: `${code(found)} belongs to ${upper} above: ${lower} was pasted into the middle of that.`,
    label: `it goes on with block ${index + 1}`,
    hints: [`${capital(lower ?? '')} begins below the last line of ${upper}.`],
    replacement: moveBelow(unknown, file),
  };
}

/** Moves the lines of the lower block below the rest of the upper one. */
function moveBelow({ path, found }: Unknown, { source }: FileContext): Replacement | undefined {
  const spot = source?.at(path);
  const pair = source?.at([...path, found])?.pair;
  if (!source || !spot?.node || !pair || spot.inFlow) return undefined;
  const { text } = source;
  const [start, end] = offsetsOf(source, spot.node);
  const from = lineStart(text, start);
  const middle = lineStart(text, offsetsOfPair(source, pair)[0]);
  const to = Math.min(text.length, endOfLine(text, end) + 1);
  const rest = text.slice(middle, to);
  return {
    title: 'move the block below it',
    text: `${rest}${rest.endsWith('\n') ? '' : '\n'}${text.slice(from, middle)}`,
    certain: false,
    offsets: [from, to],
  };
}
