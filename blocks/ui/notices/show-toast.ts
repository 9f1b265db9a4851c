import { publishToast, type ToastMessage } from './toast-store.ts';

/** Loads the code that renders messages, at the latest with the first one. */
export const loadToastRegion = () => import('./toast-region.tsx');

/** Shows a message. Rejects if the code for it cannot be loaded. */
export async function showToast(message: ToastMessage): Promise<void> {
  await loadToastRegion();
  publishToast(message);
}
