import { locate } from '../../schema/diagnostics/locate.ts';
import { readContentFile } from '../../schema/load/read-content-file.ts';
import type { PageRecords } from '../../schema/load/survey.ts';
import type { Diagnostic, Problem } from '../../schema/model/diagnostics.ts';
import { inFile, pointerToPath } from '../../schema/model/pointer.ts';
import type { DamagedPictures } from './make-pictures.ts';

/** The diagnostics for damaged pictures that only show when they are read to the end. */
export function describeDamaged(
  content: string,
  records: PageRecords,
  damaged: DamagedPictures,
): Diagnostic[] {
  return [...records].flatMap(([file, { facts }]) => {
    const uses = (facts.pictures ?? []).filter(({ address }) => damaged.has(address));
    const read = uses.length > 0 ? readContentFile(content, file) : undefined;
    if (!read || !('text' in read)) return [];
    const problems = uses.map(
      ({ pointer, address }): Problem => ({
        code: 'I709',
        where: { path: inFile(pointerToPath(pointer), facts.oldNames), at: 'value' },
        message: `\`pages${address}\` begins as a picture and cannot be read to its end.`,
        hints: ['Copy the file again from where it came from, or save it anew.'],
      }),
    );
    return locate(file, read.text, problems);
  });
}
