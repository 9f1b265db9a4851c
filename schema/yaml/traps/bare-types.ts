import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { tagOf } from '../schema-names.ts';

/** `- hero` instead of `- type: hero`. */
export const bareTypes: Trap = (line, { lines }) => {
  const { text, from, to } = line.value;
  const next = neighbour(lines, line.index, 1);
  const word = text.replace(/:$/, '') || line.key?.name || '';
  if (line.dashes === 0 || !next || next.indent < line.column || text.includes(' ')) return [];
  const tag = tagOf(word);
  if (!tag || (line.key && text !== '')) return [];
  const start = line.key?.from ?? from;
  return [
    {
      code: 'P106',
      place: [start, line.key ? line.to : to],
      message: `${code(`${tag}:`)} is missing before ${code(word)}.`,
      hints: [`Write ${code(`- ${tag}: ${word}`)}.`],
      title: `write ${code(`${tag}: ${word}`)}`,
      edits: [{ from: start, to: line.key ? line.to : to, text: `${tag}: ${word}` }],
      certain: true,
      cost: 2,
    },
  ];
};
