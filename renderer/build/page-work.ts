import { isDraft } from '../../schema/facts/publish-time.ts';
import type { PageFile } from '../../schema/load/content-files.ts';
import { readPage } from '../../schema/load/load-site.ts';
import { pause } from '../../schema/load/pause.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import type { Values } from '../../schema/model/values.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { encode } from '../page/encode.ts';
import {
  createPageRenderer,
  type FailedPage,
  type PendingPage,
  type RenderTask,
} from './page-renderer.ts';
import { countOne, takePages } from './progress.ts';

export interface ReadTask {
  /** The content folder. */
  content: string;
  files: readonly PageFile[];
  values: Values | undefined;
  /** The time of the build in milliseconds since 1970, which decides which pages are drafts. */
  now: number;
}

/** Reads and renders a share of a site's pages in this thread. Workers do the same. */
export interface PageWork {
  /** Reads the pages that no other thread has taken, and returns them with their indexes. */
  read(task: ReadTask): Promise<[index: number, PageRecord][]>;
  /** Renders the pages that this thread has read, except drafts. Returns those that fail. */
  render(task: RenderTask): Promise<FailedPage[]>;
  /** Renders more pages of the same task, which another thread has read. */
  renderMore(pages: readonly PendingPage[]): Promise<FailedPage[]>;
}

/** The work of the first thread, which gives pages to the others. */
export interface SharedWork extends PageWork {
  /** Gives away this part of the pages that are not rendered yet. */
  give(part: number): PendingPage[];
}

/** The number of pages that a thread takes at a time. */
const portion = 50;

/** Threads take a new portion when they finish one, so that none waits for a slower one. */
function* takeFiles(
  files: readonly PageFile[],
  counts: Int32Array,
): Generator<[index: number, PageFile]> {
  for (;;) {
    const first = takePages(counts, portion);
    if (first >= files.length) return;
    for (const [offset, file] of files.slice(first, first + portion).entries()) {
      yield [first + offset, file];
    }
  }
}

/**
 * @param counts the numbers of the progress, which all threads share
 * @param onLoaded called when the code for reading is loaded
 */
export function createPageWork(counts: Int32Array, onLoaded?: () => void): SharedWork {
  const pending: PendingPage[] = [];
  let renderPage: (page: PendingPage) => FailedPage | undefined;
  async function renderAll(pages: PendingPage[]): Promise<FailedPage[]> {
    const failures: FailedPage[] = [];
    // Taken out one by one, because others may be given away in between.
    for (let page = pages.shift(); page; page = pages.shift()) {
      const failure = renderPage(page);
      if (failure) failures.push(failure);
      await pause(countOne(counts), 10);
    }
    return failures;
  }
  return {
    async read({ content, files, values, now }) {
      const validator = await createContentValidator();
      onLoaded?.();
      const records: [number, PageRecord][] = [];
      for (const [index, file] of takeFiles(files, counts)) {
        const { record, page } = await readPage(content, file, validator, values);
        if (page && !isDraft(record.facts, now)) {
          const { blocks, ...head } = page;
          const { pictures, share } = record.facts;
          const bytes = encode(JSON.stringify(blocks));
          pending.push({ ...file, pictures, share, head, blocks: bytes });
        }
        records.push([index, record]);
        await pause(countOne(counts));
      }
      return records;
    },
    async render(task) {
      renderPage = await createPageRenderer(task);
      return renderAll(pending);
    },
    renderMore: (pages) => renderAll([...pages]),
    give: (part) => pending.splice(0, Math.floor(pending.length * part)),
  };
}
