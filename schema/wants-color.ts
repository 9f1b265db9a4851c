/**
 * Whether to print colours: on a terminal, unless NO_COLOR is set. FORCE_COLOR takes precedence
 * over both.
 */
export function wantsColor(stream: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR);
  return Boolean(stream.isTTY) && !NO_COLOR;
}
