import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../renderer/browser/app.tsx';
import { createQueries, pageQuery } from '../../renderer/browser/queries.ts';
import { textOf } from '../../renderer/impact/page-text.ts';
import type { PageData } from '../../renderer/page/page-data.ts';
import { toSiteInfo } from '../../renderer/page/site-info.ts';
import type { Block } from '../../schema/generated/types.ts';
import {
  readBlockSchemas,
  readRequestSchemas,
  readVisualSchemas,
  type Schema,
} from '../../schema/model/schemas.ts';
import { exampleOf } from '../content.ts';
import { completeSettings } from '../plain-site.ts';
import { createTestRenderer } from './test-renderer.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', () => undefined);
// As for a visitor who wants less motion.
vi.stubGlobal('matchMedia', () => ({ matches: true }));
// Nothing is scrolled.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const settings = completeSettings();
const render = createTestRenderer(settings);

const examples = [...readBlockSchemas()].flatMap(([type, schema]) =>
  (schema.examples ?? []).map(
    (example, index) => [`${type} ${index + 1}`, example as Block] as const,
  ),
);

/** Each beside words, as it is on most pages. */
const visualExamples = [...readVisualSchemas()].flatMap(([kind, schema]) =>
  (schema.examples ?? []).map((example, index) => {
    const block = { type: 'feature', heading: 'See it', visual: example } as Block;
    return [`${kind} ${index + 1}`, block] as const;
  }),
);

/** Calls a function where there is none of what only browsers have, as on the server. */
function withoutBrowser<Result>(call: () => Result): Result {
  const names = ['window', 'document', 'localStorage', 'sessionStorage'] as const;
  const found = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of names) Reflect.deleteProperty(globalThis, name);
  try {
    return call();
  } finally {
    names.forEach((name, index) => {
      if (found[index]) Object.defineProperty(globalThis, name, found[index]);
    });
  }
}

/** Returns what a pattern finds: the whole page in a message would hide it. */
const matchesOf = (pattern: RegExp, html: string): string[] => html.match(pattern) ?? [];

/** Renders a page on the server and brings it to life as a browser does. */
async function hydrate(blocks: Block[]): Promise<string[]> {
  history.replaceState(null, '', '/example');
  const page = { title: 'Example', description: 'An example.', blocks };
  const { html, data } = withoutBrowser(() => render({ page, route: '/example' }));
  // Nothing here looks at styles, which jsdom takes long to parse.
  document.documentElement.innerHTML = html
    .toString()
    .replace(/^<!doctype html>\s*<html[^>]*>/, '')
    .replace(/<style>.*?<\/style>/gs, '');
  const root = document.getElementById('app') as HTMLElement;
  const rendered = root.innerHTML;
  const queries = createQueries();
  queries.setQueryData(pageQuery('/example').queryKey, JSON.parse(data.toString()) as PageData);
  const errors: string[] = [];
  const app = await act(async () =>
    hydrateRoot(
      root,
      <BrowserRouter>
        <App site={toSiteInfo(settings)} queries={queries} />
      </BrowserRouter>,
      { onRecoverableError: (error) => errors.push(String(error)) },
    ),
  );
  onTestFinished(() => act(() => app.unmount()));
  expect(rendered).not.toBe('');
  // The content security policy allows no style attributes, and nothing says so to visitors.
  expect(matchesOf(/<[^>]* style=[^>]*>/g, rendered)).toEqual([]);
  const failed = /.{0,60}(?:\bundefined\b|\bNaN\b|Infinity|∞|\[object Object\]|width="-).{0,60}/g;
  expect(matchesOf(failed, rendered)).toEqual([]);
  return errors;
}

describe('the example', () => {
  test.each(examples)('%s comes to life as it was rendered', async (_, example) => {
    expect(await hydrate([example])).toEqual([]);
  });
});

describe('the visual', () => {
  test.each(visualExamples)('%s comes to life as it was rendered', async (_, example) => {
    expect(await hydrate([example])).toEqual([]);
    expect(document.querySelector('main figure')?.textContent).toBeTruthy();
  });
});

/** The requests that a block sends, each with the names of the fields that the block's schema has for it. */
function* requestsOf(schema: Schema): Generator<[request: string, fields: string[]]> {
  if (typeof schema.fieldsOf === 'string')
    yield [schema.fieldsOf, Object.keys(schema.properties ?? {})];
  const { properties = {}, items, oneOf = [] } = schema;
  for (const inner of [...Object.values(properties), ...(items ? [items] : []), ...oneOf])
    yield* requestsOf(inner);
}

const forms = [...readBlockSchemas()].flatMap(([type, schema]) =>
  [...Map.groupBy(requestsOf(schema), ([request]) => request)].map(
    ([request, found]) => [type, request, found.flatMap(([, fields]) => fields)] as const,
  ),
);

/** The names of the fields in the examples of a block. */
function askedIn(type: string): string[] {
  const blocks = examples.flatMap(([, block]) => (block.type === type ? [block] : []));
  const page = { title: 'Example', description: 'An example.', blocks };
  const { html } = render({ page, route: '/example' });
  return [...html.toString().matchAll(/ name="(\w+)"/g)].flatMap(([, name]) => name ?? []);
}

test.each(forms)(
  'the form of %s asks for all of %s that it names and that is needed',
  (type, request, fields) => {
    const { required = [] } = readRequestSchemas().get(request as 'demo-request') ?? {};
    expect(askedIn(type)).toEqual(expect.arrayContaining([...required, ...fields]));
  },
);

test.each([...readRequestSchemas()])(
  'each field that %s takes is asked for in a form',
  (request, { properties = {} }) => {
    const asked = forms.flatMap(([type, sent]) => (sent === request ? askedIn(type) : []));
    expect(Object.keys(properties).filter((field) => !asked.includes(field))).toEqual([]);
  },
);

test('a page of all blocks together', async () => {
  const blocks = examples.map(([, example]) => ({ ...example, id: undefined }) as unknown as Block);
  expect(await hydrate(blocks)).toEqual([]);
});

const [, fan] = visualExamples.find(([name]) => name === 'fan 1') as (typeof visualExamples)[0];
const [, decisions] = examples.find(
  ([name]) => name === 'decision-table 1',
) as (typeof examples)[0];

const band = { share: 80, label: 'Eight runs in ten' };
const openRow = { label: 'Analyst', values: ['yes', 'yes'], from: 115 };

describe('what is only warned of is drawn all the same', () => {
  test.each<[string, object, object]>([
    ['more values than labels', fan, { visual: { actual: Array(20).fill(5) } }],
    ['two bands of one share', fan, { visual: { bands: [0, 1].map(() => band) } }],
    ['a bar that begins and does not end', decisions, { rows: [{ ...openRow, to: 145 }, openRow] }],
  ])('%s', async (_, block, change) => {
    const { visual, ...others } = change as { visual?: object };
    const { visual: own } = block as { visual?: object };
    expect(
      await hydrate([
        { ...block, ...others, ...(visual && { visual: { ...own, ...visual } }) } as Block,
      ]),
    ).toEqual([]);
  });
});

test.each([
  [{ ...exampleOf('timeline'), divisions: 12 }, /^\d+$/],
  [exampleOf('cash-flow-forecast'), /^\d+00$/],
  [exampleOf('odds'), /^\$\dM$/],
])('the scale of $type, which no author writes, is no text of the page', (block, numbers) => {
  const page = { title: 'Example', description: 'An example.', blocks: [block] };
  const { lines } = textOf(render({ page, route: '/example' }).html.toString());
  expect(lines.filter((line) => numbers.test(line))).toEqual([]);
});
