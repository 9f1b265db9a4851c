import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { namedPages } from '../../blocks/not-found/named-pages.ts';
import { PageSearch } from '../../blocks/not-found/page-search.tsx';
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

/** Runs the script of the not-found page at an address. Returns the pages that it suggests. */
async function suggest(path: string, pages: [href: string, label: string, words?: string][]) {
  history.replaceState(null, '', path);
  vi.resetModules();
  await import('../../renderer/early/nearest-pages.ts');
  const place = document.createElement('ul');
  place.hidden = true;
  place.dataset.pages = JSON.stringify(
    namedPages(
      pages.map(([href, label]) => ({ href, label })),
      pages.map(([href, , words = '']) => ({ href, words })),
    ),
  );
  document.body.replaceChildren(place);
  await Promise.resolve();
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(place.hidden).toBe(links.length === 0);
  return links;
}

test.each<[string, string[]]>([
  ['/prcing', ['/pricing']],
  ['/our-pricing', ['/pricing']],
  ['/privacy-policy', ['/privacy']],
  ['/log-in', ['/sign-in']],
  ['/Login', ['/sign-in']],
  ['/acount', ['/sign-in']],
  ['/cfo', ['/solutions/for-cfos']],
  ['/cfos', ['/solutions/for-cfos']],
  ['/product/HiringPlanning', ['/products/hiring-planning']],
  ['/analytics', ['/products/data-analytics']],
  ['/products/data', ['/products/data-analytics']],
  ['/privacy/cookies.html', ['/privacy']],
  ['/data', ['/privacy', '/products/data-analytics']],
  ['/planning', ['/products/revenue-planning', '/products/hiring-planning']],
  // The pages below a folder, also if its name is not quite right or nothing in it is near.
  ['/solutions', ['/solutions/for-cfos']],
  ['/solution/', ['/solutions/for-cfos']],
  [
    '/product',
    ['/products/revenue-planning', '/products/hiring-planning', '/products/data-analytics'],
  ],
  ['/solutions/birds', ['/solutions/for-cfos']],
  ['/xyz', []],
  ['/', []],
  ['/%', []],
  ['/--', []],
])('%s may mean %s', async (path, expected) => {
  expect(
    await suggest(path, [
      ['/', 'Home'],
      ['/pricing', 'Pricing'],
      ['/privacy', 'Privacy', 'data cookies'],
      ['/sign-in', 'Sign in', 'log-in account'],
      ['/solutions/for-cfos', 'For CFOs'],
      ['/products/revenue-planning', 'Revenue planning'],
      ['/products/hiring-planning', 'Hiring planning'],
      ['/products/data-analytics', 'Data'],
    ]),
  ).toEqual(expected);
});
