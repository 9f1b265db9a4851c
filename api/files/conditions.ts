/** Whether `If-None-Match` names this content; weak comparison, RFC 9110, section 13.1.2. */
export function matchesEntityTag(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?"([^"]*)"/g)].some(([, tag]) => tag === hash);
}

/** Positions of bytes, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that is asked for, by RFC 9110, section 14. `undefined` asks for everything: no range,
 * one in another unit or malformed, or several, which nobody needs here.
 * @param size bytes of the whole
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** Whether a range may be answered: `If-Range` is absent or names exactly this content. */
export const allowsRange = (ifRange: string | undefined, hash: string): boolean =>
  ifRange === undefined || ifRange.trim() === `"${hash}"`;
