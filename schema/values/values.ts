/** A fact that `values` in site.yaml names. */
export interface Value {
  value: string | number;
  /** As it stands inside a text: a number with the digits that site.yaml gives it. */
  text: string;
}

/** By name; the names of groups come first: `prices.starter`. */
export type Values = ReadonlyMap<string, Value>;

export const noValues: Values = new Map();

/** A name, or names of groups and a name with dots between them. */
export const isValueName = (name: string): boolean => /^[a-z][\w-]*(?:\.[a-z][\w-]*)*$/i.test(name);
