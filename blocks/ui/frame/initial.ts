/** The first letter of a name, as a capital. */
export function initialOf(name: string): string {
  const [first = ''] = name.match(/\p{L}|\p{N}/u) ?? [];
  return first.toUpperCase();
}
