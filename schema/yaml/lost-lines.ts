import type { Candidate } from './candidate.ts';

/** Line ends of old systems, which YAML does not take for any. */
export function lineEndsIn(text: string): Candidate | undefined {
  const found = text.includes('\r') ? [...text.matchAll(/\r(?!\n)/g)] : [];
  const [first] = found;
  if (!first) return undefined;
  return {
    code: 'Y022',
    place: [first.index, first.index + 1],
    message:
      'Lines of this file end with a sign that is no longer used for it, so they are read as one.',
    hints: ['Save it again with the line ends of Unix or Windows, which editors call LF or CRLF.'],
    title: 'write ordinary line ends',
    edits: found.map(({ index }) => ({
      from: index,
      to: index + 1,
      text: /^\r+\n/.test(text.slice(index)) ? '' : '\n',
    })),
    certain: true,
    cost: 0,
  };
}

/** A file of which every line begins in the first column, as mails and chats pass them on. */
export function lostIndentationIn(text: string): Candidate | undefined {
  const [block] = /^- +type:.*\n(?:- +)?[a-z]\w*:/m.exec(text) ?? [];
  if (!block || /^[ \t]+[^\s#]/m.test(text)) return undefined;
  const from = text.indexOf(block);
  return {
    code: 'Y014',
    place: [from, from + block.indexOf('\n')],
    message:
      'The spaces at the beginning of all lines are gone, and they say what belongs to what.',
    hints: [
      'Mails and chats drop them: copy the text again from where it has them. If the page was right before, `git restore` brings it back.',
      'Otherwise start what belongs to a line two spaces further in, in the line below: `  - type: hero`, and below it `    title: …`.',
    ],
    title: '',
    edits: [{ from: 0, to: text.length, text: '' }],
    certain: false,
    cost: 0,
  };
}
