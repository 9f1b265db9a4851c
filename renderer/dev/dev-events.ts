import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { eventsPath } from './dev-paths.ts';
import type { DevProblem } from './problems.ts';

/** The events for browsers, by name. */
export interface DevEvents {
  /** One page has changed. */
  edited: { route: string };
  /** Settings that each page shows have changed, such as the menus. */
  settings: Record<string, never>;
  /** What each document was rendered with has changed: code, a schema, or the theme. */
  reload: Record<string, never>;
  /** All current problems. */
  problems: DevProblem[];
}

export interface EventChannel {
  /**
   * The address of the events for a document that is rendered now. It contains the document's version,
   * so that one that was loading or hidden during an event for all pages hears of it too.
   */
  address(): string;
  send<Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]): void;
  sendProblems(): Promise<void>;
  /** Sends events to a browser until it disconnects. */
  listen(context: Context): Response;
  close(): void;
}

/** @param problems returns all current problems */
export function createEventChannel(problems: () => Promise<DevProblem[]>): EventChannel {
  /** What sends an event to each browser, and what ends its stream. */
  const listeners = new Map<(event: string, data: string) => void, () => void>();
  const started = Date.now().toString(36);
  let reloads = 0;
  let settings = 0;
  function send<Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]): void {
    if (name === 'reload') reloads += 1;
    if (name === 'settings') settings += 1;
    for (const listener of listeners.keys()) listener(name, JSON.stringify(data));
  }
  return {
    address: () => `${eventsPath}?since=${started}.${reloads}.${settings}`,
    send,
    sendProblems: async () => send('problems', await problems()),
    listen: (context) =>
      streamSSE(context, async (stream) => {
        const listener = (event: string, data: string) => void stream.writeSSE({ event, data });
        const { promise, resolve } = Promise.withResolvers<void>();
        listeners.set(listener, resolve);
        stream.onAbort(resolve);
        try {
          const [start, ...seen] = context.req.query('since')?.split('.') ?? [];
          if (start !== started || seen[0] !== `${reloads}`) listener('reload', '{}');
          else if (seen[1] !== `${settings}`) listener('settings', '{}');
          listener('problems', JSON.stringify(await problems()));
          await promise;
        } finally {
          listeners.delete(listener);
        }
      }),
    close() {
      for (const end of listeners.values()) end();
    },
  };
}
