import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds pages beside the folder `pages`, which are not part of the site. */
export const strayPages = (content: string): string[] =>
  readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml') && entry.name !== 'site.yaml')
    .map(({ name }) => name)
    .filter((name) => isPage(join(content, name)));

/** Whether a file is written like a page. Other files, which may be unreadable, are not ours. */
function isPage(path: string): boolean {
  try {
    const text = readFileSync(path, 'utf8');
    return ['title', 'blocks'].every((name) => new RegExp(`^${name}:`, 'm').test(text));
  } catch {
    return false;
  }
}
