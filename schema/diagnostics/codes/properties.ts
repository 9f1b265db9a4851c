import type { CodeDescription } from './description.ts';

/** Codes of a block's properties and their values. */
export const propertiesCodes = {
  P101: { title: 'property missing' },
  P102: { title: 'wrong kind of value' },
  P103: { title: 'value not in the list' },
  P104: { title: 'unknown property' },
  P105: { title: 'unknown block' },
  P106: { title: 'block without type' },
  P107: { title: 'text too long or too short' },
  P108: { title: 'text has the wrong form' },
  P109: { title: 'too many or too few items' },
  P110: { title: 'number out of range' },
  P111: { title: 'value not allowed here' },
  P112: { title: 'properties that exclude each other' },
} as const satisfies Record<string, CodeDescription>;
