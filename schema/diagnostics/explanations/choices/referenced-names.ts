import type { ErrorObject } from 'ajv';
import { pathFrom } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import { code, last } from '../../../model/wording.ts';
import { lineNumber, lineStart } from '../../../syntax/lines.ts';
import type { Context } from '../context.ts';

/**
 * Values that name something on the page (`among`). Their keyword says where the names are:
 * `3/weeks/*\/label` leads three levels up and then down to every label.
 */

/** Returns the list that the names are in: `weeks`. */
export const listOf = ({ schema }: ErrorObject): string => String(schema).split('/')[1] ?? '';

/** Says that the name is in a comment, within the list that it is from or right below it. */
export function commentedName(found: string, context: Context): string | undefined {
  const { error, path, source } = context;
  const place = pathFrom(path, String(error.schema));
  const list = place.slice(0, place.indexOf('*'));
  const name = source.offsetsOfName(list);
  const value = source.offsetsOfValue(list);
  if (!name || !value || found === '') return undefined;
  const { text } = source;
  const [rest = ''] = /^.*(?:\n[ \t]*#.*)*/.exec(text.slice(value[1])) ?? [];
  const start = lineStart(text, name[0]);
  const lines = text.slice(start, value[1] + rest.length);
  const whole = RegExp(`(?:^|[-:,[{])\\s*["']?${RegExp.escape(found)}["']?\\s*(?:[,\\]}#]|$)`);
  const comment = [...lines.matchAll(/(?:^|[ \t])#(.*)$/gm)].find(([, words = '']) =>
    whole.test(words),
  );
  return (
    comment &&
    `${code(found)} is in a comment in line ${lineNumber(text, start + comment.index + comment[0].search(/#/))}, and what starts with \`#\` is not read. Remove the \`#\`, or name another one.`
  );
}

/** Says what the names are in a drawing: `No node is called \`Shop\`.` */
export function unknownName({ keyword, schema }: ErrorObject, found: string): string | undefined {
  const [, list = ''] = /(\w+)\/\*(?:\/label)?$/.exec(String(schema)) ?? [];
  return keyword === 'among' && list
    ? `No ${list === 'series' ? list : list.replace(/s$/, '')} is called \`${found}\`.`
    : undefined;
}

/** Says what the names stand for, such as the days on which weeks end. */
export function purposeOfNames(context: Context): string | undefined {
  const { error, path } = context;
  const place = pathFrom(path, String(error.schema)).map((step) => (step === '*' ? 0 : step));
  const { description } = schemaAt(place, context) ?? {};
  return typeof place.at(-1) === 'string' && description
    ? `What ${code(last(place))} is in ${code(listOf(error))}: ${description}`
    : undefined;
}
