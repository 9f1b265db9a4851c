import { dirname, posix } from 'node:path';
import type { PageFile } from '../load/content-files.ts';

const line = /^(# yaml-language-server: \$schema=)(\.\.?\/\S+)/m;

/** The text of a page with the line that leads editors to its schema, as it has to be where the page moves to. */
export const moveEditorLine = (text: string, from: PageFile, to: PageFile): string =>
  text.replace(line, (_, start: string, path: string) => {
    // Below an invented root, deep enough for every way out of the content folder.
    const root = '/a'.repeat(path.split('/').length);
    const schema = posix.join(root, dirname(from.file), path);
    return start + posix.relative(posix.join(root, dirname(to.file)), schema);
  });
