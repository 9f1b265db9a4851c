import { useSyncExternalStore } from 'react';

/** The time that a dismissed message is kept, in milliseconds. */
const removalDelay = 1_000_000;

export interface ToastMessage {
  title: string;
  text: string;
  tone: 'success' | 'destructive';
  /** Shown below the header, because at the bottom it would cover what it is about. */
  atTop: boolean;
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

/** The current message. A new one replaces the previous one. */
let current: Toast | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Publishes a message, which replaces the current one. */
export function publishToast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  change({ ...message, id: lastId, open: true });
}

/**
 * Closes a message, the current one by default, unless another one has replaced it. It is removed
 * once it has faded out.
 */
export function dismissToast(id = current?.id): void {
  if (!current?.open || current.id !== id) return;
  change({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => change(undefined), removalDelay);
}

/** Returns the latest message, and none on the server. */
export const useToast = (): Toast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
