import { accepts } from '../diagnostics/accepts.ts';
import { plural } from '../diagnostics/format.ts';
import { lineBreakOf } from '../diagnostics/source.ts';
import type { Problem } from '../model/diagnostics.ts';
import { readSiteSchema } from '../model/schemas.ts';
import type { Values } from '../model/values.ts';
import { namedLines } from '../syntax/lines.ts';
import { type Line, lastOf, splitLines } from '../yaml/lines.ts';
import { quickValue } from '../yaml/scalar.ts';

/**
 * Replaces problems of values that are a property of site.yaml, such as `banner`, which someone has
 * moved in below `values`. Each such group becomes one problem.
 * @param values all values of site.yaml. With them, a group is replaced only if none of it is used.
 */
export function explainMisplaced(
  problems: readonly Problem[],
  text: string,
  values?: Values,
): Problem[] {
  const byName = Map.groupBy(problems, ({ code, where }) =>
    code === 'V804' || code === 'V806' ? String(where.path?.[1]) : '',
  );
  return [...byName].flatMap(([name, found]) => {
    const isOfGroup = (each: string) => each === name || each.startsWith(`${name}.`);
    const isUnused = !values || [...values.keys()].filter(isOfGroup).length === found.length;
    const misplaced = name === '' || !isUnused ? undefined : misplacedSetting(name, text);
    const [first] = found;
    return misplaced && first ? [{ ...first, ...misplaced }] : found;
  });
}

/** How to move a property of site.yaml out of the values; `undefined` if it belongs there. */
function misplacedSetting(name: string, text: string): Omit<Problem, 'code'> | undefined {
  const schema = readSiteSchema().properties?.[name];
  const lines = splitLines(text);
  const named = lines.filter(({ key }) => key?.name === name);
  const line = named.find((each) => each.isInValues && parentOf(each)?.indent === 0);
  if (!schema || !line || named.some(({ indent }) => indent === 0)) return undefined;
  const own = line.subtree();
  // Without anything of its own, only the name was moved, and what follows belongs to it.
  const isAlone = line.value.text === '' && own.length === 1;
  const rest = isAlone ? line.runBelow(({ indent }) => indent >= line.indent) : [];
  const last = rest.at(-1) ?? lastOf(own);
  const isLast = (last.below?.indent ?? 0) === 0;
  const moved = own.map((each) => each.text.slice(Math.min(line.indent, each.indent)));
  const written = quickValue([...moved, ...rest.map((each) => each.text)].join('\n'));
  if (!accepts((written as Record<string, unknown> | undefined)?.[name], schema)) return undefined;
  const end = lastOf(own);
  const how = `${namedLines(text, line.from, end.from)} ${plural(line.indent, 'space')} to the left`;
  return {
    where: { path: ['values', name], at: 'key' },
    message: `\`${name}\` is a property of site.yaml, and here it is among the values.`,
    hints: isLast
      ? `Move ${how}. If it is meant as a value, give it another name.`
      : `Move ${how}, and below the other values. If it is meant as a value, give it another name.`,
    ...(isLast && {
      replacement: {
        title: `move ${how}`,
        text: moved.join(lineBreakOf(text)),
        offsets: [line.from, end.to],
      },
    }),
  };
}

const parentOf = (line: Line): Line | undefined =>
  line.linesAbove().find(({ indent }) => indent < line.indent);
