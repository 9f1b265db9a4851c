import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stampFrom } from '../files/fingerprint.ts';
import type { Diagnostic } from '../model/diagnostics.ts';
import { notAFile, wholeFile } from './content-files.ts';

/** The largest page in bytes: forty times the size of a long page. */
const maxPageBytes = 256 * 1024;

export interface ContentText {
  text: string;
  /** The unchanged bytes of the file. */
  bytes: Buffer;
  /** The stamp of the file before it was read, so that a change in between is noticed next time. */
  stamp: string;
}

const tooLarge = (file: string, bytes: number): Diagnostic =>
  wholeFile(file, {
    code: 'F001',
    message: `\`${file}\` has ${Math.ceil(bytes / 1024)} KiB; a file may have at most ${maxPageBytes / 1024}.`,
    hints: 'Split it into several pages.',
  });

/** Reads the text of a content file, or returns the diagnostic that says why it cannot be read. */
export function readContentFile(content: string, file: string): ContentText | Diagnostic {
  let bytes: Buffer;
  let stamp: string;
  try {
    const path = join(content, file);
    // Reading a pipe would wait for somebody to write, and other files may be very large.
    const stats = statSync(path);
    if (!stats.isFile()) return wholeFile(file, notAFile(file));
    if (stats.size > maxPageBytes) return tooLarge(file, stats.size);
    stamp = stampFrom(stats);
    bytes = readFileSync(path);
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read';
    return wholeFile(file, { code: 'F006', message: `\`${file}\` ${reason}.` });
  }
  // English text in UTF-16 is also valid UTF-8, with a zero byte after each letter.
  if (isUtf8(bytes) && !bytes.includes(0)) {
    const text = bytes.toString('utf8');
    return { text: text.charCodeAt(0) === 0xfeff ? text.slice(1) : text, bytes, stamp };
  }
  const readable = new TextDecoder().decode(bytes).split(/[\ufffd\0]/, 1)[0] ?? '';
  const lines = readable.split('\n');
  const start = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return {
    ...wholeFile(file, {
      code: 'F002',
      ...(/^(?:PK|ÐÏ|%PDF|.PNG|ÿØ)/.test(bytes.toString('latin1', 0, 4))
        ? {
            message: `\`${file}\` is a document or a picture, and no text.`,
            hints:
              'A page is plain text: open the document, and copy its words into a new file. What is not a page gets its own ending back, such as `.docx` or `.png`.',
          }
        : {
            message: `The letters of \`${file}\` cannot be read: it is not saved as UTF-8.`,
            hints:
              'Save it again with the encoding UTF-8, which “Save as” asks for in Windows Notepad, and the line below the text in VS Code.',
          }),
    }),
    range: { start, end: { ...start, column: start.column + 1 } },
  };
}
