import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
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
  send<Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]): void;
  /** Answers a browser that wants to listen, for as long as it does. */
  listen(context: Context): Response;
  close(): void;
}

/** @param current what is wrong when a browser begins to listen */
export function createEventChannel(current: () => DevProblem[]): EventChannel {
  const listeners = new Set<(event: string, data: string) => void>();
  const closing = new AbortController();
  return {
    send(name, data) {
      for (const listener of listeners) listener(name, JSON.stringify(data));
    },
    listen: (context) =>
      streamSSE(context, async (stream) => {
        const listener = (event: string, data: string) => void stream.writeSSE({ event, data });
        listeners.add(listener);
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
