import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '../../../blocks/ui/notices/show-toast.ts';
import { dismissToast, type Toast, useToast } from '../../../blocks/ui/notices/toast-store.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const message = { title: 'Success!', text: 'Thanks.', tone: 'success', atTop: false } as const;
let seen: Toast | undefined;

function Reader() {
  seen = useToast();
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  await act(async () => createRoot(document.createElement('div')).render(<Reader />));
});
afterEach(() => {
  vi.useRealTimers();
});

const show = () => act(async () => showToast(message));
const dismiss = (id?: number) => act(async () => dismissToast(id));
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('section 9: a message is removed 1,000,000 ms after it was dismissed', async () => {
  await show();
  expect(seen).toMatchObject({ ...message, open: true });
  await dismiss(seen?.id);
  await pass(999_999);
  expect(seen).toMatchObject({ ...message, open: false });
  await pass(1);
  expect(seen).toBeUndefined();
});

test('without an id, the current message is closed, and only once', async () => {
  await show();
  await dismiss();
  await pass(999_999);
  expect(seen?.open).toBe(false);
  await dismiss();
  await pass(1);
  expect(seen).toBeUndefined();
  await dismiss();
});

test('section 9: the next message takes its place, and is not removed with it', async () => {
  await show();
  const first = seen?.id;
  await dismiss(first);
  await pass(500_000);
  await show();
  expect(seen?.open).toBe(true);
  expect(seen?.id).not.toBe(first);
  await dismiss(first);
  await pass(2_000_000);
  expect(seen?.open).toBe(true);
});
