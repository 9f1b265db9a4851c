import type { ErrorObject } from 'ajv';
import type { Path } from '../diagnostics.ts';
import type { Home } from '../find-home.ts';
import { ownProperty } from '../own-property.ts';
import { pointerToPath } from '../pointer.ts';

/** A property that its group does not have, with what it was most likely meant to be. */
export interface Unknown {
  error: ErrorObject;
  path: Path;
  found: string;
  value: unknown;
  /** Other names for it in the same group, best first. */
  names: string[];
  certain: boolean;
  /** Whether they are other words for the same, or look alike. */
  by?: 'word' | 'spelling';
  /** It is a property of another group. */
  home?: Home;
  /** It is no name at all: the group that it and its value were meant to be. */
  group?: object;
  /** It is a name around all that the group should have itself. */
  isWrapping?: boolean;
  /** It is a group around properties of the group that it stands in. */
  isGrouping?: boolean;
  /** It is a list of what the list around it has. */
  isNested?: boolean;
  /** Another name for it that is there already. */
  present?: string;
  /** It is a picture or a link, and this property beside it says what it shows, or where it leads. */
  described?: Pick<Unknown, 'found' | 'value'> & { name: string };
  /** It is the unit of a figure, and belongs into the text of this property, */
  partOf?: string;
  /** which is then this one, */
  whole?: string;
  /** in place of this unknown property. */
  figure?: string;
  /** Other words for the same property, which stand beside it. */
  rivals?: string[];
  /** What it says in other words: `type: forecast` is `forecast: true`, `bad: true` is `good: false`, and `Jan` in braces `label: Jan`. */
  meant?: { name: string; value: string | number | boolean };
  /** Other properties of the group, of which the same is to be said. */
  also?: string[];
  /** What to do instead, where this system has no such property. */
  instead?: string;
}

/** Returns an unknown property of which nothing else is certain yet. */
export function openUnknown(error: ErrorObject): Unknown {
  const found: string = error.params.additionalProperty;
  const value = ownProperty(error.data as Record<string, unknown>, found);
  return {
    error,
    path: pointerToPath(error.instancePath),
    found,
    value,
    names: [],
    certain: false,
  };
}
