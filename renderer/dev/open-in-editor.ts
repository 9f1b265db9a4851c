import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import launchEditor from 'launch-editor';
import { isInside } from '../../schema/files/is-inside.ts';
import type { SourcePlace } from './dev-paths.ts';

/** In milliseconds. An editor that cannot start has failed by then. */
const timeout = 500;

/**
 * Opens a content file at a line in the author's editor, but only for pages of this server. Answers 204
 * if opened, 403 for another site, 404 if it is not a content file, and 409 without an editor.
 */
export async function openInEditor(context: Context, content: string): Promise<Response> {
  if (!isAskedByOwnPage(context)) return context.text('Only pages of this server may ask.', 403);
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

/** Checks the origin that the browser sends. */
function isAskedByOwnPage({ req }: Context): boolean {
  const origin = req.header('origin') ?? '';
  return (
    URL.canParse(origin) &&
    new URL(origin).host === new URL(req.url).host &&
    (req.header('content-type') ?? '').startsWith('application/json')
  );
}

function toPlace(value: unknown): SourcePlace | undefined {
  const { file, line, column } = Object(value);
  const isPlace = typeof file === 'string' && Number.isInteger(line) && Number.isInteger(column);
  return isPlace ? { file, line, column } : undefined;
}

/** Whether a file is `site.yaml` or among the pages, with symbolic links resolved. */
function isContentFile(content: string, file: string): boolean {
  try {
    const real = realpathSync(join(content, file));
    const folder = realpathSync(content);
    return real === join(folder, 'site.yaml') || isInside(join(folder, 'pages'), real);
  } catch {
    return false;
  }
}
