import { code, shortened } from '../../model/wording.ts';
import { type Candidate, change, type Guesses, rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { type Found, trapOf } from '../patterns.ts';

/** Comments of other languages, and lines that an editor has left. */
export const foreignLines: Trap = (line, scene) =>
  [
    longComment(line, scene.lines),
    instructions(line, scene.lines),
    foreignLine(line, scene),
  ].flat();

/** `/*` and `<!--` in one line, and what closes them in another. */
function longComment(line: Line, lines: readonly Line[]): Guesses {
  const isOpen = ({ text }: Line) => /^\s*(?:\/\*|<!--)(?!.*(?:\*\/|-->))/.test(text);
  const first = lines.slice(0, line.index + 1).findLast(isOpen);
  const last =
    first && lines.find(({ index, text }) => index > first.index && /(?:\*\/|-->)\s*$/.test(text));
  if (!first || !last || last.index < line.index) return [];
  const sign = first.text.trim().startsWith('<') ? '<!--' : '/*';
  const run = lines.slice(first.index, last.index + 1).filter(({ isBlank }) => !isBlank);
  const edits = run.map(({ text, start, to }) => {
    const words = text.trim().replace(/^(?:\/\*+|<!--+|\*(?!\/))[ \t]*|[ \t]*(?:\*+\/|--+>)$/g, '');
    return { from: start, to, text: `# ${words}`.trimEnd() };
  });
  return change(edits, {
    code: 'Y028',
    place: [first.start, first.start + sign.length],
    message: `A comment starts with ${code('#')} here, in each of its lines, not with ${code(sign)}.`,
    title: `write ${code('# …')} in ${last.index - first.index + 1} lines`,
    certain: true,
    cost: 0.5,
  });
}

const fence = /^\s*(?:```+|~~~+)\s*\w*\s*$/;
const instruction =
  /^\s*(?:(?:- +)?(?:\{\{[-#/^!<%].*\}\}|\{%.*%\}|<%.*%>|<\?.*|\[(?:\/[a-z][\w-]*|[a-z][\w-]*(?:[ \t]+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]]+))+)[ \t]*\/?\])|(?:import|export|const|let|var|require)\b.*['"].*;|export default\b.*)\s*$/;

/** Lines of templates and programs, and the marks around code in Markdown: all of a file are one mistake. */
function instructions(line: Line, lines: readonly Line[]): Guesses {
  const form = [instruction, fence].find((each) => each.test(line.text));
  if (!form) return [];
  const all = lines.filter(({ text }) => form.test(text));
  const [first = line] = all;
  return change(
    all.map((each) => each.removal),
    {
      code: 'Y028',
      place: [first.start, first.to],
      message: `${code(shortened(first.text.trim()))} is ${form === fence ? 'a mark around code in Markdown' : 'an instruction to another system'}, and pages have none.`,
      hints: [
        all.length > 1
          ? `Remove it, and those in ${all.length - 1} more ${all.length === 2 ? 'line' : 'lines'}.`
          : 'Remove the line.',
      ],
      title: all.length > 1 ? `remove ${all.length} lines` : 'remove the line',
      certain: form === fence,
      cost: 0.55,
    },
  );
}

/** A comment of another language, something from another file, or a line without words: the first that fits. */
const foreignLine: Trap = (line, scene) => [patterns(line, scene)].flat().slice(0, 1);

const patterns: Trap = trapOf([
  {
    within: 'text',
    form: /^(?<sign>\/\/+|<!--+|\/\*+|;+|\{\/\*|--(?=[ \t]))\s*(?<words>.*?)(?:\s*(?:--+>|\*\/\}?))?$/,
    guess: ({ parts: { sign = '', words }, at }) =>
      rewrite(at(), `# ${words}`, {
        code: 'Y028',
        place: at('sign'),
        message: `A comment starts with ${code('#')} here, not with ${code(sign)}.`,
        hints: [],
        // A semicolon may be where a dash belongs.
        certain: !sign.startsWith(';'),
        cost: sign.startsWith('-') ? 2 : 1,
      }),
  },
  // `!include footer.yaml`
  {
    within: 'text',
    form: /(?<=^|[-:] +)(?:!(?:include|import|inc)\b|\{%-? *(?:include|render|partial)\b|\{\{[<%>] *\/?partial\b|@(?:include|import)\b).*$/i,
    guess: (found) =>
      without(found, {
        code: 'Y027',
        message: `${code(found.text)} takes in another file elsewhere, which pages cannot do.`,
        hints:
          'Write here what is in that file. What several texts state can be a value of site.yaml.',
        // That part is missing then.
        isOmission: true,
        cost: 0.5,
      }),
  },
  // A line without words, or what an editor has left.
  {
    within: 'text',
    form: /^(?:[^\p{L}\p{N}\s"'#-][^\p{L}\p{N}"']*|={3,}|-{2,}|\.{3,}|\*{3,}|["'])$/u,
    guess: (found) => {
      const { text, line } = found;
      const isOmission = /^(?:\.{3,}|…)$/.test(text) && line.indent > 0;
      const isUnit = /^(?:\p{Sc}|[%‰°])$/u.test(text);
      return without(found, {
        code: 'Y018',
        message: `${code(text)} has nothing that it belongs to.`,
        hints: [
          isOmission
            ? 'If it stands for something that was left out, write that here; or remove the line.'
            : isUnit
              ? `If it is a unit whose name is gone, write the name before it, as in ${code(`prefix: ${text}`)}; or remove the line.`
              : 'Remove the line.',
        ],
        certain: !isOmission && !isUnit,
        cost: 3,
      });
    },
  },
]);

/** Guesses that the line has to go. */
const without = (
  { at, line }: Found & { line: Line },
  guess: Pick<Candidate, 'code' | 'message' | 'hints' | 'cost'> & Partial<Candidate>,
): Candidate => change([line.removal], { place: at(), ...guess });
