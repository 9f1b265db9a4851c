import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { PageSearch } from '../../blocks/not-found/page-search.tsx';
import { findNearest } from '../../blocks/ui/frame/nearest-page.ts';
import { SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const site = {
  header: {
    menu: [
      {
        label: 'Products',
        links: [{ label: 'Cash', href: '/products/cash-flow', text: 'Weeks ahead' }],
      },
    ],
    actions: [{ label: 'Sign in', href: '/sign-in' }],
  },
  footer: {
    groups: [
      {
        label: 'More',
        links: [
          { label: 'Cash again', href: '/products/cash-flow' },
          { label: 'Terms', href: '/terms' },
          { label: 'Mail', href: 'mailto:a@example.com' },
        ],
      },
    ],
  },
  planned: ['/terms'],
} as unknown as SiteInfo;

test('the search of the not-found page lists each page that is there, and fewer as one types', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <SiteContext value={site}>
        <PageSearch
          label="Find"
          found="{count} found"
          none="Nothing"
          words={[{ words: 'login account ahead', href: '/sign-in' }]}
        />
      </SiteContext>,
    ),
  );
  const shown = () => [...place.querySelectorAll('a')].map((link) => link.textContent);
  const input = place.querySelector('input') as HTMLInputElement;
  const type = (value: string) =>
    act(async () => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  expect(shown()).toEqual(['Cash', 'Sign in']);
  await type(' WEEKS cash ');
  expect(shown()).toEqual(['Cash']);
  expect(place.querySelector('[role=status]')?.textContent).toBe('1 found');
  await type('log');
  expect(shown()).toEqual(['Sign in']);
  await type('where do I log in to my account');
  expect(shown()).toEqual(['Sign in']);
  // A page that is named so comes before one that mentions the word.
  await type('ahead');
  expect(shown()).toEqual(['Sign in', 'Cash']);
  await type('elsewhere');
  expect(shown()).toEqual([]);
  expect(place.querySelector('[role=status]')?.textContent).toBe('Nothing');
});

test('a name without its hyphens is near', () => {
  expect(findNearest('/product/CashFlow', site)?.href).toBe('/products/cash-flow');
  expect(findNearest('/something-else', site)).toBeUndefined();
});

test('a name that visitors use for a page leads to it, whatever its hyphens', () => {
  const words = [{ words: 'log-in account', href: '/sign-in' }];
  expect(findNearest('/log-in', site, words)?.href).toBe('/sign-in');
  expect(findNearest('/Login', site, words)?.href).toBe('/sign-in');
  expect(findNearest('/acount', site, words)?.href).toBe('/sign-in');
  expect(findNearest('/log', site, words)).toBeUndefined();
});

const pricedSite = {
  header: {
    menu: [
      { label: 'Pricing', href: '/pricing' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'For CFOs', href: '/for/for-cfos' },
      { label: 'Revenue planning', href: '/products/revenue-planning' },
      { label: 'Hiring planning', href: '/products/hiring-planning' },
      { label: 'Data', href: '/products/data-analytics' },
    ],
    actions: [],
  },
  footer: { groups: [] },
  planned: [],
} as unknown as SiteInfo;

test.each([
  ['/cfo', '/for/for-cfos'],
  ['/cfos', '/for/for-cfos'],
  ['/analytics', '/products/data-analytics'],
  ['/privacy-policy', '/privacy'],
  ['/our-pricing', '/pricing'],
  ['/prcing', '/pricing'],
  // What the folder says comes before a word for another page.
  ['/products/data', '/products/data-analytics'],
  ['/data', '/privacy'],
  // It may mean two pages.
  ['/planning', undefined],
  ['/xyz', undefined],
  ['/', undefined],
])('%s means %s', (path, href) => {
  const words = [{ words: 'data cookies', href: '/privacy' }];
  expect(findNearest(path, pricedSite, words)?.href).toBe(href);
});
