import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import { createCriticalCss } from '../styles/critical-css.ts';
import { compileRules } from '../styles/server.ts';
import { type BlockModule, blockComponents, blockType } from './blocks.ts';
import { type ClientAssets, createDocument } from './document.ts';
import { createFrame } from './frame.tsx';
import { PageView, Shell } from './page.tsx';
import { createPageData } from './page-data.ts';
import { toSiteInfo } from './site-info.ts';

const modules = import.meta.glob<BlockModule>(
  ['../../blocks/*.tsx', '../../blocks/*/index.tsx', '!../../blocks/ui/**'],
  { eager: true },
);
for (const [path, module] of Object.entries(modules)) {
  blockComponents.set(blockType(path), module.default);
}

/** Every module has been loaded by now, and so every component been styled. */
const rules = compileRules();
const criticalCss = createCriticalCss(rules);

/** The style sheet of all blocks, for pages that browsers render by themselves. */
export const styleSheet: string = rules.map(({ css }) => css).join('');

export interface RenderedPage {
  html: string;
  /** The page's data for the browser, as JSON. */
  data: string;
}

export interface PageInput {
  page: Page;
  route: string;
  runsAtOnce: boolean;
}

/** Makes the function that renders any page of a site to its finished HTML and its data. */
export function createRenderer(settings: SiteSettings, version: string, assets: ClientAssets) {
  const site = toSiteInfo(settings);
  const writeDocument = createDocument(settings, assets);
  const addFrame = createFrame(site);
  /** For the forms, which ask for one. The page's data is handed over without. */
  const queries = new QueryClient();
  return ({ page, route, runsAtOnce }: PageInput): RenderedPage => {
    const data = createPageData(page, route, settings, version);
    const blocks = renderToString(
      <StaticRouter location={route}>
        <Shell site={site} queries={queries}>
          <PageView page={data} site={site} withoutFrame />
        </Shell>
      </StaticRouter>,
    );
    const body = addFrame(blocks, route);
    const html = writeDocument({ page: data, runsAtOnce, body, css: criticalCss(body) });
    return { html, data: JSON.stringify(data) };
  };
}
