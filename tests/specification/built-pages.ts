import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { inject } from 'vitest';

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

const documents = new Map<string, Document>();

/** The built page of a route, as visitors without scripts see it. Throws where there is none. */
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
  const name = route === '/' ? '/index' : route;
  const file = join(inject('builtPages'), `${name}.html`);
  if (!existsSync(file)) throw new Error(`${route}: there is no such page`);
  // Parsing styles and drawings takes most of the time, and nothing here looks at them.
  const html = readFileSync(file, 'utf8').replace(/<(style|script|svg)\b.*?<\/\1>/gs, '');
  return new JSDOM(html).window.document;
}
