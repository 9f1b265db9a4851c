import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The compression of an answer. */
export type Coding = 'br' | 'gzip' | 'identity';

/** Best first: if a client accepts several equally, it gets the smallest. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

/** Smaller files lose a few bytes at most when compressed. */
export const smallestCompressed = 128;

/**
 * Browsers send only a few different headers, so their choices are cached. Other clients may send
 * anything, hence the limit.
 */
const mostChoices = 100;
const choices = new Map<string, Coding>();

/**
 * Chooses the coding of an answer (RFC 9110, section 12.5.3). A client that accepts none gets
 * `identity`, which is better than an error.
 * @param header `Accept-Encoding`
 */
export function chooseCoding(header = ''): Coding {
  let choice = choices.get(header);
  if (choice === undefined) {
    choice = readChoice(header);
    if (choices.size >= mostChoices) choices.clear();
    choices.set(header, choice);
  }
  return choice;
}

function readChoice(header: string): Coding {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
    weights.set(name.replace(/^x-(?=gzip$)/, ''), weight === undefined ? 1 : Number(weight) || 0);
  }
  // Codings that are not listed are refused, except `identity`, which comes last.
  const weigh = (coding: Coding): number =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? Number.MIN_VALUE : 0);
  const accepted = codings.filter((coding) => weigh(coding) > 0);
  return (
    accepted.find((coding) => accepted.every((other) => weigh(coding) >= weigh(other))) ??
    'identity'
  );
}

const brotliInThreadPool = promisify(brotliCompress);
const gzipInThreadPool = promisify(gzip);

export const compressGzip = (bytes: Buffer): Promise<Buffer<ArrayBuffer>> =>
  gzipInThreadPool(bytes, { level: 9 });

/**
 * @param quality 0 to 11; measured: 11 makes a page a sixth smaller than 5, but takes ten to forty
 *   times as long
 */
export const compressBrotli = (bytes: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> =>
  brotliInThreadPool(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Whether files of this type get smaller; images, videos and fonts are compressed already. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|application\/(json|ld\+json|manifest\+json|wasm|xml)|image\/(svg\+xml|x-icon))/.test(
    type,
  );
