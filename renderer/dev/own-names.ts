import { hostname } from 'node:os';
import type { MiddlewareHandler } from 'hono';

/**
 * Refuses requests for a foreign host name that points to this server (DNS rebinding): a page of that
 * name could read drafts, because browsers would take both for one site.
 * @param host that the server listens on
 * @param origins of further names, such as that of a tunnel
 */
export function refuseForeignNames(host: string, origins: readonly string[]): MiddlewareHandler {
  const machine = hostname().toLowerCase();
  const names = new Set([
    ...[host.toLowerCase(), machine, `${machine}.local`],
    ...origins.map((origin) => new URL(origin).hostname),
  ]);
  return async (context, next) => {
    const name = new URL(context.req.url).hostname;
    // Nobody can point an address to another machine.
    const isOwn = names.has(name) || /^(?:(?:.+\.)?localhost|[\d.]+|\[.*\])$/.test(name);
    if (isOwn) return next();
    const advice = `${name} is not a name of this server. To use it, set ALLOWED_ORIGINS=http://${name}.`;
    return context.text(advice, 403);
  };
}
