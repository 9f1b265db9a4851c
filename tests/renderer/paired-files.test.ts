import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, temporaryFolder, writeFiles } from '../content.ts';

const root = join(import.meta.dirname, '../..');

const schema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  $id: 'visuals/gauge.json',
  title: 'gauge',
  description: 'One value between zero and a hundred.',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'title', 'value'],
  properties: {
    kind: { const: 'gauge' },
    title: { $ref: '../charts.json#/definitions/subject' },
    value: { description: 'The value.', type: 'number', minimum: 0, maximum: 100 },
  },
  examples: [{ kind: 'gauge', title: 'Cash, % of target', value: 40 }],
};

const component = `
import { Panel } from '../ui/charts/panel.tsx';
export default function Gauge({ title, value }: { title: string; value: number }) {
  return <Panel title={title}><meter max={100} value={value}>{value}</meter></Panel>;
}
`;

const page = (value: string) => `title: Home
description: A page.
blocks:
  - type: hero
    title: Home
    visual: { kind: gauge, title: Cash, value: ${value} }
`;

const notCopied = /^(?:\.|node_modules|dist|data|pages|tests)/;

/** The engine in a folder of its own, to which these files are added. */
function copyEngine(files: Record<string, string>): string {
  const copy = temporaryFolder();
  const filter = (path: string) => !notCopied.test(relative(root, path));
  cpSync(root, copy, { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFiles(copy, files);
  return copy;
}

const build = (engine: string, content: string) => [
  join(engine, 'scripts/build.ts'),
  '--content',
  content,
];

test('a visual is a schema and a component of one name, and nothing else', () => {
  const engine = copyEngine({
    'schema/visuals/gauge.json': JSON.stringify(schema),
    'blocks/visuals/gauge.tsx': component,
  });
  const env = { ...process.env, OUT_DIR: join(engine, 'dist') };
  const content = contentFolder({ 'pages/index.yaml': page('40') });
  execFileSync(process.execPath, build(engine, content), { env });
  const html = readFileSync(join(engine, 'dist/index.html'), 'utf8');
  expect(html).toContain('<meter max="100" value="40">');

  const wrong = contentFolder({ 'pages/index.yaml': page('400') });
  const refused = spawnSync(process.execPath, build(engine, wrong), { env, encoding: 'utf8' });
  expect(refused.status).toBe(1);
  expect(refused.stdout + refused.stderr).toContain(
    '`value` of the hero block must be from 0 to 100',
  );

  rmSync(join(engine, 'blocks/visuals/gauge.tsx'));
  const halved = spawnSync(process.execPath, build(engine, content), { env, encoding: 'utf8' });
  expect(halved.status).not.toBe(0);
  expect(halved.stderr).toContain(
    'schema/visuals/gauge.json has no component: add blocks/visuals/gauge.tsx.',
  );
});
