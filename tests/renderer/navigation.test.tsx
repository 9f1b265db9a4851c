import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { App } from '../../renderer/browser/app.tsx';
import { createQueries, pageQuery } from '../../renderer/browser/queries.ts';
import { createPageData } from '../../renderer/page/page-data.ts';
import '../../renderer/bundle/server.tsx';
import { toSiteInfo } from '../../renderer/page/site-info.ts';
import { plainPage } from '../content.ts';
import { completeSettings } from '../plain-site.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const settings = completeSettings();

/** Where the page was scrolled to: an id, or the top. */
let scrolledTo: string[];

beforeEach(() => {
  scrolledTo = [];
  vi.stubGlobal('scrollTo', () => scrolledTo.push('top'));
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
  document.documentElement.dataset.version = 'test';
  document.body.innerHTML =
    '<div id="app"></div><p id="plans"></p><p id="our plans"></p><p id="50%"></p>';
});

/** Shows the page `/a` and follows a link on it. */
async function follow(href: string): Promise<void> {
  history.replaceState(null, '', '/a');
  const queries = createQueries();
  for (const route of ['/a', '/b', '/%', '/%e0%a4%a']) {
    const page = createPageData(parse(plainPage(route)), settings, { route, version: 'test' });
    queries.setQueryData(pageQuery(route).queryKey, page);
  }
  const app = createRoot(document.getElementById('app') as HTMLElement);
  onTestFinished(() => act(() => app.unmount()));
  await act(async () =>
    app.render(
      <BrowserRouter>
        <App site={toSiteInfo(settings, [])} queries={queries} />
      </BrowserRouter>,
    ),
  );
  const link = document.createElement('a');
  link.setAttribute('href', href);
  document.body.append(link);
  await act(async () => link.click());
}

test.each([
  ['/b', 'top'],
  ['/b#plans', 'plans'],
  ['/b#nowhere', 'top'],
  ['/b#our%20plans', 'our plans'],
  ['/b#50%', '50%'],
  ['/b#50%25', '50%'],
  ['/b#100%', 'top'],
  ['/b#%', 'top'],
  ['/b#%zz', 'top'],
  ['/b#%e0%a4%a', 'top'],
  ['/%', 'top'],
  ['/%e0%a4%a#%', 'top'],
])('a link to %s scrolls to %s', async (href, expected) => {
  await follow(href);
  expect(document.querySelector('h1')?.textContent).toBe(new URL(href, location.href).pathname);
  await expect.poll(() => scrolledTo).toEqual([expected]);
});

test.each([
  ['p', '-1'],
  ['button', null],
  ['a href="/"', null],
  ['div tabindex="0"', '0'],
])('the place <%s> takes the focus, and Tab still stops where it did', async (tag, tabindex) => {
  document.getElementById('plans')?.remove();
  document.body.insertAdjacentHTML('beforeend', `<${tag} id="plans">`);
  await follow('/b#plans');
  const place = document.getElementById('plans');
  await expect.poll(() => document.activeElement).toBe(place);
  expect(place?.getAttribute('tabindex')).toBe(tabindex);
});

test.each(['5', 'no JSON'])(
  'scroll positions that another script has written, %s, are ignored',
  async (positions) => {
    sessionStorage.setItem('scroll', positions);
    await follow('/b');
    expect(document.querySelector('h1')?.textContent).toBe('/b');
  },
);
