import { describe, expect, test } from 'vitest';
import { factsOf } from '../../schema/facts/facts.ts';
import type { Page } from '../../schema/generated/types.ts';
import { readBlockSchemas } from '../../schema/model/schemas.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { createTestRenderer } from './test-renderer.ts';

const validator = await createContentValidator();
const render = createTestRenderer();

/** Puts a link to an address of its own into every text of a block that may have one. */
function addLinks(block: Record<string, unknown>): Page {
  const page = { title: 'A', description: 'A page.', blocks: [block] };
  let count = 0;
  const visit = (parent: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(parent)) {
      if (typeof value === 'object' && value !== null) visit(value as typeof parent);
      if (typeof value !== 'string') continue;
      count += 1;
      parent[key] = `[a](/b${count})`;
      if (!validator.page.accept(page)) parent[key] = value;
    }
  };
  visit(block);
  return page as unknown as Page;
}

const examples = [...readBlockSchemas()].flatMap(([type, schema]) =>
  (schema.examples ?? []).map((example, index) => [`${type} ${index + 1}`, example] as const),
);

describe('validation checks every link that a text is rendered to', () => {
  test.each(examples)('%s', (_, example) => {
    const page = addLinks(structuredClone(example) as Record<string, unknown>);
    const { links } = factsOf('a.yaml', validator.page.accept(page) ?? []);
    const checked = links.map(([, href]) => href);
    const { html } = render({ page, route: '/a' });
    const rendered = [...html.toString().matchAll(/ href="(\/b\d+)"/g)].map(([, href]) => href);
    expect(rendered.filter((href = '') => !checked.includes(href))).toEqual([]);
  });
});
