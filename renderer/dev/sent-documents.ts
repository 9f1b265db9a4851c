import { fingerprint } from '../../schema/files/fingerprint.ts';
import { siteDataPath } from '../page/data-paths.ts';
import type { DevPage } from './dev-renderer.ts';

/** The parameter by which a document asks for the data that it was rendered with. */
export const documentKey = 'document';

/** More documents than browsers load at the same time. */
const mostDocuments = 50;

/** The data of the latest documents. */
export interface SentDocuments {
  /** Keeps the data of a page, and returns its document, which asks for it. */
  keep(page: DevPage): string;
  /** Returns the data at a path that the document with a key was rendered with. */
  data(path: string, key: string | undefined): string | Buffer | undefined;
}

/**
 * A page may be saved after its document was sent, and a document is only hydrated with its own data. The
 * edit follows when it listens to events.
 */
export function createSentDocuments(): SentDocuments {
  const kept = new Map<string, DevPage>();
  return {
    keep(page) {
      const { html, data, siteData } = page;
      const key = fingerprint(Buffer.concat([Buffer.from(data), Buffer.from(siteData)])).slice(
        0,
        10,
      );
      const query = `?${documentKey}=${key}`;
      kept.delete(key);
      kept.set(key, page);
      for (const oldest of kept.keys()) if (kept.size > mostDocuments) kept.delete(oldest);
      return html
        .toString()
        .replace(/( data-data="[^"]*)(" data-site="[^"]*)/, `$1${query}$2${query}`);
    },
    data(path, key) {
      const page = key === undefined ? undefined : kept.get(key);
      return path === siteDataPath ? page?.siteData : page?.data;
    },
  };
}
