import { forAYear } from '../../schema/headers-file.ts';
import { noFrames, ownFrames } from '../../schema/security-headers.ts';
import type { Coding } from './content-coding.ts';
import type { SiteFile } from './site-file.ts';

/** Alternating names and values, the form that Node's `writeHead` handles fastest. */
export type RawHeaders = string[];

interface FileHeaders {
  /** Headers of every answer with the file, 304 included. */
  always: RawHeaders;
  /**
   * Headers of answers with a body: the ones above plus those that describe the body, except its
   * length.
   */
  whole: RawHeaders;
}

/** Returns a function that creates the headers of answers with a file in a coding. */
export function createFileHeaders(common: Readonly<Record<string, string>>) {
  // Cached as long as the file is, since they are the same for every request.
  const prepared = new WeakMap<SiteFile, Partial<Record<Coding, FileHeaders>>>();
  return (file: SiteFile, coding: Coding): FileHeaders => {
    const cached = prepared.get(file);
    const headers = cached?.[coding] ?? prepare(file, coding, common);
    if (!cached?.[coding]) prepared.set(file, { ...cached, [coding]: headers });
    return headers;
  };
}

function prepare(
  file: SiteFile,
  coding: Coding,
  common: Readonly<Record<string, string>>,
): FileHeaders {
  const headers: Record<string, string> = {
    ...common,
    'cache-control': file.immutable ? forAYear : 'no-cache',
    // Weak if compressed: the bytes change when a better compression is ready.
    etag: coding === 'identity' ? `"${file.hash}"` : `W/"${file.hash}"`,
  };
  headers['content-security-policy'] = file.policy ?? noFrames;
  // Link previews and feeds show images on other sites.
  if (file.type.startsWith('image/')) headers['cross-origin-resource-policy'] = 'cross-origin';
  if (file.policy?.endsWith(ownFrames)) headers['x-frame-options'] = 'SAMEORIGIN';
  if (file.compressible) headers.vary = 'Accept-Encoding';
  const always = rawHeaders(headers);
  headers['content-type'] = file.type;
  if (!file.compressible) headers['accept-ranges'] = 'bytes';
  if (coding !== 'identity') headers['content-encoding'] = coding;
  return { always, whole: rawHeaders(headers) };
}

export const rawHeaders = (headers: Record<string, string>): RawHeaders =>
  Object.entries(headers).flat();
