import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const words =
  'forecast cash runway budget plan revenue headcount model quarter variance margin churn driver actual'.split(
    ' ',
  );

/** Returns the same words for the same page every time. */
function text(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, index) => words[(seed * 7 + index * 5 + length) % words.length],
  );
  const [first = '', ...rest] = picked;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

/** About 6 KB of YAML: hero, stats, six cards, check list, testimonials, steps, signup box. */
function generatePage(seed: number, next: string): string {
  const many = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(seed + index));
  return stringify({
    title: `Page ${seed} ${text(seed, 2)}`,
    description: `${text(seed, 16)} ${seed}.`,
    blocks: [
      {
        type: 'hero',
        title: `${text(seed, 5)} ${seed}`,
        lead: text(seed, 22),
        action: { label: 'Next', href: next },
      },
      {
        type: 'stats',
        heading: text(seed, 4),
        items: many(4, (item) => ({ value: `${item % 100}%`, label: `${text(item, 5)} ${item}` })),
      },
      {
        type: 'card-grid',
        heading: text(seed, 5),
        lead: text(seed, 22),
        cards: many(6, (card) => ({
          title: `${text(card, 3)} ${card}`,
          text: `${text(card, 30)} ${card}`,
          bullets: many(3, (point) => `${text(point, 7)} ${point}`),
        })),
      },
      {
        type: 'check-list',
        heading: text(seed, 5),
        items: many(6, (item) => `${text(item, 12)} ${item}`),
      },
      {
        type: 'testimonials',
        heading: text(seed, 4),
        quotes: many(3, (quote) => ({
          quote: `${text(quote, 24)} ${quote}`,
          name: `Person ${quote}`,
          role: 'Controller',
          company: 'Example',
          initials: 'EX',
        })),
      },
      {
        type: 'steps',
        heading: text(seed, 4),
        steps: many(4, (step) => ({
          title: `${text(step, 3)} ${step}`,
          text: `${text(step, 16)} ${step}`,
        })),
      },
      { type: 'signup-box', heading: text(seed, 6), button: 'Get Started' },
    ],
  });
}

/**
 * Writes a content folder with this number of pages, the project's theme, and links only to its own
 * pages.
 */
export function generateContent(folder: string, pages: number): void {
  const own = parse(readFileSync(join(import.meta.dirname, '../../site.yaml'), 'utf8'));
  const home = [{ label: 'Home', href: '/' }];
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(
    join(folder, 'site.yaml'),
    stringify({
      ...own,
      banner: { text: own.banner.text },
      header: { menu: home, actions: home },
      footer: { groups: [{ label: 'Pages', links: home }] },
      seo: { origin: own.seo.origin, titleTemplate: own.seo.titleTemplate },
      planned: [],
    }),
  );
  copyFileSync(
    join(import.meta.dirname, '../../pages/favicon.svg'),
    join(folder, 'pages/favicon.svg'),
  );
  for (let seed = 0; seed < pages; seed += 1) {
    writeFileSync(
      join(folder, 'pages', seed === 0 ? 'index.yaml' : `page-${seed}.yaml`),
      // Each page links to the next one, so that every page has a link.
      generatePage(seed, seed + 1 < pages ? `/page-${seed + 1}` : '/'),
    );
  }
}
