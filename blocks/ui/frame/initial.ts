/** Returns the first letter or digit of a name, in upper case. */
export function initialOf(name: string): string {
  const [first = ''] = name.match(/\p{L}|\p{N}/u) ?? [];
  return first.toUpperCase();
}
