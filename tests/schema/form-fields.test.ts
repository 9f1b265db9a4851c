import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { locate } from '../../schema/diagnostics/locate.ts';
import { readRequestSchemas, type Schema } from '../../schema/model/schemas.ts';
import { explainWith } from './explain-with.ts';

/** A block with a form that asks for what its author names, whether or not the server takes it. */
const form = blockWith({ additionalProperties: { type: 'string' } });

/** The same with these fields and no others. */
const closed = blockWith({
  additionalProperties: false,
  properties: { name: { type: 'string' }, shoeSize: { type: 'string' } },
});

function blockWith(labels: Schema): Schema {
  const group = { type: 'object', fieldsOf: 'demo-request', ...labels };
  return { type: 'object', properties: { type: { const: 'form' }, labels: group } };
}

const page = (labels: string) => `blocks:\n  - type: form\n    labels:\n${labels}`;

test.each([
  ['that the server takes', form, '      name: Name\n      email: Email\n', []],
  ['that it does not take', form, '      name: Name\n      shoeSize: Size\n', ['5 shoeSize']],
  ['that its schema has, too', closed, '      name: Name\n      shoeSize: Size\n', ['5 shoeSize']],
  ['that is misspelt', form, '      nmae: Name\n', ['4 nmae did you mean `name`?']],
])('a field of a form %s', (_, block, labels, expected) => {
  const text = page(labels);
  const found = locate('pages/a.yaml', text, explainWith([block], parse(text), text));
  const reported = found.map(({ range: { start, end }, label }) => {
    const marked = text.split('\n')[start.line - 1]?.slice(start.column - 1, end.column - 1);
    return [start.line, marked, label].filter(Boolean).join(' ');
  });
  expect(reported).toEqual(expected);
  const { properties = {} } = readRequestSchemas().get('demo-request') ?? {};
  for (const { hints } of found)
    for (const name of Object.keys(properties)) expect(hints.join()).toContain(`\`${name}\``);
});

test('a field that the form cannot have is one mistake', () => {
  const text = page('      name: Name\n      fax: Fax\n');
  expect(explainWith([closed], parse(text), text)).toHaveLength(1);
});

test('a field that several requests have is the same in each', () => {
  const limits = [...readRequestSchemas().values()].flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, { description: _, minLength: __, ...rest }]) => ({
      name,
      rest: JSON.stringify(rest),
    })),
  );
  for (const [name, same] of Map.groupBy(limits, (each) => each.name))
    expect(new Set(same.map(({ rest }) => rest)).size, name).toBe(1);
});
