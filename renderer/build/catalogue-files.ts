import { pathToFileURL } from 'node:url';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import type { Bundle } from '../bundle/bundle-cache.ts';
import { renderOwn } from '../bundle/rendering-failure.ts';
import { cataloguePath, entryPath, examplePath } from '../catalogue/catalogue-entry.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { createSearchIndex } from '../catalogue/search-index.ts';
import { outputsOf } from './output.ts';

export interface CatalogueOptions {
  bundle: Bundle;
  settings: SiteSettings;
  version: string;
  /** The address of the server-sent events; only in dev. */
  events?: string;
}

/** The files of the catalogue by their paths in the output. Each is written when it is needed. */
export type CatalogueFiles = ReadonlyMap<string, () => string | Buffer>;

/** Describes and renders all blocks and visuals from the current schemas. */
export async function createCatalogueFiles({
  bundle,
  settings,
  version,
  events,
}: CatalogueOptions): Promise<CatalogueFiles> {
  const code: typeof import('../bundle/server.tsx') = await import(
    pathToFileURL(bundle.server).href
  );
  const [{ createCataloguePages }, validator] = await Promise.all([
    code.loadCatalogue(),
    createContentValidator(),
  ]);
  const { entries, advice, pageOf } = readCatalogue();
  const pages = createCataloguePages(settings, entries, advice, events);
  const render = code.createRenderer(settings, version, bundle.assets, bundle.rules);
  const renderExample = (name: string, number: number) => {
    const page = pageOf(name, number);
    // Fills in the defaults of the schema, as for any page.
    validator.page.accept(page);
    return renderOwn(`Example ${number} of ${name}`, page.blocks, (blocks) =>
      render({ page: { ...page, blocks }, route: examplePath(name, number), isExample: true }),
    );
  };
  const [overview, searchIndex] = outputsOf(cataloguePath);
  const files = new Map<string, () => string | Buffer>([
    [overview, pages.index],
    [searchIndex, () => JSON.stringify(createSearchIndex(entries))],
  ]);
  for (const entry of entries) {
    files.set(outputsOf(entryPath(entry.name))[0], () => pages.entry(entry));
    for (const index of entry.examples.keys()) {
      const [html, data] = outputsOf(examplePath(entry.name, index + 1));
      files.set(html, () => renderExample(entry.name, index + 1).html);
      files.set(data, () => renderExample(entry.name, index + 1).data);
    }
  }
  return files;
}
