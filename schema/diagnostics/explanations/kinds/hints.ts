import { isGroup } from '../../../is-group.ts';
import type { Hints } from '../../../model/diagnostics.ts';
import { code, last } from '../../../model/wording.ts';
import { wantedKind } from '../../accepts.ts';
import { writeValue } from '../../source.ts';
import { insteadOf } from '../choices/allowed-values.ts';
import { type Context, exampleAt, schemaOf } from '../context.ts';
import { meansNone, requiredIn } from '../empty-value.ts';
import { bracketedText } from '../lists/bracketed-text.ts';
import type { ValueFix } from '../rewrite-value.ts';
import { hintsForGroup } from './group-hints.ts';
import { longest } from './kind-fix.ts';
import { hintsForNumber } from './number-hints.ts';
import { unitFor } from './scalar-meaning.ts';
import { hintsForText } from './text-hints.ts';
import type { WrongKind } from './value.ts';

/** Returns what an author should do about a value of the wrong kind, beyond the fix. */
export function hintsFor(context: Context, fix: ValueFix | undefined): Hints {
  const { error, path } = context;
  const instead = typeof error.data === 'string' ? insteadOf(error.data, context) : undefined;
  if (instead) return instead;
  const bracketed = bracketedText(context);
  if (bracketed) return bracketed.hints;
  const wanted = wantedKind(schemaOf(context));
  const name = last(path);
  const isItem = typeof path.at(-1) === 'number';
  const isOptional = !isItem && !requiredIn(context);
  if (isOptional && ['object', 'array'].includes(wanted) && meansNone(error.data))
    return `Remove the line, if there is to be no \`${name}\`.`;
  const ofNeighbours = isGroup(error.data) ? undefined : unitFor(context);
  if (ofNeighbours !== undefined)
    return `${/\d/.test(ofNeighbours) ? 'Its neighbours have a sign or a unit' : 'Its neighbours are months'}: write ${code(ofNeighbours)}, or the number in quotes if it has none.`;
  const inFlow = context.source.at(path)?.inFlow ?? false;
  const value: WrongKind = {
    context,
    fix,
    name,
    isItem,
    isOptional,
    inFlow,
  };
  switch (wanted) {
    case 'string':
      return hintsForText(value);
    case 'array':
      return hintsForList(value);
    case 'object':
      return hintsForGroup(value);
    case 'number':
    case 'integer':
      return hintsForNumber(value, wanted);
    case 'boolean':
      return 'Write `true` or `false`, without quotes.';
    default:
      return undefined;
  }
}

/** Returns hints for a value that must be a list. */
function hintsForList({ context, fix, name, inFlow }: WrongKind): Hints {
  const { data } = context.error;
  if (fix?.way === 'no names')
    return 'The items of a list have no names: each starts with `- `, and its properties follow.';
  if (typeof data === 'string' && fix?.label)
    return 'Each item of a list starts with `- `, the first one, too.';
  if (isGroup(data))
    return fix?.text.startsWith('[')
      ? `Write it as a list: \`${name}: ${fix.text}\`.`
      : `Start each item of the list with \`- \`${fix ? '' : exampleOfItem(context)}.`;
  return inFlow
    ? `Write it in brackets, with a comma between two items${fix ? `: \`${name}: ${fix.text}\`` : exampleOfList(context)}.`
    : `Write each item on a line of its own that starts with \`- \`${fix ? `, or \`${name}: ${fix.text}\`` : exampleOfList(context)}.`;
}

/** Returns an example for an item of a list. */
function exampleOfItem(context: Context): string {
  const [item] = [exampleAt(context)].flat();
  const text = item === undefined ? '' : writeValue(item, true);
  return text && text.length <= longest ? `, such as \`- ${text}\`` : '';
}

/** Returns an example for a list whose items cannot be taken from the author's value. */
function exampleOfList(context: Context): string {
  const text = writeValue(exampleAt(context), true);
  return text.length <= longest ? `, such as \`${last(context.path)}: ${text}\`` : '';
}
