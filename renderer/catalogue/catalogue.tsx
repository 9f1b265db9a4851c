import type { ReactNode } from 'react';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { createCatalogueDocument } from './catalogue-document.ts';
import { type CatalogueAdvice, type CatalogueEntry, cataloguePath } from './catalogue-entry.ts';
import { EntryPage } from './entry-page.tsx';
import { IndexPage } from './index-page.tsx';
import { FoundList, SearchField } from './search-field.tsx';

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
        events,
      }),
    entry: (entry: CatalogueEntry): string =>
      write({
        title: `${entry.name} · Catalogue · ${settings.brand.name}`,
        body: (
          <Frame
            brand={settings.brand.name}
            found={<FoundList entries={entries} advice={advice} />}
          >
            <EntryPage entry={entry} entries={entries} />
          </Frame>
        ),
        events,
      }),
  };
}

interface FrameProps {
  brand: string;
  /** What the search finds, where the page does not show it itself. */
  found?: ReactNode;
  children: ReactNode;
}

/** The frame around every page of the catalogue. */
function Frame({ brand, found, children }: FrameProps) {
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
          <SearchField />
          {found}
        </search>
      </header>
      {children}
    </>
  );
}
