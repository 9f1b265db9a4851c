import { type Diagnostic, inReadingOrder } from '../../schema/diagnostics/diagnostics.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import {
  checkSite,
  type LoadedSettings,
  loadSettings,
  settingsWithPages,
} from '../../schema/load/load-site.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import type { BuildPlan } from './build-plan.ts';
import type { LoadedFacts, PageWork } from './page-work.ts';
import { createWorkerPool } from './worker-pool.ts';

interface ReadPages {
  site: LoadedSettings;
  /** With the pages in the menus; `undefined` where site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** By file, those that were not read again included. */
  pages: Record<string, LoadedFacts>;
  diagnostics: Diagnostic[];
}

export interface PageReading {
  /** Reads the pages that changed, takes over what is known of the others, and checks them together. */
  read(plan: Pick<BuildPlan, 'files' | 'changed' | 'before'>): Promise<ReadPages>;
  render: PageWork['render'];
  close(): Promise<void>;
}

/** Reads, and then renders, the pages of a content folder that changed, on as many cores as it is worth. */
export function createPageReading(folder: string, count: number, done: Int32Array): PageReading {
  const pool = createWorkerPool(count, done);
  return {
    async read({ files, changed, before }) {
      const loading = pool.load(folder, changed);
      const site = before?.site ?? loadSettings(folder, createContentValidator());
      const loaded = await loading;
      const pages: Record<string, LoadedFacts> = {};
      for (const { file } of files.pages) {
        const known = before?.pages[file];
        if (known) pages[file] = known;
      }
      for (const [index, { file }] of changed.entries()) pages[file] = loaded[index] as LoadedFacts;
      const all = Object.values(pages);
      const diagnostics = inReadingOrder([
        ...files.diagnostics,
        ...site.diagnostics,
        ...all.flatMap((page) => page.diagnostics),
        ...checkSite(folder, files, site, all, { drafts: false }),
      ]);
      const live = all.filter(({ facts }) => !facts.draft);
      return { site, settings: settingsWithPages(site.settings, live), pages, diagnostics };
    },
    render: (order) => pool.render(order),
    close: () => pool.close(),
  };
}
