import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { imageSize } from 'image-size';
import { isCutOff } from './cut-off.ts';

/** The formats that all browsers support. */
const pictureTypes = ['png', 'jpg', 'webp', 'avif', 'gif', 'svg'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Facts from the first bytes of a picture. Its last bytes only show whether it is complete. */
export interface PictureFile {
  type: PictureType;
  /** In pixels, after the rotation that a camera may have noted. */
  width: number;
  height: number;
  /** The size of the whole file. */
  bytes: number;
  /** It is or may be animated, as every GIF. */
  animated: boolean;
  /** Its first bytes rule out transparent parts. */
  opaque: boolean;
}

export type UnreadablePicture =
  | { wrong: 'no picture' }
  | { wrong: 'empty' }
  | { wrong: 'cut off' }
  | { wrong: 'other format'; type: string }
  | { wrong: 'no size' };

/**
 * Bytes. Enough for nearly all pictures; metadata of cameras and scanners before the size may be
 * longer.
 */
const usualHeader = 64 * 1024;
const longestHeader = 4 * 1024 * 1024;

/**
 * Reads the type and size of a picture from its first bytes, and checks that its end is there.
 * Throws if the file cannot be read.
 */
export function readPicture(path: string): PictureFile | UnreadablePicture {
  const file = openSync(path, 'r');
  try {
    const bytes = fstatSync(file).size;
    if (bytes === 0) return { wrong: 'empty' };
    const header = readHeader(file, usualHeader);
    const found = readSize(header) ?? readSize(readHeader(file, Math.min(bytes, longestHeader)));
    if (!found) return explainUnmeasured(header);
    const { width, height, type = '', orientation = 1 } = found;
    // Some other files are detected as formats that have no signature.
    if (!width || !height) return { wrong: isPictureType(type) ? 'no size' : 'no picture' };
    if (!isPictureType(type)) return { wrong: 'other format', type };
    if (isCutOff(type, file, bytes)) return { wrong: 'cut off' };
    const isTurned = orientation >= 5;
    return {
      type,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      bytes,
      animated: isAnimated(type, header),
      opaque: isOpaque(type, header),
    };
  } finally {
    closeSync(file);
  }
}

function readHeader(file: number, length: number): Buffer {
  const header = Buffer.alloc(length);
  return header.subarray(0, readSync(file, header, 0, length, 0));
}

/** `undefined` if the bytes are not a picture, or too few. */
function readSize(header: Buffer) {
  try {
    return imageSize(header);
  } catch {
    return undefined;
  }
}

const isPictureType = (type: string): type is PictureType =>
  (pictureTypes as readonly string[]).includes(type);

/**
 * Explains why a file cannot be measured: an SVG without a size, a phone's format, or not a
 * picture.
 */
function explainUnmeasured(header: Buffer): UnreadablePicture {
  const text = header.toString('latin1');
  if (/<svg[\s/>]/.test(text)) return { wrong: 'no size' };
  // https://nokiatech.github.io/heif/technical.html
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(text)) {
    return { wrong: 'other format', type: 'heic' };
  }
  return { wrong: 'no picture' };
}

function isAnimated(type: PictureType, header: Buffer): boolean {
  if (type === 'gif') return true;
  // The flags of https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
  if (type === 'webp') {
    return header.toString('latin1', 12, 16) === 'VP8X' && ((header[20] ?? 0) & 2) !== 0;
  }
  if (type === 'avif') return header.toString('latin1', 8, 12) === 'avis';
  return type === 'png' && beforePixels(header).includes('acTL');
}

/**
 * Whether no pixel can be transparent. A picture that could have such pixels need not have any, and
 * of GIFs, AVIFs and SVGs the first bytes do not show it.
 */
function isOpaque(type: PictureType, header: Buffer): boolean {
  if (type === 'jpg') return true;
  // https://www.w3.org/TR/png-3/#11IHDR: 4 and 6 have an alpha channel, and a chunk lists others.
  if (type === 'png')
    return ((header[25] ?? 0) & 4) === 0 && !beforePixels(header).includes('tRNS');
  if (type !== 'webp') return false;
  // https://developers.google.com/speed/webp/docs/riff_container
  const format = header.toString('latin1', 12, 16);
  if (format === 'VP8X') return ((header[20] ?? 0) & 16) === 0;
  return format === 'VP8 ' || ((header[24] ?? 0) & 16) === 0;
}

/** The chunks of a PNG before its pixels. */
const beforePixels = (png: Buffer): Buffer => png.subarray(0, Math.max(0, png.indexOf('IDAT')));
