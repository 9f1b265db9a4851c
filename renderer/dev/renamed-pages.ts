import type { PageFile } from '../../schema/load/content-files.ts';
import type { ReadSite } from '../../schema/load/load-site.ts';

/** A page that was renamed while it was served, so that its old address leads nowhere. */
export interface RenamedPage {
  old: PageFile;
  now: PageFile;
}

export interface RenamedPages {
  /** Compares two states of the site: a page that is gone, and a new one with the same text. */
  update(before: ReadSite, after: ReadSite): void;
  list(): readonly RenamedPage[];
}

export function followRenamedPages(): RenamedPages {
  /** The published pages that are gone, by their fingerprint, each under its first name. Their text may be back later. */
  const gone = new Map<string, PageFile>();
  let renamed: RenamedPage[] = [];
  return {
    update(before, after) {
      const routes = new Set(after.pages.map(({ route }) => route));
      for (const page of before.pages) {
        const record = before.records.get(page.file);
        if (!record || record.facts.draft || routes.has(page.route)) continue;
        if (!gone.has(record.fingerprint)) gone.set(record.fingerprint, page);
      }
      const isOpen = ({ route }: PageFile) =>
        !routes.has(route) && after.settings?.redirects?.[route] === undefined;
      const known = new Set(before.pages.map(({ file }) => file));
      const found = after.pages.flatMap((now) => {
        const old = known.has(now.file)
          ? undefined
          : gone.get(after.records.get(now.file)?.fingerprint ?? '');
        return old ? [{ old, now }] : [];
      });
      renamed = [...renamed, ...found].filter(
        ({ old, now }) => isOpen(old) && routes.has(now.route),
      );
    },
    list: () => renamed,
  };
}
