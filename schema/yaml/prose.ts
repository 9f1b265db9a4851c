import type { Candidate } from './candidate.ts';

/** A Markdown file with front matter: properties between two lines of dashes, and prose below. */
const frontMatter = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** Finds the prose of a Markdown file below its properties. */
export function proseIn(text: string): Candidate | undefined {
  const [head = ''] = frontMatter.exec(text) ?? [];
  const rest = text.slice(head.length);
  if (head === '' || rest.trim() === '' || /^\s*(?:- *)?[\w"'-]+:(?:\s|$)/m.test(rest))
    return undefined;
  const from = head.trimEnd().lastIndexOf('---');
  return {
    code: 'Y026',
    place: [from, from + 3],
    message:
      'Below this line stands prose, as in Markdown; a page consists of properties and blocks.',
    hints: [
      'Put the text into blocks: `blocks:`, then for each part `- type: …` with its properties.',
    ],
    title: '',
    edits: [{ from, to: text.length, text: '' }],
    certain: false,
    cost: 0,
  };
}
