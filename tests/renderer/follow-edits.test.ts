import { expect, onTestFinished, test, vi } from 'vitest';
import type { DevRenderer } from '../../renderer/dev/dev-renderer.ts';
import { openEditedSite } from '../../renderer/dev/edited-site.ts';
import { followEdits } from '../../renderer/dev/follow-edits.ts';
import { contentFolder, plainPage, writeFiles } from '../content.ts';

test('what is saved while the dev server is starting is not missed', async () => {
  const { mockRestore } = vi.spyOn(console, 'log').mockReturnValue();
  const watching = new AbortController();
  onTestFinished(() => {
    watching.abort();
    mockRestore();
  });
  const content = contentFolder();
  const edited = await openEditedSite(content);
  writeFiles(content, { 'pages/new.yaml': plainPage('New') });
  const refresh = vi.fn();
  const renderer = { isCurrent: () => false, refresh } as unknown as DevRenderer;
  const events = { send: vi.fn(), address: () => '', listen: vi.fn(), close: vi.fn() };
  followEdits({ content, edited, renderer, events }, watching.signal);
  await vi.waitFor(() => {
    expect(events.send).toHaveBeenCalledWith('edited', { route: '/new' });
    expect(refresh).toHaveBeenCalledOnce();
  });
});
