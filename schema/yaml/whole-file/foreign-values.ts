import { code } from '../../model/wording.ts';
import { lineStart } from '../../syntax/lines.ts';
import { isQuoted } from '../braces/parts.ts';
import { type Candidate, change } from '../candidate.ts';
import { type Found, findAll } from '../patterns.ts';

const prefix = '(?:(?:site|page|values|data)\\.)*';
const name = '[a-z][\\w-]*(?:\\.[\\w-]+)*';
const form = new RegExp(
  `\\$?\\{\\{-?[ \\t]*${prefix}(?<braces>${name})[ \\t]*-?\\}\\}|(?<=[:-][ \\t]+(?:\\{[^{}]*:[ \\t]*)?)\\[\\[(?<brackets>${name})\\]\\]|\\$\\{[ \\t]*${prefix}(?<dollar>${name})[ \\t]*\\}|%(?<percent>${name})%(?!\\w)`,
  'gi',
);

/** In braces only: anywhere else YAML takes it for a part of the text. */
const opensGroup = /[[{][^\]}]*$/;

/** Where a value begins, which cannot be with a percent sign. */
const opensValue = /[:[{,-][ \t]+$/;

/** Where YAML takes a brace for the beginning of a group: at the start of a value, and anywhere in braces. */
const opens = /(?:[:[{,-][ \t]+|[[{].*)$/;

const readAs: Record<string, string> = { '[': 'read as a list', '%': 'no text without quotes' };

/** `{{companies}}` and, in braces, `${companies}` without quotes, which YAML takes for a group, and `%companies%`, which is nothing to it; within a text see `values/foreign-uses.ts`. */
export function foreignValuesIn(text: string): Candidate | undefined {
  const found = /\{\{|\$\{|\[\[|%[a-z]/i.test(text)
    ? findAll(form, text, 0).filter(({ text: written, index }) => {
        const before = text.slice(lineStart(text, index), index);
        const isOpen = { $: opensGroup, '%': opensValue }[written.charAt(0)] ?? opens;
        return isOpen.test(before) && !/^\s*#/.test(before) && !isQuoted(before, before.length);
      })
    : [];
  const [first] = found;
  if (!first) return undefined;
  // A dollar sign before two braces is shown, unless it belongs to the notation of the other system.
  const isPrice = (each: Found) => each.text.startsWith('${{');
  const write = (each: Found) =>
    `${isPrice(each) ? '$$' : ''}$(${Object.values(each.parts).join('')})`;
  return change(
    found.map((each) => each.write(write(each))),
    {
      code: 'V808',
      message: `${code(first.text)} is ${readAs[first.text.charAt(0)] ?? 'read as a group of properties'}: a value of site.yaml is written ${code(write(first))}.`,
      hints: ['Values are under `values` in site.yaml, and every text can use them.'],
      title: `write ${code(write(first))}`,
      certain: !found.some(isPrice),
      cost: 0,
    },
  );
}
