import { valueAt } from '../../../model/pointer.ts';
import { code, last } from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import { lineBreakAt, type Replacement, writeValue } from '../../source.ts';
import { type Context, schemaAround } from '../context.ts';

/** Divides a text that is too long for a figure: `$149` and `per user per month` in another property of the group. */
export function divideFigure(
  context: Context,
): { hint: string; replacement: Replacement | undefined } | undefined {
  const { error, path, root, source } = context;
  const group = path.slice(0, -1);
  const { figure, properties = {} } = schemaAround(context);
  const { label, value } = Object(figure);
  const name = last(path);
  const [, number = '', words = ''] = /^(\S*\d\S*)\s+(\S.*)$/s.exec(String(error.data)) ?? [];
  const spot = source.at(path);
  if (value !== name || typeof label !== 'string' || number === '' || !spot?.pair) return undefined;
  if (!accepts(number, properties[name]) || !accepts(words, properties[label])) return undefined;
  const [written, text] = [number, words].map((each) => writeValue(each, spot.inFlow));
  const offsets = source.offsetsOf(spot.node);
  const between = spot.inFlow ? ', ' : lineBreakAt(source.text, source.offsetsOf(spot.pair.key)[0]);
  const existing: unknown = valueAt(root, [...group, label]);
  const all = `${code(`${name}: ${written}`)} and ${code(`${label}: ${text}`)}`;
  return {
    hint: `The words after the figure are ${code(label)}${existing === undefined ? '' : `, which is ${code(String(existing))} here`}: write ${all}.`,
    replacement: source.editAll(
      existing === undefined
        ? [{ offsets, text: `${written}${between}${label}: ${text}` }]
        : [
            { offsets, text: written },
            { offsets: source.offsetsOfValue([...group, label]), text },
          ],
      `write ${all}`,
    ),
  };
}
