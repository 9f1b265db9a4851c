import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';

/** A comma or semicolon at the end of a line, as other languages want it. */
export const lineEnds: Trap = ({ key, value: { text, from, to } }) => {
  const sign = /[,;]+$/.exec(text)?.[0];
  if (!sign || !(key || /^["'{[].*["'}\]][,;]+$/.test(text))) return [];
  return [
    {
      code: 'Y024',
      place: [to - sign.length, to],
      message: `A line does not end with ${code(sign)} here: it would be a part of the value.`,
      hints: [
        `Remove it. If it belongs to the text, put the text in quotes: ${code(`"…${sign}"`)}.`,
      ],
      title: `remove ${code(sign)}`,
      edits: [{ from: to - sign.length, to, text: '' }],
      certain: true,
      cost: from < to - sign.length ? 1 : 9,
    },
  ];
};
