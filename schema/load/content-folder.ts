import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { suggest } from '../model/suggest.ts';
import { PlainError } from '../plain-error.ts';

/**
 * Thrown if the content folder itself is missing or unreadable, so that there is nothing to check.
 */
export class ContentFolderError extends PlainError {}

/**
 * Returns the real path of a content folder. Throws `ContentFolderError` if the path is not one.
 */
export function openContentFolder(content: string): string {
  const notBecause = (reason: string) => {
    const meant = nearestContent(content);
    return new ContentFolderError(
      `${content} is not a content folder: ${reason}. ${meant ? `Did you mean ${meant}?` : 'A content folder has a file site.yaml and a folder pages.'}`,
    );
  };
  let part = 'it';
  try {
    const root = realpathSync(content);
    if (!statSync(root).isDirectory()) throw notBecause('it is a file');
    part = 'its file site.yaml';
    statSync(join(root, 'site.yaml'));
    part = 'its folder pages';
    const pages = join(root, 'pages');
    if (!statSync(pages).isDirectory()) throw notBecause('pages is a file');
    accessSync(pages, constants.R_OK | constants.X_OK);
    return root;
  } catch (error) {
    if (error instanceof ContentFolderError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const [name, isMeant] =
      part === 'its folder pages' ? ['pages', isPages] : ['site.yaml', isSettings];
    const other = part !== 'it' && readdirSync(content).find(isMeant);
    if (code === 'ENOENT' && other)
      throw notBecause(`its ${part.split(' ')[1]} ${other} must be called ${name}`);
    if (part === 'its file site.yaml' && existsSync(join(content, 'pages/site.yaml')))
      throw notBecause('its file site.yaml is in the folder pages, and belongs beside it');
    throw notBecause(
      code === 'ENOENT' ? `${part} does not exist` : `${part} cannot be read (${code})`,
    );
  }
}

/** Returns the content folder around a path, or one beside it with a similar name. */
function nearestContent(path: string): string | undefined {
  const isContent = (folder: string) =>
    ['site.yaml', 'pages'].every((name) => existsSync(join(folder, name)));
  const around = [dirname(path), dirname(dirname(path))];
  if (existsSync(path)) return around.find(isContent);
  const [parent = ''] = around;
  const names = existsSync(parent) ? readdirSync(parent) : [];
  return suggest(basename(path), names)
    .map((name) => join(parent, name))
    .find(isContent);
}

/** What the folder of pages may be called by mistake. */
export const isPages = (name: string): boolean =>
  /^(?:pages?|seiten)$/i.test(name) && name !== 'pages';

/** `site.yml` and what else the settings may be called by mistake. */
const isSettings = (name: string): boolean => /^(?:site|settings)\.ya?ml(?:\.txt)?$/i.test(name);
