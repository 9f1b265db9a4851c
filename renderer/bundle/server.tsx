import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { parts } from '../../blocks/ui/parts.ts';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import { type ClientAssets, createDocument } from '../page/document.ts';
import { encode } from '../page/encode.ts';
import { createFrame, type Frame } from '../page/frame.tsx';
import { PageView, Shell } from '../page/page.tsx';
import { createPageData, type PageData, type PageExtras } from '../page/page-data.ts';
import { type PartModule, partName } from '../page/parts.ts';
import { toSiteInfo } from '../page/site-info.ts';
import type { CompiledRules } from '../styles/compile-rules.ts';
import { classesIn, selectRules } from '../styles/critical-css.ts';
import { compileRules } from '../styles/server.ts';

const modules = import.meta.glob<PartModule>(
  ['../../blocks/{,visuals/}*.tsx', '../../blocks/*/index.tsx', '!../../blocks/ui/**'],
  { eager: true },
);
for (const [path, module] of Object.entries(modules)) parts.set(partName(path), module.default);

/** The files of all blocks and visuals, by their paths from the root, as the bundler checks them. */
export const partFiles = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.replace('../../', ''), module]),
);

/** The rules for `createRenderer`. All modules are loaded by now, so every component has its styles. */
export { compileRules };

/** The catalogue, in its own file because only dev and one option of the build need it. */
export const loadCatalogue = () => import('../catalogue/catalogue.tsx');

export interface RenderedPage {
  html: Buffer;
  /** The page's data for the browser, as JSON. */
  data: Buffer;
}

export interface PageInput extends PageExtras {
  page: Page;
  route: string;
  /** The page's blocks as JSON, if the caller already has them. */
  blocks?: Buffer;
}

/**
 * Returns a function that renders any page of a site to HTML and data. `rules` are the compiled rules
 * of this bundle, if they are cached.
 */
export function createRenderer(
  settings: SiteSettings,
  version: string,
  assets: ClientAssets,
  rules: CompiledRules = compileRules(),
) {
  const site = toSiteInfo(settings);
  const writeDocument = createDocument(settings, assets, (classes) => selectRules(rules, classes));
  const frameOf = createFrame(site);
  /** The forms need a query client. The page's data is passed without it. */
  const queries = new QueryClient();
  return ({ page, route, blocks: json, ...extras }: PageInput): RenderedPage => {
    const data = createPageData(page, settings, { route, version, ...extras });
    const blocks = renderToString(
      <StaticRouter location={route}>
        <Shell site={site} queries={queries}>
          <PageView page={data} site={site} withoutFrame />
        </Shell>
      </StaticRouter>,
    );
    const frame = data.isExample ? noFrame : frameOf(route);
    const main = blocks.indexOf('<main');
    const end = blocks.lastIndexOf('</main>') + '</main>'.length;
    const body = [
      encode(blocks.slice(0, main)),
      frame.start,
      encode(blocks.slice(main, end)),
      frame.end,
      encode(blocks.slice(end)),
    ];
    const classes = `${classesIn(blocks)} ${frame.classes}`;
    const html = writeDocument({ page: data, body, classes });
    // The bytes are only right for blocks that are shown as written.
    return { html, data: writeData(data, data.blocks === page.blocks ? json : undefined) };
  };
}

const noFrame: Frame = { start: Buffer.alloc(0), end: Buffer.alloc(0), classes: '' };

/** A page's data as JSON. The blocks come last. */
function writeData(
  { blocks, ...head }: PageData,
  json: Buffer = encode(JSON.stringify(blocks)),
): Buffer {
  const start = encode(`${JSON.stringify(head).slice(0, -1)},"blocks":`);
  return Buffer.concat([start, json, Buffer.from('}')]);
}
