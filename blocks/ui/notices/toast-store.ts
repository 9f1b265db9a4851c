import { useSyncExternalStore } from 'react';

/** Milliseconds that a dismissed message is still kept. */
export const removalDelay = 1_000_000;

export interface ToastMessage {
  title: string;
  text: string;
  tone: 'success' | 'destructive';
  /** Below the header, because at the bottom it would cover what it is about. */
  atTop: boolean;
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

/** One at a time: a new message takes the place of the previous one. */
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

/** Makes this the current message. */
export function publishToast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  change({ ...message, id: lastId, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  change({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => change(undefined), removalDelay);
}

/** The latest message; on the server none. */
export const useToast = (): Toast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
