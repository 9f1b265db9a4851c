import { expect, test } from 'vitest';
import type { Block } from '../../schema/generated/types.ts';
import { pages } from './find-figures.ts';

/** What each page has, told by what it is and not by its words. */

const blocksOf = (path: string): Block[] =>
  (pages.find((page) => page.path === `${path}.yaml`)?.content.blocks ?? []) as unknown as Block[];

/** A block's type, and how many things of a kind it has: `card-grid 6`. */
function shapeOf(block: Block): string {
  const things =
    ('cards' in block && block.cards) ||
    ('items' in block && block.items) ||
    ('bullets' in block && block.bullets) ||
    ('quotes' in block && block.quotes) ||
    ('plans' in block && block.plans) ||
    (block.type === 'steps' && block.steps) ||
    undefined;
  return things ? `${block.type} ${things.length}` : block.type;
}

/** Feature cards, a list of benefits, results in percent, and a closing call to action. */
const planning = ['hero', 'check-list', 'card-grid', 'stats', 'call-to-action'];

/** Section 2: the parts of each page, with their number where the specification gives one. */
const parts: Record<string, string[]> = {
  index: [
    ...['hero', 'logo-strip', 'card-grid 8', 'scenario-dashboard', 'feature', 'integrations'],
    ...['testimonials 3', 'signup-box'],
  ],
  about: ['stats 4', 'card-grid 3'],
  features: ['card-grid 6'],
  pricing: ['pricing-plans 3'],
  contact: ['contact-form'],
  resources: ['card-grid 4', 'card-grid 3', 'steps 3'],
  privacy: ['card-grid', 'legal'],
  eula: ['card-grid 3', 'legal'],
  careers: ['stats', 'card-grid 4', 'steps 4'],
  'sign-in': ['sign-in-form'],
  'get-started': ['signup-wizard'],
  'products/data-analytics': ['hero', 'card-grid 6', 'card-grid 4', 'check-list 4'],
  'products/budgeting-forecasting': ['hero', 'check-list', 'card-grid 5', 'stats 5', 'signup-box'],
  'products/cash-flow-management': [
    ...['hero', 'cash-flow-forecast', 'check-list 5', 'feature 4', 'stats', 'card-grid 4'],
    'signup-box',
  ],
  'products/revenue-planning': planning,
  'products/headcount-planning': [...planning, 'headcount-dashboard'],
  'products/marketing-planning': planning,
  'products/scenario-planning': ['hero', 'feature 3', 'card-grid', 'stats', 'call-to-action'],
  'solutions/for-solopreneurs': ['hero', 'signup-box'],
  'solutions/for-data-analysts': ['hero', 'signup-box'],
  'solutions/for-startups': ['hero', 'signup-box'],
  'solutions/for-growing-companies': ['hero', 'signup-box'],
  'solutions/for-cfos': ['hero', 'signup-box'],
  'solutions/for-fpa-teams': [
    ...['hero', 'check-list 5', 'card-grid 3', 'feature 4', 'stats 4', 'card-grid 4'],
    'signup-box',
  ],
};

test.each(Object.entries(parts))('section 2: /%s has its parts', (path, wanted) => {
  const left = blocksOf(path).map(shapeOf);
  const missing = wanted.filter((part) => {
    const place = left.findIndex((shape) => shape === part || shape.split(' ')[0] === part);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  expect(missing).toEqual([]);
});

const planningPages = Object.entries(parts).filter(([, wanted]) =>
  wanted.includes('call-to-action'),
);

test.each(planningPages)(
  'section 2: /%s claims results in percent, and closes with a button without action',
  (path) => {
    const blocks = blocksOf(path);
    const stats = blocks.find((block) => block.type === 'stats');
    expect(stats?.items.filter(({ value }) => value.endsWith('%')).length).toBeGreaterThan(1);
    const last = blocks.at(-1);
    expect(last?.type === 'call-to-action' && last.action).toEqual({ label: 'Get Started' });
  },
);

test('section 2: solution pages close with an email field and a Get Started button', () => {
  const solutions = Object.keys(parts).filter((path) => path.startsWith('solutions/'));
  expect(solutions).toHaveLength(6);
  for (const path of solutions) {
    expect(blocksOf(path).at(-1), path).toMatchObject({
      type: 'signup-box',
      button: 'Get Started',
    });
  }
});

test('section 3: a testimonial has name, role, initials, quote and two metrics', () => {
  const testimonials = blocksOf('index').find((block) => block.type === 'testimonials');
  for (const { name, role, company, initials, quote, metrics } of testimonials?.quotes ?? []) {
    expect([name, role, company, initials, quote].every(Boolean), name).toBe(true);
    expect(metrics, name).toHaveLength(2);
  }
});
