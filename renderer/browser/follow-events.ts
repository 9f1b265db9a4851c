import type { DevEvents } from '../dev/dev-events.ts';

interface Listeners {
  /** The connection is there, or there again. */
  onOpen: () => void;
  /** The connection broke off, and is tried again and again. */
  onError: () => void;
  on: { [Name in keyof DevEvents]: (data: DevEvents[Name]) => void };
}

/**
 * Dev only: follows the events of the server while the page is visible. A browser opens six connections to a
 * server, and with those of hidden tabs the seventh tab would wait for ever.
 */
export function followEvents(address: string, { onOpen, onError, on }: Listeners): void {
  let source: EventSource | undefined;
  const follow = () => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource(address);
    source.addEventListener('open', onOpen);
    source.addEventListener('error', onError);
    for (const [name, listener] of Object.entries(on))
      source.addEventListener(name, ({ data }) => listener(JSON.parse(data)));
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
