import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '../../api/listen.ts';

/**
 * Serves the words of a page without styles, drawings and scripts, in one compressed document of `bytes`
 * bytes, until `work` is done. It shows how fast a page of that weight can be.
 */
export async function withBarePage<Result>(
  html: string,
  bytes: number,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const document = createBarePage(html, bytes);
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.end(document);
  });
  const address = await listen(server, '127.0.0.1', 0);
  try {
    return await work(address);
  } finally {
    server.close();
  }
}

function createBarePage(html: string, bytes: number): Buffer {
  const write = (filling: string) =>
    gzipSync(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>${plainElements(html)}<!--${filling}-->`,
    );
  // Base64 makes four characters of three random bytes, and compression makes three bytes of these.
  return write(randomText(Math.max(0, bytes - write('').length)));
}

/** The headings, paragraphs and other texts of a page. */
const plainElements = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<svg.*?<\/svg>/gs, '')
    .split(/(?=<(?:h[1-6]|p|li|td|th|label|button|a)\b)/)
    .map((element) => {
      const tag = element.startsWith('<h1') ? 'h1' : 'p';
      return `<${tag}>${element.replace(/<[^>]*>/g, ' ')}</${tag}>`;
    })
    .join('');

/** Text that does not compress, from a fixed seed. */
const randomText = (bytes: number): string =>
  createHash('shake256', { outputLength: bytes + 1 }).digest('base64');
