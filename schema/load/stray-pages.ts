import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPages } from './content-folder.ts';

/** A page that is not part of the site, and the file that it would have to be. */
interface StrayPage {
  file: string;
  meant: string;
}

/**
 * Finds pages beside the folder `pages`, and in a folder beside it that is named almost like it.
 * Other folders may keep what is not to be published.
 */
export function strayPages(content: string): StrayPage[] {
  const entries = readdirSync(content, { withFileTypes: true });
  const beside = entries
    .filter((entry) => entry.isFile() && entry.name !== 'site.yaml')
    .map(({ name }): StrayPage => ({ file: name, meant: `pages/${name}` }));
  const inTwins = entries
    .filter((entry) => entry.isDirectory() && isPages(entry.name))
    // Some computers take `Pages` and `pages` for one folder.
    .filter(({ name }) => folderId(content, name) !== folderId(content, 'pages'))
    .flatMap(({ name }) =>
      readdirSync(join(content, name), { recursive: true, encoding: 'utf8' }).map(
        (path): StrayPage => ({ file: `${name}/${path}`, meant: `pages/${path}` }),
      ),
    );
  return [...beside, ...inTwins]
    .filter(({ file }) => file.endsWith('.yaml') && isPage(join(content, file)))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Finds settings beside site.yaml, of which nothing is read. A `settings.yaml` there may be another program's. */
export const straySettings = (content: string): string[] =>
  readdirSync(content)
    .filter((name) => /^site\.ya?ml(?:\.txt)?$/i.test(name) && name.toLowerCase() !== 'site.yaml')
    .toSorted();

const folderId = (content: string, name: string): number => statSync(join(content, name)).ino;

/** Whether a file is written like a page. Other files, which may be unreadable, are not ours. */
function isPage(path: string): boolean {
  try {
    const text = readFileSync(path, 'utf8');
    return ['title', 'blocks'].every((name) => new RegExp(`^${name}:`, 'm').test(text));
  } catch {
    return false;
  }
}
