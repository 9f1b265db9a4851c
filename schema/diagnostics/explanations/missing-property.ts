import { isMap } from 'yaml';
import { columnOf } from '../../edits/lines.ts';
import type { Problem } from '../diagnostics.ts';
import { exampleOf } from '../example-value.ts';
import { endOfLine, lineBreakOf, offsetsOf, type Replacement } from '../source.ts';
import { capital, code, describeField, field, isBlockPath, thing } from '../wording.ts';
import { writeValue } from '../write-value.ts';
import { type Context, type Explanation, propertiesOf, purposeOf, schemaOf } from './context.ts';
import { fitsAbove } from './cut-item.ts';

/** Everything that one group needs and does not have, with how it may look and where it goes. */
export function explainMissing(context: Context, missing: readonly string[]): Problem {
  const { error, path, root, top } = context;
  const inFlow = isInFlow(context);
  const lines = missing.map(
    (name) => `${name}: ${writeValue(exampleOf(name, path, root, top), inFlow)}`,
  );
  const replacement = insertion(context, missing, lines);
  const names = missing.map(code);
  const needed =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  const position = isBlockPath(path) ? ' below `type`' : '';
  return {
    code: 'P101',
    where: { path, at: 'inside' },
    message: `${capital(thing(error, path, root))} needs ${needed}.`,
    label: `add ${needed} here`,
    hints: [
      ...missing.map((name) => describeField(name, propertiesOf(context)[name], true)),
      ...lines
        .filter((line) => line.length <= longest)
        .map((line) => `For example${position}: \`${line}\`.`),
      ...(fitsAbove(path, context)
        ? ['Or it belongs to the item above: then remove the dash before it.']
        : []),
    ],
    ...(replacement && { replacement }),
  };
}

/** A group that needs something, whatever it is. */
export const explainNothing: Explanation = (context) => {
  const { path, root } = context;
  const names = Object.keys(schemaOf(context).properties ?? {});
  return {
    code: 'P101',
    where: { path, at: 'key' },
    message: `${capital(field(path, root))} is a group with nothing in it.`,
    hints: [purposeOf(context), `It may have ${names.slice(0, 8).map(code).join(', ')}.`],
  };
};

function isInFlow({ path, source }: Context): boolean {
  const spot = source?.at(path);
  return (
    !spot || spot.inFlow || (isMap(spot.node) && (spot.node.flow || spot.node.items.length === 0))
  );
}

/** Characters that an example may have in a message. */
const longest = 120;

/** The lines that are missing, below `type`, or above the first line of a group that has none. */
export function insertion(
  context: Context,
  missing: readonly string[],
  lines: readonly string[],
): Replacement | undefined {
  const { path, source } = context;
  const spot = source?.at(path);
  if (!source || !isMap(spot?.node)) return undefined;
  const { text } = source;
  const title = `add ${missing.map(code).join(' and ')} with an example to change`;
  const fix = (at: number, added: string): Replacement => ({
    title,
    text: added,
    certain: false,
    offsets: [at, at],
  });
  const { node } = spot;
  const [first] = node.items;
  if (!first) {
    return {
      title,
      text: `{ ${lines.join(', ')} }`,
      certain: false,
      offsets: offsetsOf(source, node),
    };
  }
  const [start] = offsetsOf(source, first.key);
  if (isInFlow(context)) return fix(start, `${lines.join(', ')}, `);
  const lineBreak = lineBreakOf(text) + ' '.repeat(columnOf(text, start));
  const isType = ['type', 'kind'].includes(String(first.key));
  if (!isType) return fix(start, lines.map((line) => line + lineBreak).join(''));
  const end = endOfLine(text, offsetsOf(source, first.value)[1]);
  return fix(end, lines.map((line) => lineBreak + line).join(''));
}
