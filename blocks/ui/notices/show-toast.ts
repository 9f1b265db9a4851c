import { publishToast, type ToastMessage } from './toast-store.ts';

/** The code that draws messages. Fetched at the latest with the first of them. */
export const loadToastRegion = () => import('./toast-region.tsx');

/** Shows a message. Rejects where it cannot be shown because its code does not load. */
export async function showToast(message: ToastMessage): Promise<void> {
  await loadToastRegion();
  publishToast(message);
}
