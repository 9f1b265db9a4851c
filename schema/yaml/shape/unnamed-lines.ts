import { isAddress } from '../../model/is-address.ts';
import { suggest } from '../../model/suggest.ts';
import { oncePer } from '../../once-per.ts';
import type { Line } from '../lines.ts';
import { isPropertyName, propertyNames } from '../schema-names.ts';

/**
 * The first word in the column of the properties, which may be a name without its colon: the name of a
 * property, or one of two words, before a capital, an address or a sign in place of a colon, or a
 * misspelt name.
 */
export const unnamed = oncePer((line: Line): string | undefined => {
  const above = line.above;
  if (line.key || line.dashes > 0 || !above) return undefined;
  const [, word = '', rest = ''] =
    /^([a-z][\w-]*)([ \t]*[;=>|].*|[ \t].*)$/.exec(line.text.trim()) ?? [];
  const previousName = line.linesAbove().find(({ key }) => key);
  // What is further in than a name goes on with its text.
  if (word === '' || !previousName || previousName.column < line.indent) return undefined;
  const previous = above.value.text;
  const isBehindWhole = /[.!?…\d]$/.test(previous) || isAddress(previous);
  const isBeforeWhole = /^\p{Lu}/u.test(rest.trim()) || isAddress(rest.trim());
  // What is behind a comma goes on with it.
  if (isBeforeWhole ? !previous.endsWith(',') : isBehindWhole && isPropertyName(word)) return word;
  const isLikeName = () => word.length > 4 && suggest(word, propertyNames()).length > 0;
  const isName = () => /^(?:[ \t]*[;=>|]|[ \t]+\S+$)/.test(rest) || isLikeName();
  return above === previousName && above.column === line.indent && isName() ? word : undefined;
});

/** Whether a line without a name follows a text that is whole: it may be a note, and no part of that. */
export function isProseBehindText(line: Line): boolean {
  if (line.key || line.dashes > 0) return false;
  const above = line.above;
  // A sentence that is not further in than a property is no part of it.
  if (/^\s*[\p{Lu}(]/u.test(line.text) && above?.value.text && above.key)
    return above.column >= line.indent;
  // A single word may have been left behind by accident.
  if (above?.key && /^\s*[\p{L}\p{N}-]+\s*$/u.test(line.text)) return true;
  if (!/^\s*[^\s\p{L}\p{N}\]})"']/u.test(line.text)) return false;
  return above?.key !== undefined && /[.!?]["']?$/.test(above.value.text);
}
