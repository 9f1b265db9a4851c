import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * The value of plain YAML, or `undefined` where only the precise parser may judge: on any error,
 * and where anchors, aliases, tags or directives stand. About nine times as fast as `parseYaml`
 * (0.07 against 0.61 ms for 6 KB); a test holds the two to the same values.
 */
export function parsePlainYaml(text: string): unknown {
  if (/(?:^|[\s[{,:-])[&*!][^\s]|^%/m.test(text)) return undefined;
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}
