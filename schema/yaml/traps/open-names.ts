import { code } from '../../diagnostics/wording.ts';
import { rewrite, type Trap } from '../candidate.ts';
import { linesAbove } from '../lines.ts';
import { openGroups } from '../schema-names.ts';

/** `/old -> /new` and `founded 2009`: a line without a colon in a group whose names are free. */
export const openNames: Trap = (line, { lines }) => {
  const { text, from, indent, column, key, dashes } = line;
  if (key || dashes > 0 || indent === 0) return [];
  const parent = linesAbove(lines, line).find((above) => above.indent < indent);
  const [, isMeant] = openGroups().find(([group]) => group === parent?.key?.name) ?? [];
  const content = text.slice(column).trimEnd();
  // Lists of redirects of other systems end in a status.
  const [, name = '', sign = '', value = ''] = (
    /^([^\s:=>→|,]+)([ \t]*(?:->|=>?|→|[:|,])[ \t]*|[ \t]+)(\S.*?)(?:[ \t]+30[1278]!?)?$/.exec(
      content,
    ) ?? []
  ).map((part) => part.replace(/^(["'])(.*)\1$/, '$2'));
  if (!isMeant?.(name)) return [];
  const wrong = sign.trim();
  const start = from + column;
  return rewrite([start, start + content.length], `${name}: ${value}`, {
    code: wrong === ':' ? 'Y012' : 'Y013',
    message:
      wrong === ':'
        ? `A space is missing behind the colon of ${code(name)}.`
        : wrong
          ? `${code(wrong)} stands behind ${code(name)} where a colon belongs.`
          : `A colon is missing behind ${code(name)}.`,
    certain: name.startsWith('/') && /^(?:\/|https?:)\S*$/.test(value),
    cost: 0.9,
  });
};
