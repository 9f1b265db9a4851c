import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { inPageForm } from '../addresses/correct-address.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { PageFile } from '../load/content-files.ts';
import { type ContentFiles, isReserved, pageRoute } from '../load/content-files.ts';
import { isInside } from '../load/is-inside.ts';
import { PlainError } from '../plain-error.ts';

/** A move that cannot be made. The message is for the author: what, why, what to do. */
export class MoveError extends PlainError {}

/** The page that an argument names, as a route or a file. Throws `MoveError` where there is none. */
export function findPage(argument: string, files: ContentFiles, content: string): PageFile {
  const path = pathOf(argument, content);
  const route = routeOf(path);
  const [page, twin] = files.pages.filter((each) => each.route === route);
  if (page && twin) {
    const named = files.pages.find(({ file }) => file === `pages${path}.yaml`);
    if (named && argument.endsWith('.yaml')) return named;
    throw new MoveError(`${page.file} and ${twin.file} are both ${route}. Name one as a file.`);
  }
  if (page) return page;
  if (files.pages.some(({ file }) => file.startsWith(`pages${path}/`))) {
    throw new MoveError(`pages${path} is a folder. Move its pages one by one.`);
  }
  const best = suggest(
    inPageForm(route.replace(/^\/?https?:\/+[^/]+/i, '')).address,
    files.pages.map((each) => each.route),
  );
  const meant = best.length > 0 ? ` Did you mean ${best.join(' or ')}?` : '';
  throw new MoveError(`There is no page ${route}.${meant}`);
}

/**
 * The place that an argument names for a page that moves: a route, a file, or a folder with a slash
 * at its end. Throws `MoveError` where no page can be, or something is already.
 */
export function findPlace(
  argument: string,
  from: PageFile,
  files: ContentFiles,
  content: string,
): PageFile {
  const name = from.file.slice(from.file.lastIndexOf('/') + 1, -'.yaml'.length);
  const asked = pathOf(argument, content);
  const isFolder = asked.endsWith('/') && asked !== '/';
  const path = isFolder ? `${asked}${name}` : asked === '/' ? '/index' : asked;
  const route = pageRoute(path);
  if (route === undefined || isReserved(`${path}.yaml`) || route === '/404') {
    throw new MoveError(explainName(path));
  }
  const file = `pages${path}.yaml`;
  if (file === from.file) throw new MoveError(`${file} already exists.`);
  const taken =
    files.pages.find((each) => each.route === route && each.file !== from.file)?.file ??
    (existsSync(join(content, file)) ? file : undefined);
  if (taken) throw new MoveError(`${taken} already exists. Move or remove it first.`);
  return { file, route };
}

/** `/a/b` for a route, or a file from the content folder, or its whole path; `/a/` for a folder. */
function pathOf(argument: string, content: string): string {
  const isFile = isAbsolute(argument) && isInside(join(content, 'pages'), argument);
  const way = isFile ? relative(content, argument).split(sep).join('/') : argument;
  const named = way
    .replace(/^\.\//, '')
    .replace(/^pages\//, '')
    .replace(/\.ya?ml$/, '');
  return named.startsWith('/') ? named : `/${named}`;
}

const routeOf = (path: string): string =>
  path.replace(/(.)\/$/, '$1').replace(/\/index$/, '') || '/';

function explainName(path: string): string {
  const plain = path
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .join('/');
  const isBetter = plain !== path && pageRoute(plain) !== undefined;
  return pageRoute(path) === undefined
    ? `${path} cannot be an address: use lower-case letters, digits and single hyphens.${isBetter ? ` For example ${plain}` : ''}`
    : `${path} belongs to the engine. Choose another address.`;
}
