import { isGroup } from '../../../is-group.ts';
import { namesWithRole, propertyOf, schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
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

/** What has been found out about an unknown property. */
type Answer = Partial<Unknown>;

/** Finds out what one unknown property was meant to be. `object` is its group. */
export function resolveOne(
  open: Unknown,
  object: Record<string, unknown>,
  file: FileContext,
): Unknown {
  const schema = resolvePiece(open.error.parentSchema);
  const answer = byMeaning(open, object, schema, file) ?? byName(open, object, schema, file);
  return { ...open, ...answer };
}

/** Looks for what the name and the value mean together. */
function byMeaning(
  { path, found, value }: Unknown,
  object: Record<string, unknown>,
  schema: Schema,
  file: FileContext,
): Answer | undefined {
  const advice = insteadOf(found, schema, value);
  if (!advice && isAlone(object) && isGroup(value) && accepts(value, schema))
    return { level: 'wrapping' };
  const meant =
    statementFor(found, value, schema, object) ?? namelessValue(found, value, schema, object);
  if (meant) return { meant };
  const collected = collectedIn(found, value, schema, object);
  if (collected) return collected;
  const present = presentUnderOldName(found, schema, object);
  if (present) return { present };
  const group = isAlone(object) ? namedGroup(found, value, schema) : undefined;
  if (group) return { group };
  const isOther = isSynonym(found, value, schema, object) || isOfItems(found, value, path, file);
  const instead = advice && !isOther ? { instead: advice } : undefined;
  if (isGrouping(value, object, schema)) return { level: 'grouping', ...instead };
  return instead ?? unitOf(found, value, schema, object);
}

const isAlone = (object: object): boolean => Object.keys(object).length === 1;

/** Looks for another name in the group, and for another group that has the property. */
function byName(
  open: Unknown,
  object: Record<string, unknown>,
  schema: Schema,
  file: FileContext,
): Answer {
  const { error, path, found, value } = open;
  const losing = losingItem(found, Object(error.data), path);
  if (losing?.isLast) return { home: losing };
  const { names, certain, by } = suggestProperty(found, value, schema, object);
  const near = findHome(found, value, path, file);
  const home = certain && !isNeededAt(near, found, file) ? undefined : near;
  const ofBlock =
    path[0] === 'blocks' && !isOfItems(found, value, path, file)
      ? insteadOfStyle(found, value, file.top)
      : undefined;
  // What leaves out a block is no switch for the whole page.
  if (home?.path.length === 0 && isBlockPath(path) && ofBlock) return { instead: ofBlock };
  if (names.length === 0) return withoutName(open, object, schema, { home, ofBlock, file });
  // A synonym is more certain than a group that does not exist yet.
  if (home && (!home.isNew || by === 'spelling')) return { home };
  const group =
    isAlone(object) && /^\p{Lu}/u.test(found) ? groupOfPair(found, value, schema) : undefined;
  if (group) return { group };
  const other = otherHeading(names[0], open, file);
  if (other !== undefined && other < Number(path[1]))
    return { instead: withoutHeading(other, open, file) };
  return { names, certain: certain && other === undefined && !losing, by };
}

/** What no property of the group is called may be one of another group, or several, or be there already. */
function withoutName(
  open: Unknown,
  object: Record<string, unknown>,
  schema: Schema,
  {
    home,
    ofBlock,
    file,
  }: { home: Home | undefined; ofBlock: string | undefined; file: FileContext },
): Answer {
  const { path, found, value } = open;
  if (home && isInSeveral(found, path, home, file)) {
    const owner = thing(home.path, file);
    return {
      instead: `It is a property of ${owner}, which can have one: write it there, or remove it.`,
    };
  }
  const twin = twinFor(found, value, schema, object);
  if (twin) return { names: [twin] };
  if ((!home || home.isNew) && path.length === 0 && typeof value !== 'object') {
    const instead = insteadOfOuter(found, value, object, schema);
    if (instead) return { instead };
  }
  const present = presentFor(found, value, schema, object);
  if (home && !(home.isNew && present)) return { home };
  if (!present) {
    const instead = insteadOfParts(found, value, object, schema, file.top);
    if (instead) return { instead };
  }
  const group = isAlone(object) ? groupOfPair(found, value, schema) : undefined;
  if (group) return { group };
  if (present) {
    const lacked = lackedBy(open, object, file);
    return lacked ? { names: [lacked] } : { present };
  }
  const instead =
    insteadOfHolder(found, value, object, schema) ?? ofBlock ?? insteadOfSwitch(found, value, path);
  return instead ? { instead } : {};
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
