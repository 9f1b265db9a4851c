import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../../renderer/browser/app.tsx';
import { createQueries, pageQuery } from '../../renderer/browser/queries.ts';
import type { PageData } from '../../renderer/page/page-data.ts';
import { toSiteInfo } from '../../renderer/page/site-info.ts';
import type { Page } from '../../schema/generated/types.ts';
import { completeSettings } from '../plain-site.ts';
import { createTestRenderer } from './test-renderer.ts';

/** Menus, columns and a banner, with links to the pages below. */
const settings = completeSettings({
  banner: { text: 'The harvest begins.', link: { label: 'Order', href: '/order' } },
  header: {
    menu: [
      { label: 'Jams', links: [{ label: 'Quince', href: '/jams/quince', text: 'From October.' }] },
      { label: 'Prices', href: '/prices' },
    ],
    actions: [{ label: 'Order', href: '/order' }],
  },
  footer: {
    groups: [{ label: 'Orchard', links: [{ label: 'Visit', href: '/visit' }] }],
    social: [{ label: 'Pictures', href: 'https://pictures.example.com/quince' }],
  },
});
const render = createTestRenderer(settings);
const page: Page = {
  title: 'Page',
  description: 'A page.',
  blocks: [
    { type: 'hero', title: 'Title', signup: { button: 'Start' } },
    { type: 'signup-box', heading: 'End', button: 'Start' },
  ],
};

test.each(['/', '/prices', '/order', '/jams/quince', '/linked/by-nobody'])(
  'what is around the blocks of %s is what the browser renders there',
  (route) => {
    const { html, data } = render({ page, route });
    const queries = createQueries();
    queries.setQueryData(pageQuery(route).queryKey, JSON.parse(data.toString()) as PageData);
    const whole = renderToString(
      <StaticRouter location={route}>
        <App site={toSiteInfo(settings)} queries={queries} />
      </StaticRouter>,
    );
    expect(/<div id="app">(.*)<\/div><p role="status"/s.exec(html.toString())?.[1]).toBe(whole);
  },
);
