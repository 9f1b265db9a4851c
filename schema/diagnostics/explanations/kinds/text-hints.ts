import { isGroup } from '../../../is-group.ts';
import type { Hints } from '../../../model/diagnostics.ts';
import { code, kindOf } from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import { writeValue } from '../../source.ts';
import { type Context, exampleAt, schemaAround, schemaOf } from '../context.ts';
import { amountLike, isFigure, isSwitchForWords } from './scalar-meaning.ts';
import type { WrongKind } from './value.ts';

/** Returns hints for a value that must be a text. */
export function hintsForText(value: WrongKind): Hints {
  const { context, fix, name, isItem, inFlow } = value;
  const { data } = context.error;
  if (typeof data === 'number' && /^[\d.]+[a-z%]+$/i.test(fix?.text ?? '')) return undefined;
  if (typeof data === 'number' || typeof data === 'boolean') return hintsForScalar(value);
  if (Array.isArray(data) && isItem && fix?.label)
    return 'A list here has one level: write each item with one `- `.';
  if (Array.isArray(data) && fix) {
    const isChoice = data.length > 1 && data.some((each) => each === plainText(fix.text));
    return isChoice
      ? `Only one can be here: \`${isItem ? '- ' : `${name}: `}${fix.text}\`, say.`
      : `Write one text: \`${isItem ? '- ' : `${name}: `}${fix.text}\`.`;
  }
  if (isItem && Object.values(Object(data)).includes(false))
    return 'A list says what there is: remove this item, or say in words that it is not there.';
  const isProperties = isGroup(data) && fix?.way !== 'colon';
  if ((!fix || isProperties) && !isItem) {
    const example = exampleAt(context);
    const text = fix?.text ?? writeValue(example, inFlow);
    return [`Write one text: \`${name}: ${text}\`.`, isProperties && oneFigure(context)];
  }
  return undefined;
}

/** Returns hints for a number, `true` or `false` in place of a text. */
function hintsForScalar({ context, isOptional }: WrongKind): Hints {
  const { error, path, source } = context;
  const { data } = error;
  const { 'x-value-synonyms': synonyms, 'x-form': form } = schemaOf(context);
  const words = Object.keys((synonyms ?? {}) as object);
  if (typeof data === 'boolean' && words.length > 0)
    return `Write ${words.map((word) => `\`"${word}"\``).join(' or ')}, in quotes.`;
  if (isSwitchForWords(context))
    return `It is not a switch: write the words that are to be shown${isOptional ? ', or remove the line' : ''}.`;
  // With quotes alone, it would still not have the form.
  if (
    form &&
    !accepts(source.text.slice(...(source.offsetsOfValue(path) ?? [0, 0])), schemaOf(context))
  )
    return `Write ${form}.`;
  const amount = amountLike(context);
  if (amount)
    return `If a sign or a unit belongs to it, write it, too, as in ${code(amount)}. A number alone is a text in quotes.`;
  if (schemaOf(context).role === 'link' && typeof data === 'number')
    return 'The address of a telephone is written as `tel:+1-555-0100`.';
  return `YAML reads this value as ${kindOf(data)}. Put it in quotes to keep it as text, just as it is written.`;
}

/** Explains that there is one `price`, whose `period` is a property of its own. */
function oneFigure(context: Context): string | undefined {
  const { label, value } = Object(schemaAround(context).figure);
  return isFigure(context) && typeof label === 'string'
    ? `Each has one ${code(value)}, and ${code(label)} beside it says what it is for.`
    : undefined;
}

const plainText = (written: string): string => written.replace(/^(["'])(.*)\1$/, '$2');
