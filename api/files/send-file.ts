import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { allowsRange, type ByteRange, matchesEntityTag, readRange } from './conditions.ts';
import { type Coding, chooseCoding } from './content-coding.ts';
import { createFileHeaders } from './file-headers.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import type { SendText } from './send-text.ts';
import { freshness, type SiteFile } from './site-file.ts';
import type { SiteFiles } from './site-files.ts';

/** An answer with a file, in whole or in part. */
interface FileAnswer {
  request: IncomingMessage;
  response: ServerResponse;
  file: SiteFile;
  status: 200 | 404;
  range: ByteRange | undefined;
}

/** Resolves to `false` if there is no such file; nothing was sent then. */
type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  status: 200 | 404,
) => Promise<boolean>;

interface SenderOptions {
  files: SiteFiles;
  /** Caches answers that were sent. */
  ready: ReadyAnswers;
  sendText: SendText;
  /** Headers of every answer. */
  common: Readonly<Record<string, string>>;
}

/** Returns a function that answers with a file of the site, as its conditions and ranges ask for. */
export function createFileSender({ files, ready, sendText, common }: SenderOptions): SendFile {
  const headersOf = createFileHeaders(common);
  const send: SendFile = async (request, response, name, status) => {
    const file = await files.find(name);
    if (!file) return false;
    if (status === 200 && matchesEntityTag(request.headers['if-none-match'], file.hash)) {
      response.writeHead(304, headersOf(file, codingOf(request, file)).always).end();
      return true;
    }
    const range = status === 200 ? requestedRange(request, file) : undefined;
    if (range === 'unsatisfiable') {
      const size = { 'content-range': `bytes */${file.size}` };
      sendText(response, 416, 'Range Not Satisfiable', size);
      return true;
    }
    const answer = { request, response, file, status, range };
    const isSent = await (file.large ? sendLarge(answer) : sendSmall(answer));
    // If the file has changed since it was found, start again, so that the answer has one version.
    return isSent || send(request, response, name, status);
  };
  return send;

  /** Resolves to `false` if the file has changed since it was found; nothing was sent then. */
  async function sendSmall({ request, response, file, status, range }: FileAnswer) {
    const coding = codingOf(request, file);
    const { whole } = headersOf(file, coding);
    const body = await files.read(file, coding);
    if (!body) return false;
    if (range) {
      const part = body.subarray(range.start, range.end + 1);
      response.writeHead(206, [...whole, ...rangeHeaders(range, file.size)]).end(part);
      return true;
    }
    const all = [...whole, 'content-length', String(body.length)];
    // Node leaves the body out if only the head was asked for.
    response.writeHead(status, all).end(body);
    if (status === 200) ready.keep(request, response, body, file.checkedAt + freshness);
    return true;
  }

  /** Streams a file from the disk. Resolves as `sendSmall` does. */
  async function sendLarge({ request, response, file, status, range }: FileAnswer) {
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
}

const codingOf = ({ headers }: IncomingMessage, { compressible }: SiteFile): Coding =>
  compressible ? chooseCoding(headers['accept-encoding']) : 'identity';

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
