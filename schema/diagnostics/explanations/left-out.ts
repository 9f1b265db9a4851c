import { isGroup } from '../../is-group.ts';
import type { Schema } from '../../model/schemas.ts';
import { andList } from '../../model/wording.ts';
import { wantedKind } from '../accepts.ts';
import { convert } from '../conversions/convert-value.ts';
import { insteadOf } from './unknown/advice.ts';

/**
 * Says which texts of groups are not in what a fix writes instead, such as the address of a button
 * that leads nowhere, and what the owner of the property advises for them.
 */
export function whatIsLeftOut(
  values: readonly unknown[],
  schema: Schema | undefined,
  fix: string,
  owner: Schema | undefined,
): string | undefined {
  if (!['string', 'array'].includes(wantedKind(schema))) return undefined;
  const meant = values.map((value) => convert(value, schema)?.value);
  const shown = `${fix}\n${JSON.stringify(meant)}`.toLowerCase();
  const isShown = (text: string) =>
    [text, JSON.stringify(text).slice(1, -1)].some((each) => shown.includes(each.toLowerCase()));
  const lost = textsIn(values).filter(([, text]) => !isShown(text));
  if (lost.length === 0) return undefined;
  const [advice] = lost.flatMap(([name]) => insteadOf(name, owner ?? {}) ?? []);
  return `The fix leaves out ${andList(lost.map(([, text]) => text))}.${advice ? ` ${advice}` : ''}`;
}

/** Returns the texts of a group, or of the groups in a list, with their names. */
function textsIn(value: unknown): [name: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isGroup(value)
    ? Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
    : [];
}
