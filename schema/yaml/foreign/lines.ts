import { code } from '../../diagnostics/wording.ts';
import { type Candidate, type Guesses, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** Comments of other languages, and lines that an editor has left. */
export const foreignLines: Trap = (line, { lines }) =>
  [longComment(line, lines), instructions(line, lines), foreignLine(line)].flat();

/** `/*` and `<!--` in one line, and what closes them in another. */
function longComment(line: Line, lines: readonly Line[]): Guesses {
  const isOpen = ({ text }: Line) => /^\s*(?:\/\*|<!--)(?!.*(?:\*\/|-->))/.test(text);
  const start = lines.slice(0, line.index + 1).findLast(isOpen);
  const end =
    start && lines.find(({ index, text }) => index > start.index && /(?:\*\/|-->)\s*$/.test(text));
  if (!start || !end || end.index < line.index) return [];
  const sign = start.text.trim().startsWith('<') ? '<!--' : '/*';
  const at = start.from + start.indent;
  return {
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
  };
}

/** Guesses that lines have to go. Their line breaks stay, so that all others keep their numbers. */
const without = (lines: readonly Line[], guess: Omit<Candidate, 'title' | 'edits'>): Candidate => ({
  ...guess,
  title: lines.length > 1 ? `remove ${lines.length} lines` : 'remove the line',
  edits: lines.map(({ from, to }) => ({ from, to, text: '' })),
});

const fence = /^\s*(?:```+|~~~+)\s*\w*\s*$/;
const instruction =
  /^\s*(?:(?:- +)?(?:\{\{[-#/^!<%].*\}\}|\{%.*%\}|<%.*%>|<\?.*|\[(?:\/[a-z][\w-]*|[a-z][\w-]*(?:[ \t]+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]]+))+)[ \t]*\/?\])|(?:import|export|const|let|var|require)\b.*['"].*;|export default\b.*)\s*$/;

/** Lines of templates and programs, and the marks around code in Markdown: all of a file are one mistake. */
function instructions(line: Line, lines: readonly Line[]): Guesses {
  const form = [instruction, fence].find((each) => each.test(line.text));
  if (!form) return [];
  const all = lines.filter(({ text }) => form.test(text));
  const [first] = all as [Line];
  return without(all, {
    code: 'Y028',
    place: [first.start, first.to],
    message: `${code(shortened(first.text.trim()))} is ${form === fence ? 'a mark around code in Markdown' : 'an instruction to another system'}, and pages have none.`,
    hints: [
      all.length > 1
        ? `Remove it, and those in ${all.length - 1} more ${all.length === 2 ? 'line' : 'lines'}.`
        : 'Remove the line.',
    ],
    certain: form === fence,
    cost: 0.55,
  });
}

/** A comment of another language, something from another file, or a line without words. */
function foreignLine(line: Line): Candidate[] {
  const content = line.text.slice(line.indent).trimEnd();
  const guess =
    comment(line, content) ??
    inclusion(line, content) ??
    mergeKey(line, content) ??
    wordless(line, content);
  return guess ? [guess] : [];
}

function comment({ from, indent }: Line, content: string): Candidate | undefined {
  const sign = /^(?:\/\/+|<!--+|\/\*+|;+|\{\/\*|--(?=[ \t]))\s*/.exec(content)?.[0];
  if (!sign) return undefined;
  const words = content.slice(sign.length).replace(/\s*(?:--+>|\*\/\}?)$/, '');
  const start = from + indent;
  return {
    code: 'Y028',
    place: [start, start + sign.trimEnd().length],
    message: `A comment starts with ${code('#')} here, not with ${code(sign.trim())}.`,
    hints: [],
    title: `write ${code('# …')}`,
    edits: [{ from: start, to: start + content.length, text: `# ${words}` }],
    // A semicolon may be where a dash belongs.
    certain: !sign.startsWith(';'),
    cost: sign.startsWith('-') ? 2 : 1,
  };
}

/** `!include footer.yaml` */
function inclusion(line: Line, content: string): Candidate | undefined {
  const found =
    /(?<=^|[-:] +)(?:!(?:include|import|inc)\b|\{%-? *(?:include|render|partial)\b|\{\{[<%>] *\/?partial\b|@(?:include|import)\b).*$/i.exec(
      content,
    );
  if (!found) return undefined;
  const at = line.from + line.indent + found.index;
  return without([line], {
    code: 'Y027',
    place: [at, at + found[0].length],
    message: `${code(found[0])} takes in another file elsewhere, which pages cannot do.`,
    hints: 'Write here what is in that file. What several texts state can be a value of site.yaml.',
    // That part is missing then.
    isOmission: true,
    cost: 0.5,
  });
}

function mergeKey(line: Line, content: string): Candidate | undefined {
  if (!/^<<\s*:/.test(content)) return undefined;
  const start = line.from + line.indent;
  return without([line], {
    code: 'Y027',
    place: [start, start + 2],
    message: `${code('<<')} copies properties from elsewhere, which pages cannot do.`,
    hints: ['Write the properties out.'],
    isOmission: true,
    cost: 0.5,
  });
}

/** A line without words, or what an editor has left. */
function wordless(line: Line, content: string): Candidate | undefined {
  const isWordless =
    /^(?:[^\p{L}\p{N}\s"'#-][^\p{L}\p{N}"']*|={3,}|-{3,}|\.{3,}|\*{3,}|["'])$/u.test(content);
  if (!isWordless) return undefined;
  const start = line.from + line.indent;
  const isEndOfPage = /^(?:-{3,}|\.{3,})$/.test(content);
  const isOmission = /^(?:\.{3,}|…)$/.test(content) && line.indent > 0;
  return without([line], {
    code: isEndOfPage ? 'Y026' : 'Y018',
    place: [start, start + content.length],
    message:
      isEndOfPage && line.indent === 0
        ? `A line with ${code(content)} ends the page here; a file is one page.`
        : `${code(content)} has nothing that it belongs to.`,
    hints: [
      isOmission
        ? 'If it stands for something that was left out, write that here; or remove the line.'
        : 'Remove the line.',
    ],
    certain: !isOmission,
    cost: 3,
  });
}
