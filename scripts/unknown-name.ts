import { suggest } from '../schema/model/suggest.ts';

/** Explains that a name is not one of a few, and suggests the nearest. */
export function unknownName(what: string, name: string, names: readonly string[]): string {
  const [best] = suggest(name, names);
  const meant = best ? ` Did you mean ${best}?` : '';
  return `There is no ${what} ${name}.${meant} There are ${names.join(', ')}.`;
}
