import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInside } from '../../schema/files/is-inside.ts';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import type { Problem } from '../../schema/model/diagnostics.ts';
import { createNotFoundPage } from '../../schema/settings/not-found-page.ts';
import { type CatalogueFiles, createCatalogueFiles } from '../build/catalogue-files.ts';
import { type Bundle, openBundle } from '../bundle/bundle-cache.ts';
import { fingerprintEngine } from '../bundle/engine.ts';
import { explainFailure } from '../bundle/rendering-failure.ts';
import type { RenderedPage } from '../bundle/server.tsx';
import { notFoundRoute } from '../page/metadata.ts';
import { toSiteInfo } from '../page/site-info.ts';
import { eventsPath } from './dev-paths.ts';
import { showOriginals } from './dev-pictures.ts';
import type { EditedPage, EditedSite } from './edited-site.ts';

type ServerModule = typeof import('../bundle/server.tsx');

/** Says why a valid page could not be rendered. */
export class RenderingError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A rendered page, with the data of the site that it was rendered with. */
export type DevPage = RenderedPage & { siteData: string };

export interface DevRenderer {
  /** Rejects with a `RenderingError` if a block fails. */
  page(route: string): Promise<DevPage | undefined>;
  siteData(): string;
  /** A file of the catalogue, by its path in a built site. */
  catalogue(path: string): Promise<string | Buffer | undefined>;
  /**
   * A file for browsers by its address. Includes files of the previous code, which a document may ask
   * for that was loading while the code changed.
   */
  file(address: string): string | undefined;
  /** Whether the code in use is the current one. */
  isCurrent(): boolean;
  /** Bundles the current code. Until that is done, the previous code stays in use. */
  refresh(): Promise<void>;
}

/**
 * Renders with the same bundle as the build, so that authors see what will be published.
 * @param engine the fingerprint of the current code
 */
export async function openDevRenderer(
  content: string,
  edited: EditedSite,
  engine: string,
): Promise<DevRenderer> {
  let code = await loadCode(engine);
  const clients = [code.bundle.client];
  let renderer:
    | { settings: SiteSettings; render: ReturnType<ServerModule['createRenderer']> }
    | undefined;
  let catalogue: { settings: SiteSettings; files: Promise<CatalogueFiles> } | undefined;
  const siteDataOf = (settings: SiteSettings) => {
    const routes = edited.site().pages.map(({ route }) => route);
    return JSON.stringify(toSiteInfo(settings, routes));
  };
  return {
    async page(route) {
      const settings = edited.settings();
      if (!settings) return undefined;
      const found = (await edited.page(route)) ?? defaultPage(route, settings);
      if (!found) return undefined;
      if (renderer?.settings !== settings) {
        const { assets, rules } = code.bundle;
        const devAssets = { ...assets, events: eventsPath };
        const render = code.module.createRenderer(settings, 'dev', devAssets, rules);
        renderer = { settings, render };
      }
      const { render } = renderer;
      const { page, draft } = found;
      const extras = { ...showOriginals(content, edited, found), ...(draft && { draft }) };
      const renderBlocks = (blocks: Page['blocks']) =>
        render({ page: { ...page, blocks }, route, ...extras });
      try {
        return { ...renderBlocks(page.blocks), siteData: siteDataOf(settings) };
      } catch (error) {
        throw new RenderingError(explainFailure(error, page.blocks, renderBlocks));
      }
    },
    siteData() {
      const settings = edited.settings();
      return settings ? siteDataOf(settings) : '{}';
    },
    async catalogue(path) {
      const settings = edited.settings();
      if (!settings) return undefined;
      if (catalogue?.settings !== settings) {
        const { bundle } = code;
        const options = { bundle, settings, version: 'dev', events: eventsPath };
        catalogue = { settings, files: createCatalogueFiles(options) };
      }
      return (await catalogue.files).get(path)?.();
    },
    file: (address) =>
      clients
        .map((folder) => join(folder, address))
        .find((path, index) => isInside(clients[index] ?? '', path) && existsSync(path)),
    isCurrent: () => code.engine === fingerprintEngine(),
    async refresh() {
      code = await loadCode(fingerprintEngine());
      clients.unshift(code.bundle.client);
      renderer = undefined;
      catalogue = undefined;
    },
  };
}

const defaultPage = (route: string, settings: SiteSettings): EditedPage | undefined =>
  route === notFoundRoute ? { page: createNotFoundPage(settings), facts: {} } : undefined;

async function loadCode(
  engine: string,
): Promise<{ engine: string; bundle: Bundle; module: ServerModule }> {
  const bundle = await openBundle(engine);
  return { engine, bundle, module: await import(pathToFileURL(bundle.server).href) };
}
