import type { ErrorObject } from 'ajv';
import { resolvePiece } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { fitOf } from '../../conversions/convert-value.ts';
import { holdsGroup } from '../../suggest-property.ts';
import { namelessGroup } from '../braces/nameless-values.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { joinProperties } from '../joined-properties.ts';
import { belowList } from '../misplaced/below-list.ts';
import { insteadOf } from './advice.ts';
import { isNestedList, newGroup, wrappingOf } from './as-group.ts';
import { areHeadings } from './other-group.ts';
import { resolveOne } from './resolve-one.ts';
import { byGroup, type NamesInGroup, openUnknown, type Unknown } from './unknown.ts';

/** Finds out what all unknown properties of a file were meant to be. A name is suggested only once. */
export function resolveUnknown(errors: readonly ErrorObject[], file: FileContext): Unknown[] {
  return [
    ...byGroup(errors, 'additionalProperties').flatMap((group) => resolveGroup(group, file)),
    ...errors.flatMap((error) => wrappingOf(error, file) ?? []),
  ];
}

/** The same for the unknown properties of one group. */
function resolveGroup({ path, names, errors }: NamesInGroup, file: FileContext): Unknown[] {
  const taken = { ...(writtenAt(path, file) as Record<string, unknown>) };
  const open = errors.map(openUnknown);
  const nested = open.find((one) => isNestedList(one, file));
  if (nested) return [{ ...nested, level: 'nested' }];
  const nameless = namelessGroup(errors, path, taken);
  if (nameless) return [nameless];
  const whole = newGroup(errors, path, taken);
  if (whole.length === errors.length) return whole;
  if (areHeadings(names, path, file)) return open;
  const schema = resolvePiece(errors[0].parentSchema);
  const unadvised = errors.filter(({ params }) => !insteadOf(params.additionalProperty, schema));
  const below = [...whole, ...belowList(unadvised, path, taken, file)];
  const placed = new Set(below.flatMap(({ found, also = [] }) => [found, ...also]));
  const resolved = open
    .filter(({ found }) => !placed.has(found))
    .map((one) => {
      const result = resolveOne(one, taken, file);
      const name = onlyOf(result.names);
      if (name !== undefined) taken[name] = result.value;
      if (result.part) taken[result.part.of] = result.part.whole;
      return result;
    });
  resolveByElimination(resolved, taken);
  return [...below, ...joinProperties(resolved)];
}

/**
 * What nothing else explains is the one property that is missing, or the only other one in a group
 * of a few words. Whole groups with the fields of what is missing are certainly that.
 */
function resolveByElimination(group: Unknown[], taken: object): void {
  const open = onlyOf(
    group.filter(
      ({ names, home, group, meant, level }) =>
        names.length === 0 && ![home, group, meant, level].some(Boolean),
    ),
  );
  if (!open) return;
  const { properties = {}, required = [] } = resolvePiece(open.error.parentSchema);
  const isFree = (name: string) => !Object.hasOwn(taken, name);
  const ofWords = Object.values(properties).every((property) => wantedKind(property) === 'string');
  const missing = required.filter(isFree);
  const alike = Object.keys(properties).filter(
    (name) => isFree(name) && holdsGroup(open.value) && accepts(open.value, properties[name]),
  );
  const whole = onlyOf(missing.filter((name) => alike.includes(name)));
  if (whole !== undefined) {
    const certain = missing.length === 1 && alike.length === 1;
    Object.assign(open, { names: [whole], certain, by: undefined, instead: undefined });
    open.present = undefined;
    return;
  }
  const only = onlyOf(
    missing.length === 0 && ofWords ? Object.keys(properties).filter(isFree) : missing,
  );
  if (only === undefined) return;
  const property = properties[only] ?? {};
  const fits =
    missing.length > 0 ? fitOf(open.value, property) === 'direct' : accepts(open.value, property);
  if (!fits || (open.instead && missing.length === 0)) return;
  // The advice says already how to write what is missing.
  if (open.instead?.includes(`\`${only}\``)) return;
  open.names = [only];
  open.instead = undefined;
  if (missing.length > 0) open.present = undefined;
}
