/** Whether `If-None-Match` matches this content, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEntityTag(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?"([^"]*)"/g)].some(([, tag]) => tag === hash);
}

/** Positions of the first and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header (RFC 9110, section 14). `undefined` means the whole file: no range, a
 * malformed one, another unit, or several ranges, which nobody needs here.
 * @param size bytes of the whole file
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

/** Whether a range may be answered: `If-Range` is absent or matches exactly this content. */
export const allowsRange = (ifRange: string | undefined, hash: string): boolean =>
  ifRange === undefined || ifRange.trim() === `"${hash}"`;
