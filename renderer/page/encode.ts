import { transcode } from 'node:buffer';

/** Grows to the longest text. */
let utf16 = Buffer.alloc(0);

/**
 * A text as UTF-8. With a single quotation mark such as “ in it, V8 keeps the text as UTF-16, and
 * `Buffer.from` then takes four times as long as this: 50 µs against 12 for 20 KB.
 */
export function encode(text: string): Buffer {
  const size = text.length * 2;
  if (utf16.length < size) utf16 = Buffer.allocUnsafeSlow(size);
  // A half of a character, which the schema lets an author write, becomes a replacement character.
  utf16.write(text.toWellFormed(), 'utf16le');
  return transcode(utf16.subarray(0, size), 'utf16le', 'utf8') as Buffer;
}
