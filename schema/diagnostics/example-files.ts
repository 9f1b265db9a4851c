/** A file of an example. */
export interface ExampleFile {
  text: string;
  /** What the line with its name says after the comma, such as `400 KiB`. */
  note: string;
}

/** Returns the files that an example names, by name; none if the example is a part of a file. */
export function filesIn(example: string): Map<string, ExampleFile> {
  const [, ...named] = example.split(/^# (pages\/[^,\n]+|[\w-]+\.yaml)(?:, (.+))?\n/m);
  const files = new Map<string, ExampleFile>();
  for (let index = 0; index < named.length; index += 3) {
    const [name = '', note = '', text = ''] = named.slice(index, index + 3);
    files.set(name, { text, note });
  }
  return files;
}

/**
 * Returns the content of a file: its text, or a picture if its note gives a number of pixels. The note may
 * also give a number of bytes, which the file has at least, and an encoding.
 */
export function bytesOf(name: string, { text, note }: ExampleFile): string | Uint8Array {
  const [, count, unit] = /([\d,]+) (KiB|MB)/.exec(note) ?? [];
  const bytes = Number(count?.replaceAll(',', '') ?? 0) * (unit === 'MB' ? 1024 * 1024 : 1024);
  const [, width, height] = /(\d+) × (\d+) pixels/.exec(note) ?? [];
  if (width && height) {
    const draw = /\.jpe?g |JPEG/.test(`${name} ${note}`) ? jpegOf : pngOf;
    return draw(Number(width), Number(height), bytes);
  }
  if (note.includes('HEIC')) return Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  if (note.includes('Windows-1252')) return Buffer.from(text, 'latin1');
  return text + '# …\n'.repeat(Math.ceil(Math.max(0, bytes - text.length) / 4));
}

/**
 * Returns a PNG of which only the beginning and the end are real: validation reads no more.
 * @param bytes how many there are in between
 * Source: https://www.w3.org/TR/png-3/#11IHDR
 */
export function pngOf(width: number, height: number, bytes = 0): Buffer {
  const start = Buffer.from(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0',
    'latin1',
  );
  start.writeUInt32BE(width, 16);
  start.writeUInt32BE(height, 20);
  const end = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1');
  return Buffer.concat([start, Buffer.alloc(bytes), end]);
}

/** Returns such a JPEG. Source: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2.2 */
function jpegOf(width: number, height: number, bytes: number): Buffer {
  const frame = '\xff\xc0\0\x0b\x08\0\0\0\0\x01\x01\x11\0';
  const start = Buffer.from(`\xff\xd8\xff\xe0\0\x04JF${frame}\xff\xda\0\x08`, 'latin1');
  start.writeUInt16BE(height, start.indexOf('\xff\xc0', 0, 'latin1') + 5);
  start.writeUInt16BE(width, start.indexOf('\xff\xc0', 0, 'latin1') + 7);
  return Buffer.concat([start, Buffer.alloc(bytes), Buffer.from('\xff\xd9', 'latin1')]);
}
