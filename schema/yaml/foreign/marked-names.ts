import { code } from '../../model/wording.ts';
import { change, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asReadable } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `**heading:** Plans`, `` `heading`: Plans ``, `### heading: Plans` and `[ ] heading: Plans`. */
const marked =
  /^(?<open>\*{1,3}|_{1,3}|`|(?:#{2,6}|\*|\[[ xX✓]?\])[ \t]+)(?<name>[A-Za-z][\w-]*?)[ \t]*(?::[ \t]*(?:\*{1,3}|_{1,3}|`)?|(?:\*{1,3}|_{1,3}|`)[ \t]*:)(?=[ \t]|$)[ \t]*(?<rest>.*)$/;

/** Names of properties with the marks of Markdown around them; adjacent lines are one mistake. */
export const markedNames: Trap = (line) => {
  const run = line.runAround((each) => partsOf(each) !== undefined);
  const [first] = run;
  if (!first) return [];
  const { name, open, length } = partsOf(first) as Parts;
  const edits = run.map((each) => {
    const { name, rest } = partsOf(each) as Parts;
    return { ...each.content, text: rest ? `${name}: ${asReadable(rest)}` : `${name}:` };
  });
  const { from } = first.content;
  const candidate = change(edits, {
    code: 'Y028',
    place: [from, from + length],
    message: `${code(open)} is a mark of Markdown, and the name of a property stands alone.`,
    hints: [`Write ${code(`${name}: …`)}: the name, a colon, a space, and the value.`],
    title: run.length > 1 ? `remove the marks from ${run.length} lines` : 'remove the marks',
    certain: true,
    cost: 0.7,
  });
  // The dash before a box to tick belongs to the box: `- [ ] heading: Plans`.
  const dashes = open.startsWith('[') ? run.filter((each) => each.dashes === 1) : [];
  if (dashes.length === 0) return [candidate];
  const without = dashes.map(({ start, content }) => ({ from: start, to: content.from, text: '' }));
  return [candidate, { ...candidate, edits: [...without, ...candidate.edits], cost: 0.8 }];
};

interface Parts {
  open: string;
  name: string;
  rest: string;
  /** Of the name with its marks. */
  length: number;
}

function partsOf({ content }: Line): Parts | undefined {
  const { open = '', name = '', rest = '' } = marked.exec(content.text)?.groups ?? {};
  const property = isPropertyName(name) ? name : name.toLowerCase();
  if (!isPropertyName(property)) return undefined;
  return { open: open.trim(), name: property, rest, length: content.text.length - rest.length };
}
