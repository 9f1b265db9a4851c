import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { eventsPath } from './dev-paths.ts';
import type { DevProblem } from './problems.ts';

/** What browsers hear, by name. */
export interface DevEvents {
  /** The page of a route has changed. */
  edited: { route: string };
  /** What every page shows has changed. */
  reload: Record<string, never>;
  /** All that is wrong now. */
  problems: DevProblem[];
}

export interface EventChannel {
  /**
   * The address at which a document that is written now listens. It says what the document has
   * seen, so that one which was on its way during a reload hears of it too.
   */
  address(): string;
  send<Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]): void;
  /** Answers a browser that wants to listen, for as long as it does. */
  listen(context: Context): Response;
  close(): void;
}

/** @param current what is wrong when a browser begins to listen */
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
