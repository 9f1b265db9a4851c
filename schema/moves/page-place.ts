import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { inPageForm } from '../addresses/correct-address.ts';
import { decodeAddress } from '../addresses/decode-address.ts';
import { suggestPages } from '../addresses/nearest-address.ts';
import { hostOf } from '../addresses/own-address.ts';
import { inAddressForm, pageRoute } from '../addresses/page-route.ts';
import { isThisMachine } from '../addresses/useless-links.ts';
import type { Refusal } from '../edits/edit-file.ts';
import { isInside } from '../files/is-inside.ts';
import type { Page } from '../generated/types.ts';
import type { ContentFiles, PageFile } from '../load/content-files.ts';
import { isReserved } from '../load/reserved-names.ts';
import type { Path } from '../model/diagnostics.ts';
import { lastPartOf } from '../model/name-words.ts';
import { valueAt } from '../model/pointer.ts';
import { readBlockSchemas, type Schema } from '../model/schemas.ts';
import { PlainError } from '../plain-error.ts';

/** Thrown if a move is impossible. Its message tells the author what is wrong and what to do. */
export class MoveError extends PlainError {}

/** The error of a move while an editor or another command writes the same file. */
export const interrupted = (file: string, what: Refusal): MoveError =>
  new MoveError(`${file} ${what}. Nothing was changed: run the command again.`);

/** Throws `MoveError` for an address of another site than this one and its preview. */
export function refuseOtherSite(argument: string, origin: string | undefined): void {
  if (!/^https?:\/\//i.test(argument) || isThisMachine(argument)) return;
  if (origin !== undefined && hostOf(argument) === hostOf(origin)) return;
  throw new MoveError(
    `${argument} is on another site, and a page moves within this one. To lead its old address there, remove its file and write the address below \`redirects\` in site.yaml.`,
  );
}

/**
 * Finds the page that an argument names, as a route or a file. Throws `MoveError` if there is none.
 * @param target where it is to go; it is there already if its author has renamed the file
 */
export function findPage(
  argument: string,
  target: string,
  files: ContentFiles,
  content: string,
): PageFile {
  const path = pathOf(argument, content);
  const route = routeOf(path);
  const [page, twin] = files.pages.filter((each) => each.route === route);
  if (page && twin) {
    const named = files.pages.find(({ file }) => file === `pages${path}.yaml`);
    if (named && argument.endsWith('.yaml')) return named;
    throw new MoveError(`${page.file} and ${twin.file} are both ${route}. Name one as a file.`);
  }
  if (page) return page;
  const folder = path.replace(/\/$/, '');
  const [inside] = files.pages.filter(({ file }) => file.startsWith(`pages${folder}/`));
  if (inside) {
    const name = lastPartOf(inside.route);
    throw new MoveError(
      `pages${folder} is a folder, and pages move one by one, such as: npm run move -- ${inside.route} /new-folder/${name}`,
    );
  }
  if (files.assets.includes(route)) {
    throw new MoveError(
      `pages${route} is a file and not a page. Move it yourself: npm run validate then lists the links that still lead to its old address.`,
    );
  }
  const place = routeOf(targetPath(target, lastPartOf(path), content));
  const there = files.pages.find((each) => each.route === place);
  const best = suggestPages(
    inPageForm(route.replace(/[?#].*/, '')).address,
    files.pages.flatMap((each) => (each === there ? [] : [each.route])),
  );
  const meant = best.length > 0 ? ` Did you mean ${best.join(' or ')}?` : '';
  if (there && pageRoute(path) !== undefined) {
    const taken = `${there.file} is there already.`;
    throw new MoveError(
      `There is no page ${route}${meant ? `.${meant} Then choose another new address: ${taken}` : `, and ${taken}`} If you have renamed the file yourself, call it pages${path}.yaml again and repeat the command: it renames the file, changes the links and redirects the old address.`,
    );
  }
  throw new MoveError(`There is no page ${route}.${meant}`);
}

/**
 * Determines the new place of a page from an argument: a route, a file, or a folder with a slash at
 * its end. Throws `MoveError` if the place is invalid or taken.
 */
export function findPlace(
  argument: string,
  from: PageFile,
  files: ContentFiles,
  content: string,
): PageFile {
  const name = lastPartOf(from.file).slice(0, -'.yaml'.length);
  const path = targetPath(argument, name, content);
  const route = pageRoute(path);
  if (route === undefined || isReserved(`${path}.yaml`) || route === '/404') {
    throw new MoveError(explainName(path));
  }
  const file = `pages${path}.yaml`;
  if (file === from.file) throw new MoveError(`${file} is the page ${route} already.`);
  const taken =
    files.pages.find((each) => each.route === route && each.file !== from.file)?.file ??
    (existsSync(join(content, file)) ? file : undefined);
  if (taken) throw new MoveError(`${taken} already exists. Move or remove it first.`);
  return { file, route };
}

/** Returns the path of a new place. In a folder, which has a slash at its end, the page keeps its name. */
function targetPath(argument: string, name: string, content: string): string {
  const asked = pathOf(argument, content);
  if (asked === '/') return '/index';
  return asked.endsWith('/') ? `${asked}${name}` : asked;
}

/**
 * Normalizes a route, a file relative to the content folder or an absolute path to `/a/b`, and a
 * folder to `/a/`.
 */
function pathOf(argument: string, content: string): string {
  const isFile = isAbsolute(argument) && isInside(join(content, 'pages'), argument);
  const way = isFile ? relative(content, argument).split(sep).join('/') : argument;
  const named = way
    .replace(/^https?:\/+[^/]+/i, '')
    .replace(/^\.\//, '')
    .replace(/^pages\//, '')
    .replace(/\.(?:ya?ml|html?)$/, '');
  return named.startsWith('/') ? named : `/${named}`;
}

const routeOf = (path: string): string =>
  path.replace(/(.)\/$/, '$1').replace(/\/index$/, '') || '/';

function explainName(path: string): string {
  const better = inAddressForm(decodeAddress(path));
  return pageRoute(path) === undefined
    ? `${path} cannot be an address: use lower-case letters, digits and single hyphens.${better ? ` For example ${better}` : ''}`
    : `${path} belongs to the engine. Choose another address.`;
}

/**
 * Returns the name under which a page's signups are stored, unless its form has another: the last
 * part of its address.
 */
export const pageName = (route: string): string => (route === '/' ? 'home' : lastPartOf(route));

/** Whether a form of the page stores its signups under the page's own name. */
export const usesPageName = (page: Pick<Page, 'blocks'>): boolean =>
  sourcesIn(page).some((path) => valueAt(page, path) === undefined);

/** Returns the places in a page for the names of its signups, whether these are written or not. */
export function sourcesIn({ blocks }: Pick<Page, 'blocks'>): Path[] {
  const schemas = readBlockSchemas();
  return blocks.flatMap((block, index) =>
    sourcesBelow(schemas.get(block.type), block, ['blocks', index]),
  );
}

function sourcesBelow(schema: Schema | undefined, value: unknown, path: Path): Path[] {
  const group = Object(value) as Record<string, unknown>;
  return Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const place = [...path, name];
    if (property.$ref?.endsWith('#/definitions/signupSource')) return [place];
    return group[name] === undefined ? [] : sourcesBelow(property, group[name], place);
  });
}
