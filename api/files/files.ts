import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { securityHeaders } from '../security-headers.ts';
import { allowsRange, type ByteRange, matchesEntityTag, readRange } from './conditions.ts';
import { chooseCoding } from './content-coding.ts';
import { readFileAddress } from './file-address.ts';
import { createSiteFiles, type SiteFile } from './site-files.ts';

/**
 * Serves a folder that a build has written: `/pricing` is `pricing.html`, what is not there is
 * `404.html`. A file that is built again shows within a second.
 * @returns handler for every path; takes GET and HEAD
 */
export function createFileServer(folder: string): (context: Context) => Promise<Response> {
  const files = createSiteFiles(folder);

  return async (context) => {
    const request = context.req.raw;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(request.url);
    const address = readFileAddress(pathname);
    if (address.is === 'malformed') return plainAnswer(400, 'Bad Request');
    if (address.is === 'moved' && (await files.find(address.name))) {
      return plainAnswer(308, '', { location: address.path + search, 'cache-control': 'no-cache' });
    }
    if (address.is === 'file') {
      for (const name of address.names) {
        const answer = await answerWith(request, name, 200);
        if (answer) return answer;
      }
    }
    return (await answerWith(request, '404.html', 404)) ?? plainAnswer(404, 'Not Found');
  };

  async function answerWith(
    request: Request,
    name: string,
    status: 200 | 404,
  ): Promise<Response | undefined> {
    const file = await files.find(name);
    if (!file) return undefined;
    const coding = file.compressible
      ? chooseCoding(request.headers.get('accept-encoding'))
      : 'identity';
    const headers: Record<string, string> = {
      ...securityHeaders,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Weak where compressed: brotli's bytes change when a better compression is ready.
      etag: coding === 'identity' ? `"${file.hash}"` : `W/"${file.hash}"`,
    };
    if (file.policy) headers['content-security-policy'] = file.policy;
    if (file.compressible) headers.vary = 'Accept-Encoding';
    if (status === 200 && matchesEntityTag(request.headers.get('if-none-match'), file.hash)) {
      return new Response(null, { status: 304, headers });
    }
    headers['content-type'] = file.type;
    if (status === 200 && !file.compressible) {
      headers['accept-ranges'] = 'bytes';
      const range = requestedRange(request, file);
      if (range === 'unsatisfiable') {
        return plainAnswer(416, 'Range Not Satisfiable', {
          'content-range': `bytes */${file.size}`,
        });
      }
      if (range) {
        headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
        headers['content-length'] = String(range.end - range.start + 1);
        const part = file.large ? stream(file, range) : await readPart(file, range);
        return part ? new Response(part, { status: 206, headers }) : answerWith(request, name, 200);
      }
    }
    if (coding !== 'identity') headers['content-encoding'] = coding;
    const body = file.large ? undefined : await files.read(file, coding);
    // Changed since it was found: the answer must be all of one version.
    if (!file.large && !body) return answerWith(request, name, status);
    headers['content-length'] = String(body?.length ?? file.size);
    if (request.method === 'HEAD') return new Response(null, { status, headers });
    return new Response(body ?? stream(file), { status, headers });
  }

  async function readPart(file: SiteFile, { start, end }: ByteRange) {
    return (await files.read(file, 'identity'))?.subarray(start, end + 1);
  }
}

/** Only GET has ranges. */
function requestedRange(request: Request, file: SiteFile) {
  if (request.method !== 'GET' || !allowsRange(request.headers.get('if-range'), file.hash)) {
    return undefined;
  }
  return readRange(request.headers.get('range'), file.size);
}

const stream = (file: SiteFile, range?: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(createReadStream(file.path, range)) as ReadableStream<Uint8Array<ArrayBuffer>>;

function plainAnswer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text || null, {
    status,
    headers: {
      ...securityHeaders,
      'cache-control': 'no-store',
      ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
      ...headers,
    },
  });
}
