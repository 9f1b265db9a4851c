import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';

/** Comments of other languages, and lines that a merge or an editor has left. */
export const foreignLines: Trap = ({ text: line, from: start, indent, to }) => {
  const content = line.slice(indent).trimEnd();
  const sign = /^(?:\/\/+|<!--+|\/\*+|;+|\{\/\*|--(?=[ \t]))\s*/.exec(content)?.[0];
  if (sign) {
    const words = content.slice(sign.length).replace(/\s*(?:--+>|\*\/\}?)$/, '');
    return [
      {
        code: 'Y028',
        place: [start + indent, start + indent + sign.trimEnd().length],
        message: `A comment starts with ${code('#')} here, not with ${code(sign.trim())}.`,
        hints: [],
        title: `write ${code('# …')}`,
        edits: [{ from: start + indent, to: start + indent + content.length, text: `# ${words}` }],
        certain: true,
        cost: sign.startsWith('-') ? 2 : 1,
      },
    ];
  }
  const include =
    /(?<=^|[-:] +)(?:!(?:include|import|inc)\b|\{%-? *(?:include|render|partial)\b|\{\{[<%>] *\/?partial\b|@(?:include|import)\b).*$/i.exec(
      content,
    );
  if (include) {
    const at = start + indent + include.index;
    return [
      {
        code: 'Y027',
        place: [at, at + include[0].length],
        message: `${code(include[0])} takes in another file elsewhere, which pages cannot do.`,
        hints: [
          'Write here what stands in that file. What several texts state can be a value of site.yaml.',
        ],
        title: 'remove the line',
        edits: [{ from: start, to, text: '' }],
        certain: false,
        cost: 0.5,
      },
    ];
  }
  if (/^<<\s*:/.test(content)) {
    return [
      {
        code: 'Y027',
        place: [start + indent, start + indent + 2],
        message: `${code('<<')} copies properties from elsewhere, which pages cannot do.`,
        hints: ['Write the properties out.'],
        title: 'remove the line',
        edits: [{ from: start, to, text: '' }],
        certain: false,
        cost: 0.5,
      },
    ];
  }
  // A line without words, or what an editor or a merge has left.
  if (
    /^(?:[^\p{L}\p{N}\s"'#-][^\p{L}\p{N}"']*|```\w*|={3,}|-{3,}|\.{3,}|\*{3,}|[<>|]{7}.*)$/u.test(
      content,
    )
  ) {
    const isMark = /^(?:-{3,}|\.{3,})$/.test(content);
    return [
      {
        code: isMark ? 'Y026' : 'Y018',
        place: [start + indent, start + indent + content.length],
        message: isMark
          ? `A line with ${code(content)} ends the page here; a file is one page.`
          : `${code(content)} has nothing that it belongs to.`,
        hints: ['Remove the line.'],
        title: 'remove the line',
        // Its line break stays, so that all other lines keep their numbers until the fix is made.
        edits: [{ from: start, to, text: '' }],
        certain: true,
        cost: 3,
      },
    ];
  }
  return [];
};
