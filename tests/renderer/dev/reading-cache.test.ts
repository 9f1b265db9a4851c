import { expect, test } from 'vitest';
import { openEditedSite } from '../../../renderer/dev/edited-site.ts';
import { openReadingCache } from '../../../renderer/dev/reading-cache.ts';
import { contentFolder, plainPage, writeFiles } from '../../content.ts';

/** Starts the dev server's reading of a content folder. */
async function start(content: string, engine = 'of this code') {
  const cache = openReadingCache(content, engine);
  const last = cache.read();
  const edited = await openEditedSite(content, cache);
  const { diagnostics, records } = await edited.check();
  cache.flush();
  return { cache, last, edited, records, messages: diagnostics.map(({ message }) => message) };
}

test('a start of the dev server reads only what has changed since the last one', async () => {
  const content = contentFolder({ 'pages/a.yaml': 'titel: A\n', 'pages/b.yaml': 'titel: B\n' });
  const first = await start(content);
  expect(first.last).toBeUndefined();
  expect((await start(content)).messages).toEqual(first.messages);

  const marked = [...first.records].map(([file, record]) => {
    const diagnostics = record.diagnostics.map((one) => ({ ...one, message: `cached ${file}` }));
    return [file, { ...record, diagnostics }] as const;
  });
  first.cache.write(new Map(marked));
  first.cache.flush();
  writeFiles(content, { 'pages/b.yaml': plainPage('B') });
  const { messages } = await start(content);
  expect(messages).toContain('cached pages/a.yaml');
  expect(messages).not.toContain('cached pages/b.yaml');
});

test('what is read during a run is there at the next start', async () => {
  const content = contentFolder();
  const { edited, cache } = await start(content);
  writeFiles(content, { 'pages/new.yaml': plainPage('New') });
  await edited.refresh();
  cache.flush();
  expect((await start(content)).last?.has('pages/new.yaml')).toBe(true);
});

test('what is read after the code has changed is not kept', async () => {
  const content = contentFolder();
  const { edited, cache } = await start(content);
  writeFiles(content, { 'pages/new.yaml': plainPage('New') });
  await edited.refresh('schemas');
  cache.flush();
  expect((await start(content)).last?.has('pages/new.yaml')).toBe(false);
});

test('what other code has read is read again', async () => {
  const content = contentFolder();
  await start(content);
  expect((await start(content, 'of newer code')).last).toBeUndefined();
});
