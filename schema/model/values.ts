/** A named fact from `values` in site.yaml. */
export interface Value {
  value: string | number;
  /** The value inside a text. A number keeps its digits from site.yaml. */
  text: string;
}

/** Values by name, with the names of their groups first: `prices.starter`. */
export type Values = ReadonlyMap<string, Value>;

/** The values of a site, some of which are wrong. */
export interface DeclaredValues {
  values: Values;
  /** The names of those that are wrong. */
  wrong: readonly string[];
}

export const noValues: Values = new Map();

/**
 * Whether a text is the name of a value, with the names of its groups before it, separated by dots.
 */
export const isValueName = (name: string): boolean => /^[a-z][\w-]*(?:\.[a-z][\w-]*)*$/i.test(name);

/** The values that a file uses. They are small, because they are cached with every page. */
export interface UsedValues {
  /** In the order in which the file uses them. */
  names: string[];
  /** The fingerprint of the values when the file was read. */
  print: string;
  /** The texts that contain values: JSON pointer, and the text as written. */
  at: [pointer: string, text: string][];
}
