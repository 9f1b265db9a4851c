import { code } from '../../diagnostics/wording.ts';
import type { Guesses, Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** What stands behind a value and is no part of it. */
export const valueComments: Trap = (line, scene) =>
  [foreignComments(line, scene), behindBraces(line)].flat();

/** `{ label: Terms, href: /terms } was changed`: words behind the brace that closes. */
function behindBraces({ value: { text, from, to } }: Line): Guesses {
  const match = /^\{[^{}]*\w:[ \t][^{}]*\}[ \t]*(?<words>[^\s{}[\],:#"'/<-][^{}[\]:#]*)$/.exec(
    text,
  );
  const { words = '' } = match?.groups ?? {};
  if (!match || !/[\p{L}\p{N}]/u.test(words)) return [];
  const at = to - words.length;
  return {
    code: 'Y010',
    place: [at, to],
    message: `${code(words)} stands behind ${code('}')}, where the group has ended.`,
    hints: [
      `If it is a note that visitors need not read, write ${code(`# ${words}`)}. If it belongs to a text, put it before ${code('}')}.`,
    ],
    title: 'write it as a comment',
    edits: [{ from: from + text.lastIndexOf('}') + 1, to, text: ` # ${words}` }],
    certain: false,
    cost: 1.5,
  };
}

/** `side: left // as before` and `side: left# as before`: a comment that YAML takes for the value. */
const foreignComments: Trap = ({ value: { text, from, to } }) => {
  const match =
    /^(?<value>[\w.-]+|"[^"]*"|'[^']*'|\{[^{}]*\}|\[[^[\]]*\])(?<gap>[ \t]*)(?<sign>\/\/|#|--(?=[ \t])|\/\*|<!--)[ \t]*(?<words>.*?)(?:\*\/|-->)?$/.exec(
      text,
    ) ??
    /^(?<value>[^"'[{].*\S)(?<gap>[ \t]+)(?<sign><!--)[ \t]*(?<words>.*?)[ \t]*-->$/.exec(text);
  const { value = '', gap = '', sign = '', words = '' } = match?.groups ?? {};
  if (!match || (sign !== '#' && gap === '')) return [];
  // Behind a quote, a dash may well go on with a text.
  if (/["']$/.test(value) && /^[#-]/.test(sign)) return [];
  const at = from + value.length + gap.length;
  return {
    code: 'Y028',
    place: [at, to],
    message:
      sign === '#'
        ? `Without a space before it, ${code('#')} is a part of the value.`
        : `A comment starts with ${code('#')} here, not with ${code(sign)}.`,
    hints: [`Write ${code(`${value.length > 40 ? '…' : value} # ${words.trim()}`.trim())}.`],
    title: 'write it as a comment',
    edits: [{ from: from + value.length, to, text: ` # ${words.trim()}`.trimEnd() }],
    certain: true,
    cost: 0.9,
  };
};
