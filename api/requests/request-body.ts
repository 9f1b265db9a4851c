import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Refusal } from './refusal.ts';

/**
 * Bytes. Enough for a form with 4,000 characters of 12 bytes each and its other fields, but not for
 * an upload.
 */
const bodyLimit = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

type BodyType = 'json' | 'form';

/**
 * Reads the whole body. Refuses it as soon as it is too long, by its Content-Length or by the bytes
 * received.
 * @param incoming the Node request behind `request`, which is cheaper to read
 * @throws Refusal 413, or 400 if the connection broke
 */
export function readBody(request: Request, incoming?: Readable): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const refuse = () =>
    reject(new Refusal(413, `The body of the request is longer than ${bodyLimit} bytes.`));
  if (Number(request.headers.get('content-length')) > bodyLimit) {
    refuse();
    return promise;
  }
  const stream = incoming ?? streamOf(request);
  // Node ends a request without a body before anything listens.
  if (stream.readableEnded) resolve(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let size = 0;
  stream
    .on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > bodyLimit) refuse();
      else chunks.push(chunk);
    })
    .on('end', () => resolve(Buffer.concat(chunks)))
    .on('error', (cause) => {
      reject(new Refusal(400, 'The body of the request did not arrive whole.', { cause }));
    });
  return promise;
}

const streamOf = ({ body }: Request): Readable =>
  body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);

/** Returns the type of a body; `undefined` if the content type is not accepted. */
export function bodyType(contentType: string | null): BodyType | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * Parses the fields of a body and trims their values. Half a surrogate pair becomes U+FFFD, because many
 * JSON parsers of webhooks refuse a text with one. The values are not validated: a JSON body may be
 * anything, and a form field given twice is an array.
 * @throws Refusal 400 if the body is not UTF-8 or not JSON
 */
export function parseFields(body: Uint8Array, type: BodyType): unknown {
  let text: string;
  try {
    text = utf8.decode(body);
  } catch (error) {
    throw new Refusal(400, 'The body of the request is not UTF-8 text.', { cause: error });
  }
  if (type === 'form') return formFields(new URLSearchParams(text));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, 'The body of the request is not JSON.', { cause: error });
  }
  return isRecord(value) ? trimValues(value) : value;
}

/**
 * Converts form fields to their JSON form: empty fields are left out, lines end with a line feed. In
 * one pass: `getAll` for each name takes seconds if there are thousands.
 */
function formFields(form: URLSearchParams): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of form) {
    const given = fields.get(name);
    if (Array.isArray(given)) given.push(value);
    else if (given === undefined) fields.set(name, value.replaceAll('\r\n', '\n').trim());
    else fields.set(name, [given, value]);
  }
  return Object.fromEntries([...fields].filter(([, value]) => value !== ''));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Changes the record in place, which keeps a key `__proto__` that JSON.parse defined as an ordinary
 * one.
 */
function trimValues(record: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'string') record[name] = value.trim().toWellFormed();
  }
  return record;
}
