import { code, shortened } from '../../model/wording.ts';
import type { Candidate } from '../candidate.ts';
import { type Line, type Run, splitLines } from '../lines.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';
import { inBlock, strayText } from '../traps/stray-prose.ts';

/** Text that was pasted between blocks, such as a message, a log or a table: one mistake, however many lines it has. */
export function pastedTextIn(text: string): Candidate | undefined {
  const lines = splitLines(text);
  const blocks = lines.findIndex(({ key, indent }) => key?.name === 'blocks' && indent === 0);
  const outer = lines.slice(blocks + 1).find(({ dashes }) => dashes > 0)?.indent;
  if (blocks < 0 || outer === undefined) return undefined;
  for (const line of lines.slice(blocks + 2)) {
    if (!lines[line.index - 1]?.isBlank || !isStart(line, outer)) continue;
    const run = runFrom(line, outer);
    if (run) return pastedText(run);
  }
  return undefined;
}

/** A note that people leave for themselves or others. */
const note = /^(?:TODO|FIXME|NOTE|XXX)\b/;

function isStart(line: Line, outer: number): boolean {
  const words = line.text.trim();
  // Further in, words go on with a text of the block above.
  if (
    line.dashes > 0 ||
    !(
      line.indent <= outer
        ? /^(?:[\p{L}\p{N}[!"'“„$•·▪●]|\*[ \t]).*[\p{L}\p{N}]/u
        : /^(?:!?\[|TODO:)/u
    ).test(words)
  )
    return false;
  const above = line.above;
  const isWithin = above?.key ? /^(?:[|>]|["'][^"']*$|$)/.test(above.value.text) : !above?.dashes;
  return !isWithin;
}

/** The lines up to the next block or property of the page; none where they may be something else. */
function runFrom(first: Line, outer: number): Run | undefined {
  const isNext = ({ indent, dashes, key }: Line) =>
    key !== undefined && (dashes > 0 ? indent === outer : indent === 0 && isPropertyName(key.name));
  const run: Run = [first, ...first.runBelow((each) => !isNext(each))];
  const isPaste = run.some(({ key, text }) => !key || note.test(text.trim()));
  return isPaste && !run.some(hasProperty) ? run : undefined;
}

/** Whether a line may be one of a page that has lost a sign, such as its colon. */
const hasProperty = ({ text }: Line): boolean => {
  const names = text.matchAll(
    /(?:^|[\s{,"'])([a-z][\w-]*)["']?[ \t]*[:=：;]|^[ \t]*([a-z][\w-]*)(?=[ \t]+\S)/g,
  );
  return [...names].some(([, name, word]) => isPropertyName(name ?? word ?? ''));
};

function pastedText(run: Run): Candidate {
  const [first] = run;
  const words = first.text.trim();
  const [, alt, file] = /^!\[(.*?)\]\((\S+)\)$/.exec(words) ?? [];
  const [, label, href] = /^\[(.*?)\]\((\S+)\)$/.exec(words) ?? [];
  const more = `and ${run.length - 1} more ${run.length === 2 ? 'line' : 'lines'} below belong`;
  const hint = file
    ? `A picture belongs in a block: ${code(`visual: { kind: image, file: ${asFlowValue(file)}, alt: ${asFlowValue(alt || '…')} }`)}.`
    : href
      ? `A link belongs in a text, or in a block that has a button: ${code(`action: { label: ${asFlowValue(label || '…')}, href: ${asFlowValue(href)} }`)}.`
      : inBlock(shortened(words));
  return strayText(run, hint, 0, run.length > 1 ? more : '');
}
