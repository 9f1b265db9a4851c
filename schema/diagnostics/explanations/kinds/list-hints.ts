import { last } from '../../wording.ts';
import { writeValue } from '../../write-value.ts';
import { type Context, exampleAt } from '../context.ts';
import { longest } from './kind-fix.ts';
import type { WrongKind } from './value.ts';

/** Returns hints for a value that must be a list. */
export function hintsForList({ context, fix, name, found, inFlow }: WrongKind): string[] {
  if (found === 'a group of properties' && fix?.label?.startsWith('write'))
    return ['The items of a list have no names: each starts with `- `, and its properties follow.'];
  if (found === 'a text' && fix?.label)
    return ['Each item of a list starts with `- `, the first one, too.'];
  if (found === 'a group of properties')
    return [
      fix?.text.startsWith('[')
        ? `Write it as a list: \`${name}: ${fix.text}\`.`
        : 'Start each item of the list with `- `.',
    ];
  return inFlow
    ? [
        `Write it in brackets, with a comma between two items${fix ? `: \`${name}: ${fix.text}\`` : exampleOfList(context)}.`,
      ]
    : [
        `Write each item on a line of its own that starts with \`- \`${fix ? `, or \`${name}: ${fix.text}\`` : exampleOfList(context)}.`,
      ];
}

/** Returns an example for a list whose items cannot be taken from the author's value. */
function exampleOfList(context: Context): string {
  const text = writeValue(exampleAt(context), true);
  return text.length <= longest ? `, such as \`${last(context.path)}: ${text}\`` : '';
}
