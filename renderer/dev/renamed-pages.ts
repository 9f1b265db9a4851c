import type { PageFile } from '../../schema/load/content-files.ts';
import type { ReadSite } from '../../schema/load/load-site.ts';
import { notFoundRoute } from '../page/metadata.ts';

/** A page that was renamed while it was served, so that its old address leads nowhere. */
export interface RenamedPage {
  previous: PageFile;
  current: PageFile;
}

export interface RenamedPages {
  /** Looks for pages of the previous state that are gone, and new ones with the same text. */
  update(previous: ReadSite, current: ReadSite): void;
  list(): readonly RenamedPage[];
}

export function followRenamedPages(): RenamedPages {
  /**
   * The published pages that are gone, by their fingerprint, each under its first name. They are kept,
   * because the new file may come with a later update.
   */
  const gone = new Map<string, PageFile>();
  let renamed: readonly RenamedPage[] = [];
  return {
    update(previous, current) {
      const routes = new Set(current.pages.map(({ route }) => route));
      for (const page of previous.pages) {
        const record = previous.records.get(page.file);
        if (!record || record.facts.draft || routes.has(page.route)) continue;
        // It is shown at every address without a page, and never moves.
        if (page.route === notFoundRoute) continue;
        if (!gone.has(record.fingerprint)) gone.set(record.fingerprint, page);
      }
      const files = new Set(previous.pages.map(({ file }) => file));
      const added = current.pages.filter(({ file }) => !files.has(file));
      const found = added.flatMap((page) => {
        const original = gone.get(current.records.get(page.file)?.fingerprint ?? '');
        return original ? [{ previous: original, current: page }] : [];
      });
      const leadsNowhere = (route: string) =>
        !routes.has(route) && current.settings?.redirects?.[route] === undefined;
      renamed = [...renamed, ...found].filter(
        (page) => leadsNowhere(page.previous.route) && routes.has(page.current.route),
      );
    },
    list: () => renamed,
  };
}
