import type { ReactNode } from 'react';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { createCatalogueDocument } from './catalogue-document.ts';
import { type CatalogueAdvice, type CatalogueEntry, cataloguePath } from './catalogue-entry.ts';
import { EntryPage } from './entry-page.tsx';
import { IndexPage } from './index-page.tsx';
import { createSearchIndex } from './search-index.ts';

/**
 * Returns the functions that write the pages of the catalogue, in the look of the site.
 * @param events the address of the server-sent events; only in dev
 */
export function createCataloguePages(
  settings: SiteSettings,
  entries: readonly CatalogueEntry[],
  advice: readonly CatalogueAdvice[],
  events: string | undefined,
) {
  const write = createCatalogueDocument(settings);
  return {
    index: (): string =>
      write({
        title: `Catalogue · ${settings.brand.name}`,
        body: (
          <Frame brand={settings.brand.name}>
            <IndexPage entries={entries} advice={advice} />
          </Frame>
        ),
        data: createSearchIndex(entries),
        events,
      }),
    entry: (entry: CatalogueEntry): string =>
      write({
        title: `${entry.name} · Catalogue · ${settings.brand.name}`,
        body: (
          <Frame brand={settings.brand.name}>
            <EntryPage entry={entry} entries={entries} />
          </Frame>
        ),
        events,
      }),
  };
}

/** The frame around every page of the catalogue. */
function Frame({ brand, children }: { brand: string; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="bar">
        <p>
          <a href="/">{brand}</a> <a href={cataloguePath}>Catalogue</a>
        </p>
        <search>
          <form action={cataloguePath}>
            <label htmlFor="search">Search blocks and fields</label>
            <input
              id="search"
              type="search"
              name="search"
              placeholder="Search blocks and fields"
              autoComplete="off"
            />
            <kbd>/</kbd>
          </form>
        </search>
      </header>
      {children}
    </>
  );
}
