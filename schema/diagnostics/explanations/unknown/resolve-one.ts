import { namesWithRole, propertyOf, schemaAt } from '../../../model/schema-at.ts';
import { isBlockPath, resolvePiece, thing } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts } from '../../accepts.ts';
import { findHome, type Home, isInSeveral, losingItem } from '../../find-home.ts';
import { suggestProperty } from '../../suggest-property.ts';
import { namelessValue } from '../braces/nameless-values.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { collectedIn, unitOf } from '../joined-properties.ts';
import {
  insteadOf,
  insteadOfHolder,
  insteadOfOuter,
  insteadOfParts,
  insteadOfStyle,
  insteadOfSwitch,
  isOfItems,
} from './advice.ts';
import { groupOfPair, isGrouping, namedGroup } from './as-group.ts';
import {
  isSynonym,
  presentFor,
  presentUnderOldName,
  statementFor,
  twinFor,
} from './other-words.ts';
import type { Unknown } from './unknown.ts';

/** Finds out what one unknown property was meant to be. `object` is its group. */
export function resolveOne(
  open: Unknown,
  object: Record<string, unknown>,
  file: FileContext,
): Unknown {
  const { error, found, value } = open;
  const schema = resolvePiece(error.parentSchema);
  const isAlone = Object.keys(object).length === 1;
  const isGroup = typeof value === 'object' && !Array.isArray(value);
  if (isAlone && isGroup && !insteadOf(found, schema, value) && accepts(value, schema))
    return { ...open, level: 'wrapping' };
  const meant =
    statementFor(found, value, schema, object) ?? namelessValue(found, value, schema, object);
  if (meant) return { ...open, meant };
  const collected = collectedIn(found, value, schema, object);
  if (collected) return { ...open, ...collected };
  const current = presentUnderOldName(found, schema, object);
  if (current) return { ...open, present: current };
  const instead =
    isSynonym(found, value, schema, object) || isOfItems(found, value, open.path, file)
      ? undefined
      : insteadOf(found, schema, value);
  const named = isAlone ? namedGroup(found, value, schema) : undefined;
  if (named) return { ...open, group: named };
  if (isGrouping(value, object, schema))
    return { ...open, level: 'grouping', ...(instead && { instead }) };
  if (instead) return { ...open, instead };
  const unit = unitOf(found, value, schema, object);
  return unit ? { ...open, ...unit } : resolveByName(open, object, file);
}

/** Looks for another name in the group, and for another group that has the property. */
function resolveByName(open: Unknown, object: Record<string, unknown>, file: FileContext): Unknown {
  const { error, path, found, value } = open;
  const schema = resolvePiece(error.parentSchema);
  const { names, certain, by } = suggestProperty(found, value, schema, object);
  const losing = losingItem(found, Object(error.data), path);
  if (losing?.isLast) return { ...open, home: losing };
  const near = findHome(found, value, path, file);
  const home = certain && !isNeededAt(near, found, file) ? undefined : near;
  const ofBlock =
    path[0] === 'blocks' && !isOfItems(found, value, path, file)
      ? insteadOfStyle(found, value, file.top)
      : undefined;
  // What leaves out a block is no switch for the whole page.
  if (home?.path.length === 0 && isBlockPath(path) && ofBlock) return { ...open, instead: ofBlock };
  const isNameless = names.length === 0;
  if (home && isNameless && isInSeveral(found, path, home, file)) {
    const owner = thing(home.path, file);
    const instead = `It is a property of ${owner}, which can have one: write it there, or remove it.`;
    return { ...open, instead };
  }
  const twin = isNameless ? twinFor(found, value, schema, object) : undefined;
  if (twin) return { ...open, names: [twin] };
  const outer =
    isNameless && (!home || home.isNew) && path.length === 0 && typeof value !== 'object'
      ? insteadOfOuter(found, value, object, schema)
      : undefined;
  if (outer) return { ...open, instead: outer };
  const present = isNameless ? presentFor(found, value, schema, object) : undefined;
  const parts =
    isNameless && !home && !present
      ? insteadOfParts(found, value, object, schema, file.top)
      : undefined;
  if (parts) return { ...open, instead: parts };
  // A synonym is more certain than a group that does not exist yet.
  if (home && (!home.isNew || (by === 'spelling' && !present))) return { ...open, home };
  const isAlone = Object.keys(object).length === 1;
  const group =
    isAlone && (isNameless || /^\p{Lu}/u.test(found))
      ? groupOfPair(found, value, schema)
      : undefined;
  if (group) return { ...open, group };
  const lacked = present ? lackedBy(open, object, file) : undefined;
  if (lacked) return { ...open, names: [lacked] };
  if (present) return { ...open, present };
  const advice = isNameless
    ? (insteadOfHolder(found, value, object, schema) ??
      ofBlock ??
      insteadOfSwitch(found, value, path))
    : undefined;
  const other = otherHeading(names[0], open, file);
  if (other !== undefined && other < Number(path[1]))
    return { ...open, instead: withoutHeading(other, open, file) };
  const isSure = certain && other === undefined && !losing;
  return { ...open, names, certain: isSure, by, ...(advice && { instead: advice }) };
}

/**
 * If an optional property would be another main heading of a page, returns the index of the block
 * that has one. Its author may have meant a heading of the block.
 */
function otherHeading(name = '', { path, error }: Unknown, file: FileContext): number | undefined {
  const schema = resolvePiece(error.parentSchema);
  if (propertyOf(schema, name).role !== 'page-heading' || schema.required?.includes(name))
    return undefined;
  const [group = '', index] = path;
  const blocks = writtenAt([group], file);
  const found = (Array.isArray(blocks) ? blocks : []).findIndex((block, at) => {
    const other = at === index ? undefined : schemaAt([group, at], file);
    return namesWithRole(other ?? {}, 'page-heading').some(
      (heading) => Object.hasOwn(Object(block), heading) || other?.required?.includes(heading),
    );
  });
  return found < 0 ? undefined : found;
}

/** Says what to do with the heading of a block that can only have that of the page. */
function withoutHeading(other: number, { found, error, path }: Unknown, file: FileContext): string {
  const { properties = {} } = resolvePiece(error.parentSchema);
  const isFree = properties.lead !== undefined && !Object.hasOwn(Object(error.data), 'lead');
  const heading = thing([...path.slice(0, 1), other], file);
  return `This block has no heading of its own, and the main heading of the page is in ${heading} above: remove \`${found}\`${isFree ? ', or write it as `lead`' : ''}.`;
}

/** Returns the one property that an item lacks, all others of its list have, and that takes the value. */
function lackedBy({ path, value, error }: Unknown, object: object, file: FileContext) {
  const list = typeof path.at(-1) === 'number' ? writtenAt(path.slice(0, -1), file) : undefined;
  const others = Array.isArray(list) ? list.toSpliced(Number(path.at(-1)), 1) : [];
  const { properties = {} } = resolvePiece(error.parentSchema);
  return others.length > 1
    ? onlyOf(
        Object.keys(properties).filter(
          (name) =>
            !Object.hasOwn(object, name) &&
            others.every((other) => Object.hasOwn(Object(other), name)) &&
            accepts(value, properties[name]),
        ),
      )
    : undefined;
}

/** Whether a group is not whole without the property. */
const isNeededAt = (home: Home | undefined, found: string, file: FileContext): boolean =>
  home !== undefined &&
  !home.isNew &&
  (schemaAt(home.path, file)?.required?.includes(found) ?? false);
