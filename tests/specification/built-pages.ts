import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { inject } from 'vitest';
import { dataPath } from '../../renderer/page/data-paths.ts';
import type { Block } from '../../schema/generated/types.ts';
import { readRedirects, redirectsFile } from '../../schema/redirects/redirects-file.ts';

export const productRoutes = [
  '/products/data-analytics',
  '/products/budgeting-forecasting',
  '/products/cash-flow-management',
  '/products/revenue-planning',
  '/products/headcount-planning',
  '/products/marketing-planning',
  '/products/scenario-planning',
];

export const solutionRoutes = [
  '/solutions/for-solopreneurs',
  '/solutions/for-data-analysts',
  '/solutions/for-startups',
  '/solutions/for-growing-companies',
  '/solutions/for-cfos',
  '/solutions/for-fpa-teams',
];

/** The route table of section 2. */
export const routes = [
  ...['/', '/about', '/features', '/pricing', '/contact', '/resources', '/privacy', '/eula'],
  ...['/careers', '/sign-in', '/get-started'],
  ...productRoutes,
  ...solutionRoutes,
];

const folder = inject('builtPages');

/** Where pages of the specification are now, if they were moved. */
const moves = new Map(
  [...readRedirects(readList())].filter(([old]) => routes.includes(old) && !isInPlace(old)),
);

/** Whether a page has the address that the specification gives it. */
export function isInPlace(route: string): boolean {
  return existsSync(join(folder, dataPath(route)));
}

/** The address of a page now. */
const currentRoute = (route: string): string => moves.get(route) ?? route;

const documents = new Map<string, Document>();

/**
 * The built page of a route, as visitors without scripts see it. Throws where there is none. A page
 * that was moved is found all the same, with links as the specification has them, so that a move is
 * one failure: that of its sentence about addresses.
 */
export function documentOf(route: string): Document {
  const found = documents.get(route) ?? read(route);
  documents.set(route, found);
  return found;
}

export const mainOf = (route: string): Element => only(documentOf(route), 'main', route);

/** The first block of a page, with its main heading. */
export function heroOf(route: string): Element {
  const hero = only(documentOf(route), 'h1', route).closest('main section');
  if (!hero) throw new Error(`${route}: the main heading is not in a block`);
  return hero;
}

export function only(within: ParentNode, selector: string, route: string): Element {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`${route}: there is no ${selector}`);
  return found;
}

function read(route: string): Document {
  const now = currentRoute(route);
  const file = join(folder, `${now === '/' ? '/index' : now}.html`);
  if (!existsSync(file)) throw new Error(`${route}: there is no such page`);
  // Parsing styles and drawings takes most of the time, and nothing here looks at them.
  const html = readFileSync(file, 'utf8').replace(/<(style|script|svg)\b.*?<\/\1>/gs, '');
  const { document } = new JSDOM(html).window;
  for (const [old, current] of moves) {
    for (const link of document.querySelectorAll(`a[href="${current}"]`))
      link.setAttribute('href', old);
  }
  return document;
}

/** The blocks of a page as browsers get them. */
export function blocksOf(route: string): Block[] {
  const data = readFileSync(join(folder, dataPath(currentRoute(route))), 'utf8');
  return JSON.parse(data).blocks;
}

function readList(): string {
  const list = join(folder, redirectsFile);
  return existsSync(list) ? readFileSync(list, 'utf8') : '';
}
