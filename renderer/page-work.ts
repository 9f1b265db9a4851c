import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageFile, wholeFile } from '../schema/content-files.ts';
import type { Diagnostic } from '../schema/diagnostics.ts';
import type { Page, SiteSettings } from '../schema/generated/types.ts';
import type { Facts } from '../schema/load-page.ts';
import { loadPageFile } from '../schema/load-site.ts';
import { createContentValidator } from '../schema/validate.ts';
import { outputsOf } from './build-output.ts';
import type { ClientAssets } from './document.ts';
import { countOne } from './progress.ts';

export interface LoadedFacts {
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
      return files.map((file) => {
        const { facts, page, diagnostics } = loadPageFile(content, file, validator);
        if (page && !page.draft) {
          const runsAtOnce = facts.runsAtOnce ?? false;
          pages.set(file.route, { file, runsAtOnce, text: JSON.stringify(page) });
        }
        countOne(done);
        return { facts, diagnostics };
      });
    },
    async render({ server, assets, settings, version, out }) {
      const { createRenderer }: typeof import('./server.tsx') = await import(
        pathToFileURL(server).href
      );
      const render = createRenderer(settings, version, assets);
      const failures: Diagnostic[] = [];
      const folders = new Set<string>();
      const write = (path: string, text: string) => {
        const target = join(out, path);
        const folder = dirname(target);
        if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
        folders.add(folder);
        writeFileSync(target, text);
      };
      for (const [route, { file, runsAtOnce, text }] of pages) {
        try {
          const { html, data } = render({ page: JSON.parse(text) as Page, route, runsAtOnce });
          const [htmlPath, dataFile] = outputsOf(route);
          write(htmlPath, html);
          write(dataFile, data);
          countOne(done);
        } catch (error) {
          failures.push(renderingFailure(file.file, error));
        }
      }
      pages.clear();
      return failures;
    },
  };
}

const renderingFailure = (file: string, error: unknown): Diagnostic =>
  wholeFile(file, {
    code: 'B301',
    message: `\`${file}\` is valid but could not be rendered: ${(error as Error).message}`,
    hints: ['This is a fault of a block, not of the page. Tell whoever looks after the blocks.'],
  });
