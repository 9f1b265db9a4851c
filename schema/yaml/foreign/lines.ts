import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { shortened } from '../shortened.ts';

/** Comments of other languages, and lines that a merge or an editor has left. */
export const foreignLines: Trap = (line, { lines }) => [
  ...longComment(line, lines),
  ...instructions(line, lines),
  ...foreignLine(line),
];

/** `/*` and `<!--` in one line, and what closes them in another. */
function longComment(line: Line, lines: readonly Line[]): Candidate[] {
  const isOpen = ({ text }: Line) => /^\s*(?:\/\*|<!--)(?!.*(?:\*\/|-->))/.test(text);
  const start = lines.slice(0, line.index + 1).findLast(isOpen);
  const end =
    start && lines.find(({ index, text }) => index > start.index && /(?:\*\/|-->)\s*$/.test(text));
  if (!start || !end || end.index < line.index) return [];
  const sign = start.text.trim().startsWith('<') ? '<!--' : '/*';
  const at = start.from + start.indent;
  return [
    {
      code: 'Y028',
      place: [at, at + sign.length],
      message: `A comment starts with ${code('#')} here, in each of its lines, not with ${code(sign)}.`,
      hints: [],
      title: `write ${code('# …')} in ${end.index - start.index + 1} lines`,
      edits: lines
        .slice(start.index, end.index + 1)
        .filter(({ isBlank }) => !isBlank)
        .map((each) => {
          const words = each.text
            .trim()
            .replace(/^(?:\/\*+|<!--+|\*(?!\/))[ \t]*|[ \t]*(?:\*+\/|--+>)$/g, '');
          return { from: each.from + each.indent, to: each.to, text: `# ${words}`.trimEnd() };
        }),
      certain: true,
      cost: 0.5,
    },
  ];
}

/** Lines of templates and programs: all of a file are one mistake. */
const instruction =
  /^\s*(?:(?:- +)?(?:\{\{[-#/^!<%].*\}\}|\{%.*%\}|<%.*%>|<\?.*|\[(?:\/[a-z][\w-]*|[a-z][\w-]*(?:[ \t]+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]]+))+)[ \t]*\/?\])|(?:import|export|const|let|var|require)\b.*['"].*;|export default\b.*)\s*$/;

function instructions(line: Line, lines: readonly Line[]): Candidate[] {
  if (!instruction.test(line.text)) return [];
  const all = lines.filter(({ text }) => instruction.test(text));
  const [first] = all as [Line];
  const at = first.from + first.indent;
  return [
    {
      code: 'Y028',
      place: [at, first.to],
      message: `${code(shortened(first.text.trim()))} is an instruction to another system, and pages have none.`,
      hints: [
        all.length > 1
          ? `Remove it, and those in ${all.length - 1} more ${all.length === 2 ? 'line' : 'lines'}.`
          : 'Remove the line.',
      ],
      title: all.length > 1 ? `remove ${all.length} lines` : 'remove the line',
      // The line breaks stay, so that all other lines keep their numbers until the fix is made.
      edits: all.map(({ from, to }) => ({ from, to, text: '' })),
      certain: false,
      cost: 0.55,
    },
  ];
}

function foreignLine({ text: line, from: start, indent, to }: Line): Candidate[] {
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
        message:
          isMark && indent === 0
            ? `A line with ${code(content)} ends the page here; a file is one page.`
            : `${code(content)} has nothing that it belongs to.`,
        hints: [
          /^(?:\.{3,}|…)$/.test(content) && indent > 0
            ? 'If it stands for something that was left out, write that here; or remove the line.'
            : 'Remove the line.',
        ],
        title: 'remove the line',
        // Its line break stays, so that all other lines keep their numbers until the fix is made.
        edits: [{ from: start, to, text: '' }],
        certain: !/^(?:\.{3,}|…)$/.test(content) || indent === 0,
        cost: 3,
      },
    ];
  }
  return [];
}
