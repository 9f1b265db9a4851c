import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { joinAddress } from '../../schema/redirects/redirects.ts';
import { inertPolicy, securityHeaders } from '../../schema/security-headers.ts';
import { readTarget } from '../request-target.ts';
import { allowsRange, type ByteRange, matchesEntityTag, readRange } from './conditions.ts';
import { type Coding, chooseCoding } from './content-coding.ts';
import { readFileAddress } from './file-address.ts';
import { createFileHeaders, rawHeaders } from './file-headers.ts';
import { createReadyAnswers, sendReady, staysOpen } from './ready-answers.ts';
import { createRedirectList } from './redirect-list.ts';
import { freshness, type SiteFile } from './site-file.ts';
import { createSiteFiles } from './site-files.ts';

/** Answers a request of Node's server. Rejects if the answer could not be sent completely. */
type FileServer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Serves a built folder: `/pricing` is `pricing.html`, missing files are `404.html`, and
 * `_redirects` lists moved addresses. A rebuilt file is served within a second. Accepts GET and
 * HEAD.
 *
 * Answers Node's requests directly, below Hono: a page then takes less than half the processor
 * time, since no Request, Headers and Response objects are created. Reconsider if Hono's adapter
 * becomes as cheap as Node's own server.
 * @param common headers of every answer
 */
export function createFileServer(
  folder: string,
  common: Readonly<Record<string, string>> = securityHeaders,
): FileServer {
  const headersOf = createFileHeaders(common);
  const files = createSiteFiles(folder);
  const redirects = createRedirectList(files);
  const ready = createReadyAnswers();

  return (request, response) => {
    const isAlike = asksForWhole(request) && staysOpen(response);
    const answer = isAlike ? ready.get(...keyOf(request)) : undefined;
    if (!answer) return respond(request, response);
    sendReady(response, answer);
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    const { pathname, search } = readTarget(request);
    const address = readFileAddress(pathname);
    const target = await redirects.targetOf(pathname);
    if (target !== undefined) {
      const location = joinAddress(target, { query: search, anchor: '' });
      return sendText(response, 308, '', { location, 'cache-control': 'no-cache' });
    }
    if (address.is === 'moved' && (await files.find(address.name))) {
      const location = address.path + search;
      return sendText(response, 308, '', { location, 'cache-control': 'no-cache' });
    }
    if (address.is === 'file') {
      for (const name of address.names) if (await sendFile(request, response, name, 200)) return;
    }
    if (!(await sendFile(request, response, '404.html', 404))) {
      sendText(response, 404, 'Not Found');
    }
  }

  /** Resolves to `false` if there is no such file; nothing was sent then. */
  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    status: 200 | 404,
  ): Promise<boolean> {
    const file = await files.find(name);
    if (!file) return false;
    const { headers } = request;
    const coding = file.compressible ? chooseCoding(headers['accept-encoding']) : 'identity';
    const { always, whole } = headersOf(file, coding);
    if (status === 200 && matchesEntityTag(headers['if-none-match'], file.hash)) {
      response.writeHead(304, always).end();
      return true;
    }
    const range = status === 200 ? requestedRange(request, file) : undefined;
    if (range === 'unsatisfiable') {
      const size = { 'content-range': `bytes */${file.size}` };
      sendText(response, 416, 'Range Not Satisfiable', size);
      return true;
    }
    if (file.large) {
      return (
        (await sendLarge(request, response, file, status, range)) ||
        sendFile(request, response, name, status)
      );
    }
    const body = await files.read(file, coding);
    // The file has changed since it was found. Start again, so that the answer has a single
    // version.
    if (!body) return sendFile(request, response, name, status);
    if (range) {
      const part = body.subarray(range.start, range.end + 1);
      response.writeHead(206, [...whole, ...rangeHeaders(range, file.size)]).end(part);
      return true;
    }
    const all = [...whole, 'content-length', String(body.length)];
    // Node leaves the body out if only the head was asked for.
    response.writeHead(status, all).end(body);
    if (status === 200 && asksForWhole(request) && staysOpen(response)) {
      ready.keep(...keyOf(request), response, body, file.checkedAt + freshness);
    }
    return true;
  }

  /** Resolves to `false` if the file has changed since it was found; nothing was sent then. */
  async function sendLarge(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    status: 200 | 404,
    range: ByteRange | undefined,
  ): Promise<boolean> {
    const { whole } = headersOf(file, 'identity');
    const all = [...whole, 'content-length', String(file.size)];
    if (request.method === 'HEAD') {
      response.writeHead(status, all).end();
      return true;
    }
    const handle = await files.open(file);
    if (!handle) return false;
    if (range) response.writeHead(206, [...whole, ...rangeHeaders(range, file.size)]);
    else response.writeHead(status, all);
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    const content = handle.createReadStream({ start, end });
    await pipeline(content, response, { end: false });
    // If the file was truncated meanwhile, close the connection, so that the client notices.
    if (content.bytesRead === end - start + 1) response.end();
    else response.destroy();
    return true;
  }

  function sendText(
    response: ServerResponse,
    status: number,
    text: string,
    headers: Record<string, string> = {},
  ): void {
    const type = text && { 'content-type': 'text/plain; charset=utf-8' };
    const length = { 'content-length': String(text.length) };
    const own = { ...inertPolicy, 'cache-control': 'no-store', ...type, ...length, ...headers };
    response.writeHead(status, rawHeaders({ ...common, ...own })).end(text);
  }
}

/** Whether the answer depends only on the address and the content coding. */
const asksForWhole = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['if-none-match'] === undefined && headers.range === undefined;

const keyOf = (request: IncomingMessage): [pathname: string, coding: Coding] => [
  readTarget(request).pathname,
  chooseCoding(request.headers['accept-encoding']),
];

/** Ranges apply only to GET and to uncompressed files. */
function requestedRange({ method, headers }: IncomingMessage, file: SiteFile) {
  if (headers.range === undefined || method !== 'GET' || file.compressible) return undefined;
  return allowsRange(headers['if-range']?.toString(), file.hash)
    ? readRange(headers.range, file.size)
    : undefined;
}

const rangeHeaders = ({ start, end }: ByteRange, size: number): string[] => [
  'content-range',
  `bytes ${start}-${end}/${size}`,
  'content-length',
  String(end - start + 1),
];
