import { code } from '../../model/wording.ts';
import { type Candidate, change, type Guesses, type Scene } from '../candidate.ts';
import { type Line, splitLines } from '../lines.ts';
import { isPropertyName } from '../schema-names.ts';

/** Finds line ends of old systems (CR), which YAML does not recognise. */
export function lineEndsIn(text: string): Candidate | undefined {
  const found = text.includes('\r') ? [...text.matchAll(/\r(?!\n)/g)] : [];
  if (found.length === 0) return undefined;
  const edits = found.map(({ index }) => ({
    from: index,
    to: index + 1,
    text: /^\r+\n/.test(text.slice(index)) ? '' : '\n',
  }));
  return change(edits, {
    code: 'Y022',
    message:
      'Lines of this file end with a sign that is no longer used for it, so they are read as one.',
    hints: ['Save it again with the line ends of Unix or Windows, which editors call LF or CRLF.'],
    title: 'write ordinary line ends',
    certain: true,
    cost: 0,
  });
}

/** Finds a file without any indentation, as mail and chat programs may leave it. */
export function lostIndentationIn(text: string): Candidate | undefined {
  const [block] = /^- +type:.*\n(?:- +)?[a-z]\w*:/m.exec(text) ?? [];
  if (!block || /^[ \t]+[^\s#]/m.test(text)) return undefined;
  const from = text.indexOf(block);
  return change([{ from: 0, to: text.length, text: '' }], {
    code: 'Y014',
    place: [from, from + block.indexOf('\n')],
    message:
      'The spaces at the beginning of all lines are gone, and they say what belongs to what.',
    hints: [
      'Mails and chats drop them: copy the text again from where it has them. If the page was right before, `git restore` brings it back.',
      'Otherwise start what belongs to a line two spaces further in, in the line below: `  - type: hero`, and below it `    title: …`.',
    ],
    title: '',
    isOmission: true,
    cost: 0,
  });
}

/** Finds a file with one space for each level, which is too few after a dash. */
export function halvedIndentation({ lines }: Scene): Guesses {
  const first = lines.find(
    ({ below, dashes, indent, key }) =>
      dashes === 1 && key && below?.key && below.dashes === 0 && below.indent === indent + 1,
  );
  // Where a level has more, only some lines are too far to the left.
  const isDeeper = ({ below, indent }: Line) => below !== undefined && below.indent > indent + 1;
  if (!first || lines.some(isDeeper)) return [];
  const indented = lines.filter(({ isBlank, indent }) => !isBlank && indent > 0);
  const edits = indented.map((each) => each.indentTo(2 * each.indent));
  return change(edits, {
    code: 'Y014',
    place: [first.from, first.to],
    message: 'Half of the spaces at the beginning of each line are gone: a level has two.',
    hints: ['What belongs to an item starts below its name, two spaces after the dash.'],
    title: 'write twice as many in each line',
    certain: true,
    cost: 0.3,
  });
}

/** Finds a block that was pasted without indentation between indented ones. */
export function lostBlockIn(text: string): Candidate | undefined {
  const lines = splitLines(text);
  const blocks = lines.findIndex(({ key, indent }) => key?.name === 'blocks' && indent === 0);
  const outer = lines.slice(blocks + 1).find(({ dashes }) => dashes > 0)?.indent ?? 0;
  const start = lines.find(
    ({ index, key, dashes, indent }) =>
      blocks >= 0 && index > blocks && key?.name === 'type' && dashes === 1 && indent === 0,
  );
  if (!start || outer === 0) return undefined;
  const [, ...own] = start.runDown(
    ({ key, dashes, indent }) => !!key && !dashes && !indent && isPropertyName(key.name),
  );
  // Only a flat block is certain: the levels of nested lines are lost.
  const isFlat = own.length > 0 && own.every(({ value }) => value.text !== '');
  const next = lines[start.index + own.length + 1];
  if (!isFlat || (next && !next.isBlank && next.indent === 0)) return undefined;
  const edits = [start, ...own].map((each) => each.moveBy(each === start ? outer : outer + 2));
  return change(edits, {
    code: 'Y014',
    place: [start.from, start.to],
    message: `The spaces at the beginning of this block are gone, in ${own.length + 1} lines.`,
    hints: `Its dash belongs below those of the other blocks, and ${code(own[0]?.key?.name ?? '')} two spaces further in.`,
    title: `write them in ${own.length + 1} lines`,
    certain: true,
    cost: 0,
  });
}
