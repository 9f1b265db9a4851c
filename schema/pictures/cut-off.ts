import { readSync } from 'node:fs';

/** Bytes at the end of a file, where the end of nearly all pictures is. */
const usualEnd = 64 * 1024;

/**
 * Whether the end of a picture is missing, because copying or downloading it was interrupted.
 * @param file an open file
 * @param bytes its size
 */
export function isCutOff(type: string, file: number, bytes: number): boolean {
  const read = (from: number, length = bytes - from): Buffer => {
    const part = Buffer.alloc(Math.max(0, Math.min(length, bytes - from)));
    return part.subarray(0, readSync(file, part, 0, part.length, from));
  };
  /** Phones append a video to a photo, so its end may be further up. */
  const isBehind = (from: number, end: string) =>
    [Math.max(from, bytes - usualEnd), from].some((start) =>
      read(start).includes(end, 0, 'latin1'),
    );
  if (type === 'png') return !isBehind(0, 'IEND');
  if (type === 'jpg') return !isBehind(startOfScan(read), '\xff\xd9');
  if (type === 'webp') return bytes < read(4, 4).readUInt32LE() + 8;
  if (type === 'avif') return endOfBoxes(read, bytes) > bytes;
  return type === 'gif' && endOfBlocks(read(0)) > bytes;
}

type Read = (from: number, length?: number) => Buffer;

/**
 * Returns where the pixels of a JPEG start. The thumbnail in the camera data before has an end of
 * its own.
 * Source: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1
 */
function startOfScan(read: Read): number {
  let at = 2;
  for (;;) {
    const segment = read(at, 4);
    const isSegment = segment.length === 4 && segment[0] === 0xff;
    if (!isSegment || segment[1] === 0xda) return at;
    // A marker may have padding before it.
    at += segment[1] === 0xff ? 1 : 2 + segment.readUInt16BE(2);
  }
}

/** Returns where the last box of an AVIF ends. Source: ISO/IEC 14496-12, 4.2 */
function endOfBoxes(read: Read, bytes: number): number {
  let at = 0;
  while (at < bytes) {
    const box = read(at, 16);
    if (box.length < 8) return at + 8;
    const size = box.readUInt32BE();
    // 0 means up to the end of the file, and 1 that the size has eight bytes.
    const length = size === 1 && box.length === 16 ? Number(box.readBigUInt64BE(8)) : size;
    if (length < 8) return bytes;
    at += length;
  }
  return at;
}

/**
 * Returns where the blocks of a GIF end. The last byte, which only says so, may be missing.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
function endOfBlocks(gif: Buffer): number {
  const byte = (at: number) => gif[at] ?? 0;
  const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const [extension, image] = [0x21, 0x2c];
  let at = 13 + coloursOf(byte(10));
  while (byte(at) === extension || byte(at) === image) {
    at += byte(at) === image ? 11 + coloursOf(byte(at + 9)) : 2;
    while (byte(at) > 0) at += byte(at) + 1;
    at += 1;
  }
  return at;
}
