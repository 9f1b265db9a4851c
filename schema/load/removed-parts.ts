import type { Path, Problem } from '../diagnostics/diagnostics.ts';
import { removeItem } from '../edits/edit-lists.ts';
import { removeKey } from '../edits/edit-properties.ts';
import type { TextEdit } from '../edits/text-edits.ts';
import { EditError, nodeAt, openYaml, type YamlText } from '../edits/yaml-text.ts';
import { isGroup } from '../is-group.ts';
import { readSchema } from '../validate/schemas.ts';
import { joined, type Revision, revise, unrevised } from '../yaml/revision.ts';

/** A page without the blocks and visuals that are gone, and a warning for each. */
export interface Cut {
  revision: Revision;
  problems: Problem[];
}

/** What to do instead of a block or visual that is gone, by its name. */
type Advice = Record<string, string>;

const tags = { type: 'x-removed-blocks', kind: 'x-removed-visuals' } as const;

/** Leaves out the blocks and visuals of a page that the schema declares as removed, if it has any. */
export function cutRemoved(text: string): Cut | undefined {
  const page = readSchema('page.json');
  const declared = Object.entries(tags).map(
    ([tag, keyword]) => [tag, (page[keyword] ?? {}) as Advice] as const,
  );
  const isWritten = declared.some(([, advice]) =>
    Object.keys(advice).some((name) => text.includes(name)),
  );
  if (!isWritten) return undefined;
  try {
    return cut(text, declared);
  } catch (error) {
    // What cannot be cut out as it is written is an error like any unknown type.
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

function cut(text: string, declared: readonly (readonly [string, Advice])[]): Cut | undefined {
  const yaml = openYaml(text);
  const edits: TextEdit[] = [];
  const problems: Problem[] = [];
  const walk = (value: unknown, path: Path): void => {
    const [tag, advice] =
      declared.find(([tag, advice]) => Object.hasOwn(advice, String(Object(value)[tag]))) ?? [];
    if (isGroup(value) && tag && advice && path.length > 1) {
      const removal = removalOf(yaml, path);
      const name = String(value[tag]);
      edits.push(removal);
      problems.push(explainGone(yaml, [...path, tag], name, advice[name], removal));
      return;
    }
    for (const [key, inner] of Object.entries(Object(value)))
      if (typeof inner === 'object')
        walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(yaml.document.toJS(), []);
  return edits.length === 0 ? undefined : { revision: revise(unrevised(text), edits), problems };
}

/** Returns the edit that removes an item of a list, or a property. */
function removalOf(yaml: YamlText, path: Path): TextEdit {
  const last = path.at(-1);
  return joined(
    yaml.text,
    typeof last === 'number' ? removeItem(yaml, path.slice(0, -1), last) : removeKey(yaml, path),
  );
}

function explainGone(
  yaml: YamlText,
  path: Path,
  name: string,
  advice: string | undefined,
  { from, to, text }: TextEdit,
): Problem {
  const [start, end] = nodeAt(yaml, path).range ?? [from, to];
  const kind = path.at(-1) === 'type' ? 'block' : 'visual';
  return {
    code: 'M404',
    severity: 'warning',
    where: { offsets: [start, end] },
    message: `The ${kind} \`${name}\` is gone, and nothing shows it.`,
    hints: advice,
    // Its texts may be wanted elsewhere, so nothing is removed without asking.
    replacement: { title: `remove the ${kind}`, text, offsets: [from, to] },
  };
}
