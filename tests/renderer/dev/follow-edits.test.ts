import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DevRenderer } from '../../../renderer/dev/dev-renderer.ts';
import { type EditedSite, openEditedSite } from '../../../renderer/dev/edited-site.ts';
import { followEdits } from '../../../renderer/dev/follow-edits.ts';
import { allProblems } from '../../../renderer/dev/problems.ts';
import { createStepRunner } from '../../../renderer/dev/step-runner.ts';
import { contentFolder, plainPage, writeFiles } from '../../content.ts';

/** Follows the edits of a content folder that `edit` changes once it was read. */
async function follow(content: string, edit: (edited: EditedSite) => void) {
  const { mockRestore } = vi.spyOn(console, 'log').mockReturnValue();
  const watching = new AbortController();
  onTestFinished(() => {
    watching.abort();
    mockRestore();
  });
  const edited = await openEditedSite(content);
  edit(edited);
  const refresh = vi.fn();
  const renderer = { isCurrent: () => false, refresh } as unknown as DevRenderer;
  const steps = createStepRunner();
  const send = vi.fn();
  const sendProblems = async () => send('problems', await allProblems(steps.failure(), edited));
  const events = { send, sendProblems, address: () => '', listen: vi.fn(), close: vi.fn() };
  const pathOf = (file: string) => file;
  followEdits({ content, pathOf, edited, renderer, events, steps }, watching.signal);
  return { events, refresh, steps };
}

test('what is saved while the dev server is starting is not missed', async () => {
  const content = contentFolder();
  const { events, refresh } = await follow(content, () =>
    writeFiles(content, { 'pages/new.yaml': plainPage('New') }),
  );
  await expect.poll(() => events.send.mock.calls).toContainEqual(['edited', { route: '/new' }]);
  await expect.poll(() => refresh.mock.calls).toHaveLength(1);
});

test.each([
  ['file', 'site.yaml'],
  ['folder', 'pages'],
])('browsers show that the %s %s is gone, until it is back', async (kind, name) => {
  const content = contentFolder();
  const [file, elsewhere] = [join(content, name), join(content, 'elsewhere')];
  const { events, steps } = await follow(content, () => renameSync(file, elsewhere));
  vi.mocked(console.error).mockReturnValue();
  const sentLast = () => events.send.mock.lastCall;
  await expect
    .poll(sentLast)
    .toEqual([
      'problems',
      [{ routes: undefined, text: expect.stringContaining(`its ${kind} ${name}`) }],
    ]);
  expect(steps.failure(), 'kept for a browser that connects later').toBeDefined();
  cpSync(elsewhere, file, { recursive: true });
  await expect.poll(sentLast).toEqual(['problems', []]);
  vi.mocked(console.error).mockClear();
});

test('a picture that is saved while pages are read is shown once it was read, too', async () => {
  const block = '  - { type: hero, title: One, visual: { kind: image, file: /a.png, alt: A } }\n';
  const content = contentFolder({ 'pages/one.yaml': plainPage('One') + block });
  const happened: string[] = [];
  const { events } = await follow(content, (edited) => {
    const { refresh } = edited;
    edited.refresh = async (what) => {
      await refresh(what);
      if (what === 'schemas' || happened.push('read') > 1) return;
      writeFiles(content, { 'pages/a.png': '' });
      // Until the watcher has noticed it.
      await setTimeout(100);
    };
  });
  events.send.mockImplementation((name) => name === 'edited' && happened.push(name));
  await expect.poll(() => happened).toEqual(['read', 'read', 'edited']);
});
