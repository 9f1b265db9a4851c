import { dirname, posix } from 'node:path';
import type { PageFile } from '../load/content-files.ts';

const line = /^(# yaml-language-server: \$schema=)(\.\.?\/\S+)/m;

/** Updates the path in the line that tells editors the schema of a page that moves. */
export const moveEditorLine = (text: string, from: PageFile, to: PageFile): string =>
  text.replace(line, (_, start: string, path: string) => {
    // An invented root, deep enough for every path out of the content folder.
    const root = '/a'.repeat(path.split('/').length);
    const schema = posix.join(root, dirname(from.file), path);
    return start + posix.relative(posix.join(root, dirname(to.file)), schema);
  });
