import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { eventsPath } from './dev-paths.ts';
import type { DevProblem } from './problems.ts';

/** The events for browsers, by name. */
export interface DevEvents {
  /** One page has changed. */
  edited: { route: string };
  /** Something on every page has changed. */
  reload: Record<string, never>;
  /** All current problems. */
  problems: DevProblem[];
}

export interface EventChannel {
  /**
   * The address of the events for a document that is rendered now. It contains the document's version,
   * so that one that was loading during a reload event hears of it too.
   */
  address(): string;
  send<Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]): void;
  /** Sends events to a browser until it disconnects. */
  listen(context: Context): Response;
  close(): void;
}

/** @param current returns the problems when a browser connects */
export function createEventChannel(current: () => DevProblem[]): EventChannel {
  const listeners = new Set<(event: string, data: string) => void>();
  const closing = new AbortController();
  const started = Date.now().toString(36);
  let reloads = 0;
  const state = () => `${started}-${reloads}`;
  return {
    address: () => `${eventsPath}?since=${state()}`,
    send(name, data) {
      if (name === 'reload') reloads += 1;
      for (const listener of listeners) listener(name, JSON.stringify(data));
    },
    listen: (context) =>
      streamSSE(context, async (stream) => {
        const listener = (event: string, data: string) => void stream.writeSSE({ event, data });
        listeners.add(listener);
        if (context.req.query('since') !== state()) listener('reload', '{}');
        listener('problems', JSON.stringify(current()));
        await new Promise<void>((resolve) => {
          stream.onAbort(resolve);
          closing.signal.addEventListener('abort', () => resolve());
        });
        listeners.delete(listener);
      }),
    close: () => closing.abort(),
  };
}
