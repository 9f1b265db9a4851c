import { code } from '../../diagnostics/wording.ts';
import { isQuoted } from '../braces/parts.ts';
import type { Candidate } from '../candidate.ts';

const prefix = '(?:(?:site|page|values|data)\\.)*';
const name = '[a-z][\\w-]*(?:\\.[\\w-]+)*';
const form = new RegExp(
  `\\{\\{-?[ \\t]*${prefix}(?<braces>${name})[ \\t]*-?\\}\\}|(?<=[:-][ \\t]+(?:\\{[^{}]*:[ \\t]*)?)\\[\\[(?<brackets>${name})\\]\\]|\\$\\{[ \\t]*${prefix}(?<dollar>${name})[ \\t]*\\}`,
  'gi',
);

/** In braces only: anywhere else YAML takes it for a part of the text. */
const opensGroup = /[[{][^\]}]*$/;

/** Where YAML takes a brace for the beginning of a group: at the start of a value, and anywhere in braces. */
const opens = /(?:[:[{,-][ \t]+|[[{].*)$/;

/** `{{companies}}` and, in braces, `${companies}` without quotes, which YAML takes for a group; within a text see `values/foreign-uses.ts`. */
export function foreignValuesIn(text: string): Candidate | undefined {
  const found = /\{\{|\$\{|\[\[/.test(text)
    ? [...text.matchAll(form)].filter(({ 0: written, index }) => {
        const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
        const isOpen = written.startsWith('$') ? opensGroup : opens;
        return isOpen.test(before) && !/^\s*#/.test(before) && !isQuoted(before, before.length);
      })
    : [];
  const [first] = found;
  if (!first) return undefined;
  const write = ({ groups: { braces, brackets, dollar } = {} }: RegExpExecArray) =>
    `$(${braces ?? brackets ?? dollar})`;
  return {
    code: 'V808',
    place: [first.index, first.index + first[0].length],
    message: `${code(first[0])} is read as a ${first[0].startsWith('[') ? 'list' : 'group of properties'}: a value of site.yaml is written ${code(write(first))}.`,
    hints: ['Values stand under `values` in site.yaml, and every text can use them.'],
    title: `write ${code(write(first))}`,
    edits: found.map((each) => ({
      from: each.index,
      to: each.index + each[0].length,
      text: write(each),
    })),
    certain: true,
    cost: 0,
  };
}
