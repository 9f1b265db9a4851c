import type { IncomingMessage, ServerResponse } from 'node:http';
import { joinAddress } from '../../schema/model/redirects.ts';
import { securityHeaders } from '../../schema/security-headers.ts';
import { readTarget } from '../request-target.ts';
import { Refusal } from '../requests/refusal.ts';
import { readFileAddress } from './file-address.ts';
import { createReadyAnswers, sendReady } from './ready-answers.ts';
import { createRedirectList } from './redirect-list.ts';
import { createFileSender } from './send-file.ts';
import { createTextSender } from './send-text.ts';
import { createSiteFiles } from './site-files.ts';

/**
 * Answers a GET or HEAD request of Node's server. Rejects if the answer could not be sent completely,
 * and with a Refusal if there is no site.
 */
type FileServer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Its status is not 404: search engines would remove the pages. */
const noSite = new Refusal(503, 'There are no pages at the moment. Try again later.', {
  headers: { 'retry-after': '10' },
});

/**
 * Serves a built folder: `/pricing` is `pricing.html`, missing files are `404.html`, and
 * `_redirects` lists moved addresses. A rebuilt file is served within a second.
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
  const files = createSiteFiles(folder);
  const redirects = createRedirectList(files);
  const ready = createReadyAnswers();
  const sendText = createTextSender(common);
  const sendFile = createFileSender({ files, ready, sendText, common });

  return (request, response) => {
    const answer = ready.get(request, response);
    if (!answer) return respond(request, response);
    sendReady(response, answer);
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    // Every site has this page.
    if (!(await sendFile(request, response, '404.html', 404))) throw noSite;
  }
}
