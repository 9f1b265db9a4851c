import type { Context, Handler } from 'hono';
import { joinAddress } from '../../schema/model/redirects.ts';
import { encodeAddress } from '../../schema/redirects/redirects-file.ts';
import { inactive, securityHeaders } from '../../schema/security-headers.ts';
import { type DevAnswer, htmlType } from './dev-answers.ts';
import type { EventChannel } from './dev-events.ts';
import { eventsPath } from './dev-paths.ts';
import { documentKey } from './sent-documents.ts';

/**
 * The headers with which pages are served once they are online. Editors show pages in frames of their
 * own.
 */
const { 'x-frame-options': _, ...headers } = securityHeaders;

/** Returns a handler that sends what `answer` finds at the address of a request. */
export function sendAnswers(
  answer: (path: string, documentKey?: string) => Promise<DevAnswer>,
  events: Pick<EventChannel, 'address'>,
): Handler {
  return async (context) => {
    const path = decodePath(context.req.path);
    if (path === undefined) return context.body(null, 400);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    context.header('cache-control', 'no-store');
    // Of this moment, because there may be a reload while the page is rendered.
    const since = events.address();
    const found = await answer(path, context.req.query(documentKey));
    if ('target' in found) return redirect(context, found.target);
    const { status, type, body, isInactive } = found;
    if (isInactive) context.header('content-security-policy', inactive);
    const bytes =
      type === htmlType
        ? body.toString().replace(`data-events="${eventsPath}"`, `data-events="${since}"`)
        : (body as string | Uint8Array<ArrayBuffer>);
    return context.body(bytes, status, { 'content-type': type });
  };
}

function redirect(context: Context, target: string): Response {
  const { search } = new URL(context.req.url);
  const address = encodeAddress(joinAddress(target, { query: search, anchor: '' }));
  // Temporary, because the author may change it any minute.
  return context.redirect(address, 307);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
