import { transcode } from 'node:buffer';

/** A buffer that grows with the longest text. */
let utf16 = Buffer.alloc(0);

/**
 * Encodes a text as UTF-8. A single character such as “ makes V8 store the text as UTF-16, and then
 * `Buffer.from` takes four times as long as this: 50 µs against 12 for 20 KB.
 */
export function encode(text: string): Buffer {
  const size = text.length * 2;
  if (utf16.length < size) utf16 = Buffer.allocUnsafeSlow(size);
  // A lone surrogate, which the schema allows, becomes a replacement character.
  utf16.write(text.toWellFormed(), 'utf16le');
  return transcode(utf16.subarray(0, size), 'utf16le', 'utf8') as Buffer;
}
