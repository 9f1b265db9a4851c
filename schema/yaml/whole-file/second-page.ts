import { code } from '../../model/wording.ts';
import { lineNumber, namedLines } from '../../syntax/lines.ts';
import { type Candidate, change, rewrite } from '../candidate.ts';

/** A property in the first column, or a line that ends a YAML document. */
const outermost = /^(?:(?<name>[A-Za-z][\w-]*):(?=\s|$)|(?<end>---|\.\.\.)[ \t]*\r?$)/gm;

/** Finds a second page in a file: after `---`, or the same page pasted twice. */
export function secondPageIn(text: string): Candidate | undefined {
  // Three dots as the last line of a file end it rightly.
  const isLast = ({ index, groups }: RegExpExecArray) =>
    groups?.end === '...' && !/\S/.test(text.slice(index + 3).replace(/^[ \t]*#.*$/gm, ''));
  const all = [...text.matchAll(outermost)];
  const found = all.filter((each) => !isLast(each));
  if (found.every(({ groups = {} }) => groups.name === undefined)) return undefined;
  // Three dashes above a page begin it.
  const start = found[0]?.groups?.end === '---' ? 1 : 0;
  const names = new Set<string>();
  for (let at = start; at < found.length; at += 1) {
    const { name } = (found[at] as RegExpExecArray).groups ?? {};
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      continue;
    }
    const rest = found.slice(at).flatMap(({ groups = {} }) => groups.name ?? []);
    const match = found[at] as RegExpExecArray;
    if (isPage(rest, names)) return secondPage(text, firstOfPage(text, found.slice(0, at + 1)));
    if (name !== undefined) return undefined;
    return isMarkdown(text, match) ? markdown(text, match) : endOfPage(match);
  }
  return undefined;
}

/**
 * Whether properties are those of another page, below one that has `names`: all are there again, or the blocks
 * and one more. A single repeated name is only a duplicate property.
 */
function isPage(rest: readonly string[], names: ReadonlySet<string>): boolean {
  const repeated = rest.filter((each) => names.has(each));
  const isWhole = repeated.length === rest.length || repeated.includes('blocks');
  return repeated.length > 1 && isWhole;
}

/** The first property of a page of which the last that was found is there twice: the page begins behind an empty line. */
function firstOfPage(text: string, found: readonly RegExpExecArray[]): RegExpExecArray {
  const repeated = found.at(-1) as RegExpExecArray;
  const isBeside = ({ index }: RegExpExecArray) =>
    !/\n[ \t]*\r?\n/.test(text.slice(index, repeated.index));
  const isOfFirst = (each: RegExpExecArray) => each.groups?.name === 'blocks' || !isBeside(each);
  const first = found.findLastIndex(isOfFirst) + 1;
  const start = found[first] ?? repeated;
  return /\n[ \t]*\r?\n$/.test(text.slice(0, start.index)) ? start : repeated;
}

/** A line that ends the YAML document although the page continues. */
const endOfPage = ({ index: from, 0: sign }: RegExpExecArray): Candidate =>
  rewrite([from, from + sign.trimEnd().length], '', {
    code: 'Y026',
    message: `A line with ${code(sign.trimEnd())} ends the page here; a file is one page.`,
    hints: ['Remove the line.'],
    certain: true,
    cost: 0,
  });

/** Whether a page has a heading or a paragraph below its properties, and no blocks, as Markdown files have. */
function isMarkdown(text: string, { index }: RegExpExecArray): boolean {
  const body = text.slice(text.indexOf('\n', index) + 1);
  const isYaml = /^[ \t]*(?:- +)*["']?(?:blocks|type)["']?[ \t]*:/m;
  return !isYaml.test(text) && /^(?:#{1,6} \S|\p{L}[^:\n]* )/mu.test(body);
}

/** What Markdown files have below their properties. Nothing of it may get lost, so nothing is written for it. */
const markdown = (text: string, { index: from, 0: sign }: RegExpExecArray): Candidate =>
  change([{ from, to: text.length, text: '' }], {
    code: 'Y026',
    place: [from, from + sign.trimEnd().length],
    message: `Below ${code(sign.trimEnd())}, this is written as Markdown, and the content of a page is a list of ${code('blocks')}.`,
    label: `write ${code('blocks:')} here`,
    hints: [
      `Below it is a block: ${code('- type: page-header')}, and further in ${code('title: …')}.`,
      'What starts with `#` is not read: a heading is the `title` or `heading` of a block, and a paragraph its `text`.',
    ],
    title: '',
    isOmission: true,
    cost: 0,
  });

function secondPage(
  text: string,
  { index: from, 0: sign, groups = {} }: RegExpExecArray,
): Candidate {
  const line = lineNumber(text, from);
  const lines = namedLines(text, from, text.trimEnd().length);
  const bare = (part: string) => part.replace(/^---.*$/gm, '').trim();
  const isSame = bare(text.slice(0, from)) === bare(text.slice(from));
  const comments = /(?:(?<=^|\n)[ \t]*(?:#.*)?\n)*$/.exec(text.slice(0, from))?.index ?? from;
  const start = isSame ? from : Math.min(comments, from);
  return change([{ from: start, to: text.length, text: '' }], {
    code: groups.end ? 'Y026' : 'Y002',
    place: [from, from + sign.trimEnd().length],
    message: isSame
      ? `The page appears twice in this file: from line ${line} on it begins again.`
      : `A second page begins in line ${line}, and a file is one page.`,
    hints: [
      isSame
        ? `Remove ${lines}.`
        : `Keep one of the two, or move what follows into a file of its own, such as ${code('pages/another-page.yaml')}.`,
    ],
    title: `remove ${lines}`,
    certain: isSame,
    cost: 0,
  });
}
