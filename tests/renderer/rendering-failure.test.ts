import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openBundle } from '../../renderer/bundle/bundle-cache.ts';
import { fingerprintEngine } from '../../renderer/bundle/engine.ts';
import { explainFailure } from '../../renderer/bundle/rendering-failure.ts';
import type { Page } from '../../schema/generated/types.ts';
import { exampleOf } from '../content.ts';
import { completeSettings } from '../plain-site.ts';

const root = join(import.meta.dirname, '../..');

/** Explains why these blocks fail, with the bundle that a build uses. */
async function explain(blocks: Page['blocks']) {
  const { server, assets, rules } = await openBundle(fingerprintEngine());
  const { createRenderer }: typeof import('../../renderer/bundle/server.tsx') = await import(
    pathToFileURL(server).href
  );
  const renderer = createRenderer(completeSettings(), 'test', assets, rules);
  const render = (shown: Page['blocks']) =>
    renderer({ page: { title: 'A', description: 'About A.', blocks: shown }, route: '/a' });
  try {
    render(blocks);
  } catch (error) {
    const { where, message, hints } = explainFailure(error, blocks, render);
    const places = [...String(hints).matchAll(/([\w./-]+\.tsx?):\d+:\d+/g)].map(([, file]) => file);
    return { where, text: `${message} ${hints}`, places };
  }
  throw new Error('The blocks were rendered.');
}

test('a block that fails is named, with its place in the page and in the code', async () => {
  // Only a fault in the schema or the block lets this happen, so no valid page does.
  const failing = { ...exampleOf('steps'), steps: [null] } as never;
  const { where, text, places } = await explain([
    exampleOf('steps'),
    failing,
    exampleOf('questions'),
  ]);
  expect(where).toEqual({ path: ['blocks', 1, 'type'], at: 'value' });
  expect(text).toContain('`steps`');
  expect(text).not.toContain(root);
  expect(places.at(-1)).toBe('blocks/steps.tsx');
  expect(places.filter((file) => !existsSync(join(root, file ?? '')))).toEqual([]);
});

test('a failure of no block is one of the page', async () => {
  const error = new TypeError('The header failed.');
  const { where, message } = explainFailure(error, [exampleOf('steps')], () => {
    throw error;
  });
  expect(where).toEqual({ offsets: [0, 0] });
  expect(message).toContain('The header failed.');
});
