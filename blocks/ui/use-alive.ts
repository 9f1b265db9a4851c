import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the app runs: false in the HTML of a page, true as soon as the first movement of a pointer
 * or the like has started it. For what can only be seen by then, which pages are lighter without.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
