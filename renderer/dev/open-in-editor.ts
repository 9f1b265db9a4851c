import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import launchEditor from 'launch-editor';
import { isInside } from '../../schema/load/is-inside.ts';
import type { SourcePlace } from './dev-paths.ts';

/** Milliseconds: an editor that cannot be started has said so by then. */
const timeout = 500;

/**
 * Opens a content file at a line in the author's editor, for a page of this server only: 204 opened,
 * 403 asked by someone else, 404 no file of the content, 409 no editor.
 */
export async function openInEditor(
  context: Context,
  content: string,
  host: string,
): Promise<Response> {
  if (!isAskedByOwnPage(context, host))
    return context.text('Only pages of this server may ask.', 403);
  const place = toPlace(await context.req.json().catch(() => undefined));
  if (!place || !isContentFile(content, place.file)) return context.text('No such file.', 404);
  const { file, line, column } = place;
  const { promise: failure, resolve: fail } = Promise.withResolvers<string>();
  launchEditor(`${join(content, file)}:${line}:${column}`, (_, message) =>
    fail(
      message
        ? `The editor could not be started: ${message}`
        : 'No editor is running. Start yours, or set LAUNCH_EDITOR to its command, such as `code`.',
    ),
  );
  const problem = await Promise.race([failure, setTimeout(timeout)]);
  return problem ? context.text(problem, 409) : context.body(null, 204);
}

/**
 * A browser says where a request comes from. A name of someone else's that leads here is refused too:
 * a page on it would count as ours.
 */
function isAskedByOwnPage({ req }: Context, ownName: string): boolean {
  const { host, hostname } = new URL(req.url);
  const isOwnName = hostname === ownName || /^(?:localhost|[\d.]+|\[.*\])$/.test(hostname);
  const origin = req.header('origin') ?? '';
  return (
    isOwnName &&
    URL.canParse(origin) &&
    new URL(origin).host === host &&
    (req.header('content-type') ?? '').startsWith('application/json')
  );
}

function toPlace(value: unknown): SourcePlace | undefined {
  const { file, line, column } = Object(value);
  const isPlace = typeof file === 'string' && Number.isInteger(line) && Number.isInteger(column);
  return isPlace ? { file, line, column } : undefined;
}

/** `site.yaml`, or a file among the pages, whatever links there are on the way to it. */
function isContentFile(content: string, file: string): boolean {
  try {
    const real = realpathSync(join(content, file));
    const folder = realpathSync(content);
    return real === join(folder, 'site.yaml') || isInside(join(folder, 'pages'), real);
  } catch {
    return false;
  }
}
