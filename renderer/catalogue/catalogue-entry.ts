/** The kinds of entries, with the heading of each. */
export const kinds = { block: 'Blocks', visual: 'Visuals', file: 'Files' } as const;

/** A block, a visual or a file in the catalogue, as plain data from its schema. */
export interface CatalogueEntry {
  /** `hero`: the value of `type` or `kind`, or the name of a file. */
  name: string;
  kind: keyof typeof kinds;
  description: string;
  /** Its names in other systems. */
  synonyms: string[];
  /** Which of its fields go together, one sentence each. */
  limits: string[];
  fields: CatalogueField[];
  /** As YAML for a page; a visual is in a block. Files have none. */
  examples: string[];
}

/** What to write for something that people know from other systems, and that has no block of its own. */
export interface CatalogueAdvice {
  /** Its names, in lower case and without signs: `sectionheading`. */
  names: string[];
  text: string;
}

export interface CatalogueField {
  name: string;
  description: string;
  /** `a text`, `a list of groups`. */
  type: string;
  required: boolean;
  /** One sentence each: `At most 90 characters.` */
  limits: string[];
  /** The allowed values, if only these may be used. */
  allowed: string[];
  /** The default as YAML. */
  fallback?: string;
  synonyms: string[];
  /** The fields of a group, or of each group in a list. */
  fields: CatalogueField[];
  /** Where any visual, or any block, may be used. */
  holds: 'block' | 'visual' | undefined;
}

/** The address of the catalogue. Entries and examples are below it. */
export const cataloguePath = '/_catalogue';
export const entryPath = (name: string): string => `${cataloguePath}/${name}`;

/** The anchor of a field on the page of its entry. */
export const fieldAnchor = (name: string, parent = 'field'): string => `${parent}-${name}`;

/** @param number counts from 1 */
export const examplePath = (name: string, number: number): string => `${entryPath(name)}/${number}`;
