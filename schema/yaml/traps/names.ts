import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Scene, Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue, quickValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `title:Pricing`, `title Pricing`, `title = Pricing`: the name of a property without `: `. */
export const names: Trap = (line, scene) => [...closeColons(line, scene), ...nameOf(line)];

function nameOf({ text: line, from: start, key, column, value }: Line): Candidate[] {
  const content = line.slice(column).trimEnd();
  const doubled =
    /^([\w-]+):((?:[ \t]*:)+)[ \t]+(.*)$/.exec(content) ??
    /^([\w-]+):(:+)[ \t]*(.*)$/.exec(content);
  if (key && !doubled) return [];
  const match =
    doubled ??
    /^(["']?[A-Za-z][\w-]*["']?)([ \t]*(?::|：|=>?|;|->|→|\|(?=[ \t]*\S)|(?<=[ \t])[–—-](?=[ \t]))[ \t]*|[ \t]+|$)(.*)$/.exec(
      content,
    );
  if (!match || /^\s/.test(match[3] ?? '')) return [];
  const [, written = '', sign = '', rest = ''] = match;
  const bare = written.replace(/^["']|["']$/g, '');
  // `Title | Pricing` is the line of a table, `Title of the page` a text.
  const lower = bare.charAt(0).toLowerCase() + bare.slice(1);
  const isOfTable = /[^ ]/.test(sign) && !isPropertyName(bare) && isPropertyName(lower);
  const name = isOfTable ? lower : bare;
  const isName = isPropertyName(name);
  if (!isName && (!/[:：=]/.test(sign) || rest.startsWith('//'))) return [];
  const from = start + column;
  const valueFrom = from + content.length - rest.length;
  const rewritten = rest === '' || quickValue(`a: ${rest}`) !== undefined ? rest : asValue(rest);
  const right = `${isOfTable ? name : written}:${rest === '' ? '' : ' '}`;
  const missingSpace = sign.trim() === ':' && !/^\s/.test(sign) && !doubled;
  const spaceBefore = /^\s+:/.test(sign);
  const wrong = sign.trim();
  const message = doubled
    ? `There is one colon too many behind ${code(name)}.`
    : missingSpace
      ? `A space is missing behind the colon of ${code(name)}.`
      : spaceBefore
        ? `The colon of ${code(name)} stands behind a space.`
        : wrong === ''
          ? `A colon is missing behind ${code(name)}.`
          : `${code(wrong)} stands behind ${code(name)} where a colon belongs.`;
  const found: Candidate = {
    code: missingSpace || spaceBefore ? 'Y012' : 'Y013',
    place: [from, from + written.length + sign.trimEnd().length],
    message,
    hints: [`Write ${code(`${name}: …`)}: the name, a colon, a space, and the value.`],
    title: `write ${code(right.trimEnd())}${rest ? ' with a space behind it' : ''}`,
    edits: [
      { from, to: valueFrom, text: right },
      ...(rewritten === rest ? [] : [{ from: valueFrom, to: value.to, text: rewritten }]),
    ],
    certain: isName,
    cost: /[:：=]/.test(sign) ? 1 : 4,
  };
  return [found];
}

/** The name of a property, a colon, and no space behind it. */
const closeColon = ({ text, column }: Line): string | undefined => {
  const [, name = ''] = /^([A-Za-z][\w-]*):(?=[^\s:/])/.exec(text.slice(column)) ?? [];
  return isPropertyName(name) ? name : undefined;
};

/** Spaces that are missing behind the colons of adjacent lines are one mistake. */
function closeColons(line: Line, { lines }: Scene): Candidate[] {
  if (!closeColon(line)) return [];
  const isOne = (other?: Line) => other?.column === line.column && closeColon(other) !== undefined;
  let start = line.index;
  let end = line.index + 1;
  while (isOne(lines[start - 1])) start -= 1;
  while (isOne(lines[end])) end += 1;
  const run = lines.slice(start, end);
  const found = run.map((one) => ({ name: closeColon(one) as string, at: one.from + one.column }));
  const [first] = found;
  if (!first || found.length < 2) return [];
  return [
    {
      code: 'Y012',
      place: [first.at, first.at + first.name.length + 1],
      message: `A space is missing behind the colons of ${found.map(({ name }) => code(name)).join(', ')}.`,
      hints: [`Write ${code(`${first.name}: …`)}: the name, a colon, a space, and the value.`],
      title: `write a space behind the colon in ${found.length} lines`,
      edits: found.map(({ name, at }) => {
        const to = at + name.length + 1;
        return { from: to, to, text: ' ' };
      }),
      certain: true,
      cost: 0.9,
    },
  ];
}
