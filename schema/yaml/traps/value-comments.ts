import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';

/** `side: left // as before` and `side: left# as before`: a comment that YAML takes for the value. */
export const valueComments: Trap = ({ value: { text, from, to } }) => {
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
  return [
    {
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
    },
  ];
};
