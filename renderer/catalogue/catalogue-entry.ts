/** A block or visual as its schema describes it: all that the catalogue shows, as plain data. */
export interface CatalogueEntry {
  /** `hero`: the value of `type` or `kind`. */
  name: string;
  kind: 'block' | 'visual';
  description: string;
  /** Other people's words for it. */
  synonyms: string[];
  fields: CatalogueField[];
  /** As YAML, as an author would write them into a page: a visual in a block. */
  examples: string[];
}

export interface CatalogueField {
  name: string;
  description: string;
  /** `a text`, `a list of groups`. */
  type: string;
  required: boolean;
  /** A sentence each: `At most 90 characters.` */
  limits: string[];
  /** All values that there are, where only these may stand. */
  allowed: string[];
  /** What holds where nothing is given, as YAML. */
  fallback?: string;
  synonyms: string[];
  /** Of a group, or of each group in a list. */
  fields: CatalogueField[];
  /** Any of the visuals may stand here. */
  isVisual: boolean;
}

/** Where the catalogue is, and below it each entry and each example. */
export const cataloguePath = '/_catalogue';
export const entryPath = (name: string): string => `${cataloguePath}/${name}`;

/** @param number counts from 1 */
export const examplePath = (name: string, number: number): string => `${entryPath(name)}/${number}`;
