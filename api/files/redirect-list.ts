import { listedPath, readRedirects, redirectsFile } from '../../schema/redirects/redirects-file.ts';
import type { SiteFile } from './site-file.ts';
import type { SiteFiles } from './site-files.ts';

/** Creates a lookup of the moved addresses of a built site, at most a second old. */
export function createRedirectList(files: Pick<SiteFiles, 'find' | 'read'>) {
  let read: { file: SiteFile; list: ReadonlyMap<string, string> } | undefined;

  async function open(): Promise<ReadonlyMap<string, string> | undefined> {
    const file = await files.find(redirectsFile);
    if (!file || file.large) return undefined;
    if (read?.file.hash === file.hash) return read.list;
    const bytes = await files.read(file, 'identity');
    // It has changed since it was found: find it again.
    if (!bytes) return open();
    const list = readRedirects(bytes.toString());
    read = { file, list };
    return list;
  }

  return {
    /** Returns the new address of a path. `pathname` is percent-encoded, as in a URL. */
    async targetOf(pathname: string): Promise<string | undefined> {
      const list = await open();
      return list?.get(listedPath(pathname));
    },
  };
}
