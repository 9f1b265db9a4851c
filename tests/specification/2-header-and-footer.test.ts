import { describe, expect } from 'vitest';
import { documentOf, only, productRoutes, routes, solutionRoutes } from './built-pages.ts';
import { allIn, expectLink, targetsOf, textOf } from './look.ts';
import { specifies } from './specifies.ts';

const headerOf = (route: string) => only(documentOf(route), 'body header', route);
const footerOf = (route: string) => only(documentOf(route), 'body footer', route);

/** The addresses in the header's menu of that name, once for wide screens and once for small ones. */
const menusOf = (name: string): (string | null)[][] =>
  allIn(headerOf('/'), 'li')
    .filter((item) => {
      const label = item.querySelector('button, summary');
      return label && textOf(label) === name;
    })
    .map((item) => allIn(item, 'a').map((link) => link.getAttribute('href')));

function expectMenu(name: string, wanted: readonly string[]): void {
  const menus = menusOf(name);
  expect(menus.length, `the header: menus called “${name}”`).toBe(2);
  for (const menu of menus) {
    expect(menu, `the header: the menu “${name}”`).toEqual(expect.arrayContaining([...wanted]));
  }
}

const headerLinks: [string, string][] = [
  ['Resources', '/resources'],
  ['Pricing', '/pricing'],
  ['Sign in', '/sign-in'],
  ['Get Started', '/get-started'],
];

describe('section 2: shared header and footer', () => {
  specifies('Products menu: the seven product pages.', () => expectMenu('Products', productRoutes));

  specifies('Solutions menu: the six solution pages.', () =>
    expectMenu('Solutions', solutionRoutes),
  );

  specifies(
    'Other links: Resources, Pricing, Sign in (/sign-in), Get Started (/get-started).',
    () => {
      for (const route of routes) {
        for (const [name, href] of headerLinks) expectLink(route, headerOf(route), name, href);
      }
    },
  );

  specifies(
    'the header collapses to a toggled menu with Products, Solutions, Resources, Pricing, Sign in and Get Started',
    () => {
      const header = headerOf('/');
      for (const [name, href] of headerLinks) {
        expect(targetsOf(header, name), `the header: where “${name}” leads`).toEqual([href, href]);
      }
      expect(menusOf('Products'), 'the header: its menus “Products”').toHaveLength(2);
      expect(menusOf('Solutions'), 'the header: its menus “Solutions”').toHaveLength(2);
    },
  );

  specifies('The logo goes to the home page', () => {
    const [logo] = allIn(headerOf('/about'), 'nav a');
    expect(logo?.getAttribute('href'), 'the header: where its first link leads').toBe('/');
  });

  specifies('The header and footer also link to /products and /solutions (menu entries', () => {
    const columns = allIn(footerOf('/'), 'h2, h3').map(textOf);
    expect(columns, 'the footer: its columns').toEqual(
      expect.arrayContaining(['Products', 'Solutions']),
    );
  });

  specifies(
    "Footer: links to About, Careers, Contact, Terms (/terms), Privacy (/privacy), EULA (/eula), a 'Security' link going to /contact",
    () => {
      const links: [string, string][] = [
        ['About', '/about'],
        ['Careers', '/careers'],
        ['Contact', '/contact'],
        ['Terms', '/terms'],
        ['Privacy', '/privacy'],
        ['EULA', '/eula'],
        ['Security', '/contact'],
      ];
      for (const [name, href] of links) expectLink('the footer', footerOf('/'), name, href);
    },
  );

  specifies('social links to three external profiles, and a tagline', () => {
    const footer = footerOf('/');
    const isOutside = (link: Element) => /^https?:/.test(link.getAttribute('href') ?? '');
    const profiles = allIn(footer, 'ul')
      .map((list) => allIn(list, 'a'))
      .filter((links) => links.length > 0 && links.every(isOutside))
      .map((links) => links.map(textOf));
    expect(profiles, 'the footer: its lists of outside links').toEqual([
      [expect.any(String), expect.any(String), expect.any(String)],
    ]);
    expect(allIn(footer, 'p').map(textOf).join(), 'the footer: its tagline').not.toBe('');
  });
});
