import { synonymsOf } from '../../diagnostics/suggest-property.ts';
import { branchOf } from '../../model/schema-at.ts';
import { readSiteSchema, type Schema } from '../../model/schemas.ts';
import { suggest } from '../../model/suggest.ts';
import { code, resolvePiece } from '../../model/wording.ts';
import { type Candidate, change } from '../candidate.ts';
import { isRun, type Line, type Run, splitLines } from '../lines.ts';

/**
 * `values:` and, in the same column below it, `guests: 12`: the lines of a group of site.yaml that are
 * not indented. Where the group has lines of its own, what follows may be something else.
 */
export function unindentedSettingsIn(text: string): Candidate | undefined {
  const top = splitLines(text).filter(({ indent, hasContent }) => hasContent && indent === 0);
  if (top.some(({ key }) => key?.name === 'blocks')) return undefined;
  const { properties = {} } = readSiteSchema();
  const isSetting = (name: string) => isLikeSetting(name, properties);
  for (const [at, line] of top.entries()) {
    const group = Object.hasOwn(properties, line.key?.name ?? '')
      ? resolvePiece(properties[line.key?.name ?? ''])
      : {};
    const isEmpty = line.value.text === '' && line.subtree().length === 1;
    if (line.value.text !== '' || line.below?.dashes !== 0) continue;
    const rest = top.slice(at + 1);
    const end = rest.findIndex((each) => !belongsTo(group, each, isEmpty, isSetting));
    const run = end < 0 ? rest : rest.slice(0, end);
    if (isRun(run)) return explain(line, run, isEmpty);
  }
  return undefined;
}

/** Whether a name is one of a setting, a synonym of one, or a misspelt one. */
const isLikeSetting = (name: string, properties: Record<string, Schema>): boolean =>
  Object.hasOwn(properties, name) ||
  Object.values(properties).some((property) => synonymsOf(property).includes(name)) ||
  suggest(name, Object.keys(properties)).length > 0;

/** Whether a line is meant as one of a group: it has such a property, or takes any name. */
function belongsTo(
  group: Schema,
  { key, value, dashes }: Line,
  isEmpty: boolean,
  isSetting: (name: string) => boolean,
): boolean {
  if (!key || dashes > 0) return false;
  const { properties, additionalProperties, 'x-names': names } = branchOf(group, {});
  if (properties)
    return isEmpty && !isSetting(key.name) && suggest(key.name, Object.keys(properties)).length > 0;
  if (typeof additionalProperties !== 'object') return false;
  if (names !== undefined) return new RegExp(names).test(key.name);
  return (isEmpty || value.text !== '') && !isSetting(key.name);
}

function explain(group: Line, run: Run, isEmpty: boolean): Candidate {
  const [first] = run;
  const moved = run.flatMap((line) => line.subtree()).filter(({ isBlank }) => !isBlank);
  const own = group.below && group.below.indent > 0 ? group.below.indent : 2;
  const name = code(group.key?.name ?? '');
  const isSure = isEmpty || /^\//.test(first.key?.name ?? '');
  return change(
    moved.map((each) => each.moveBy(own)),
    {
      code: 'Y014',
      place: first.place,
      message: `${code(first.key?.name ?? '')} is ${own} spaces too far to the left.`,
      hints: [
        `It is a part of ${name} of line ${group.index + 1}: start it in column ${own + 1}.`,
        !isSure && `If it is none of ${name}, remove it: site.yaml has no such property.`,
      ],
      certain: isSure,
      cost: 0.5,
    },
  );
}
