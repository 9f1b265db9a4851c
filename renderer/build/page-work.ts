import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import { type PageFile, wholeFile } from '../../schema/load/content-files.ts';
import type { Facts } from '../../schema/load/load-page.ts';
import { loadPageFile } from '../../schema/load/load-site.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import type { ClientAssets } from '../page/document.ts';
import { outputsOf } from './build-output.ts';
import { fingerprintFile } from './fingerprint.ts';
import { countOne } from './progress.ts';

export interface LoadedFacts {
  /** Of the file that was read. */
  fingerprint: string;
  facts: Facts;
  diagnostics: Diagnostic[];
}

export interface RenderOrder {
  /** The bundle's server entry. */
  server: string;
  assets: ClientAssets;
  settings: SiteSettings;
  version: string;
  /** The folder to write to. */
  out: string;
}

/** Reading and rendering of some of a site's pages, in this thread. A worker does the same for its share. */
export interface PageWork {
  load(content: string, files: readonly PageFile[]): Promise<LoadedFacts[]>;
  /** Renders the pages that were loaded, except drafts; returns what could not be rendered. */
  render(order: RenderOrder): Promise<Diagnostic[]>;
}

/** `done` counts the pages that are read, and then those that are rendered. */
export function createPageWork(done: Int32Array): PageWork {
  /** As text, because ten thousand pages as objects would not fit in the memory that a build may use. */
  const pages = new Map<string, { file: PageFile; runsAtOnce: boolean; text: string }>();
  return {
    async load(content, files) {
      const validator = createContentValidator();
      const found: LoadedFacts[] = [];
      for (const file of files) {
        // Before it is read, so that a change in between is noticed by the next build.
        const fingerprint = fingerprintFile(join(content, file.file));
        const { facts, page, diagnostics } = loadPageFile(content, file, validator);
        if (page && !page.draft) {
          const runsAtOnce = facts.runsAtOnce ?? false;
          pages.set(file.route, { file, runsAtOnce, text: JSON.stringify(page) });
        }
        found.push({ fingerprint, facts, diagnostics });
        await pause(countOne(done));
      }
      return found;
    },
    async render({ server, assets, settings, version, out }) {
      const { createRenderer }: typeof import('../page/server.tsx') = await import(
        pathToFileURL(server).href
      );
      const render = createRenderer(settings, version, assets);
      const failures: Diagnostic[] = [];
      const folders = new Set<string>();
      const write = (path: string, bytes: Uint8Array) => {
        const target = join(out, path);
        const folder = dirname(target);
        if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
        folders.add(folder);
        writeFileSync(target, bytes);
      };
      for (const [route, { file, runsAtOnce, text }] of pages) {
        try {
          const { html, data } = render({ page: JSON.parse(text) as Page, route, runsAtOnce });
          const [htmlPath, dataFile] = outputsOf(route);
          write(htmlPath, html);
          write(dataFile, data);
        } catch (error) {
          failures.push(renderingFailure(file.file, error));
        }
        await pause(countOne(done));
      }
      pages.clear();
      return failures;
    },
  };
}

/** Lets the thread do something else now and then, such as telling how far it is. */
async function pause(count: number): Promise<void> {
  if (count % 100 === 0) await setImmediate();
}

const renderingFailure = (file: string, error: unknown): Diagnostic =>
  wholeFile(file, {
    code: 'B301',
    message: `\`${file}\` is valid but could not be rendered: ${(error as Error).message}`,
    hints: ['This is a fault of a block, not of the page. Tell whoever looks after the blocks.'],
  });
