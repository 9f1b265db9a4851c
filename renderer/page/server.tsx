import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import { writeStyleSheet } from '../styles/compile-rules.ts';
import { createCriticalCss } from '../styles/critical-css.ts';
import { compileRules } from '../styles/server.ts';
import { App } from './app.tsx';
import { type BlockModule, blockComponents, blockType } from './blocks.ts';
import { type ClientAssets, createDocument } from './document.ts';
import { createFrame } from './frame.tsx';
import { createPageData } from './page-data.ts';
import { createQueries, pageQuery } from './queries.ts';
import { toSiteInfo } from './site-info.ts';

const modules = import.meta.glob<BlockModule>(
  ['../../blocks/*.tsx', '../../blocks/*/index.tsx', '!../../blocks/ui/**'],
  { eager: true },
);
for (const [path, module] of Object.entries(modules)) {
  blockComponents.set(blockType(path), module.default);
}

/** All modules are loaded here, so every component is styled. */
const rules = compileRules();
const criticalCss = createCriticalCss(rules);

/** The style sheet of all blocks, for pages that browsers render by themselves. */
export const styleSheet: string = writeStyleSheet(rules);

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
  const queries = createQueries();
  return ({ page, route, runsAtOnce }: PageInput): RenderedPage => {
    const data = createPageData(page, route, settings, version);
    queries.setQueryData(pageQuery(route).queryKey, data);
    const blocks = renderToString(
      <StaticRouter location={route}>
        <App site={site} queries={queries} withoutFrame />
      </StaticRouter>,
    );
    queries.clear();
    const body = addFrame(blocks, route);
    const html = writeDocument({ page: data, runsAtOnce, body, css: criticalCss(body) });
    return { html, data: JSON.stringify(data) };
  };
}
