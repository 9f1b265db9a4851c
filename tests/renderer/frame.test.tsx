import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { App } from '../../renderer/page/app.tsx';
import type { PageData } from '../../renderer/page/page-data.ts';
import { createQueries, pageQuery } from '../../renderer/page/queries.ts';
import { createRenderer } from '../../renderer/page/server.tsx';
import { toSiteInfo } from '../../renderer/page/site-info.ts';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';

const settings: SiteSettings = parse(
  readFileSync(join(import.meta.dirname, '../../site.yaml'), 'utf8'),
);
(await createContentValidator()).site.accept(settings);
const render = createRenderer(settings, 'test', { app: '', styles: '', blocks: {} });
const page: Page = {
  title: 'Page',
  description: 'A page.',
  blocks: [
    { type: 'hero', title: 'Title', signup: { button: 'Start' } },
    { type: 'signup-box', heading: 'End', button: 'Start' },
  ],
};

test.each(['/', '/pricing', '/contact', '/solutions/for-fpa-teams', '/linked/by-nobody'])(
  'what stands around the blocks of %s is what the browser renders there',
  (route) => {
    const { html, data } = render({ page, route, runsAtOnce: false });
    const queries = createQueries();
    queries.setQueryData(pageQuery(route).queryKey, JSON.parse(data.toString()) as PageData);
    const whole = renderToString(
      <StaticRouter location={route}>
        <App site={toSiteInfo(settings)} queries={queries} />
      </StaticRouter>,
    );
    expect(/<div id="app">(.*)<\/div><script>/s.exec(html.toString())?.[1]).toBe(whole);
  },
);
