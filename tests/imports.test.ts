import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What each folder may import from, besides itself and packages. Imports run one way. */
const allowed: Record<string, string[]> = {
  schema: [],
  // Blocks render an inline text as validation reads it: one parser, which imports nothing.
  blocks: ['schema/generated', 'schema/inline'],
  renderer: ['blocks', 'schema'],
  api: ['schema'],
  scripts: ['api', 'blocks', 'renderer', 'schema'],
};

/** Code that reaches browsers must not reach these. */
const forBuildAndServer = /^(node:|ajv|yaml|js-yaml|hono|@hono|vite$)/;

interface Import {
  from: string;
  /** A file from the project's root, or a package. */
  to: string;
  typeOnly: boolean;
}

const files = globSync('{schema,blocks,renderer,api,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.startsWith('schema/generated'),
);
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, type, path, dynamic]) => {
    const to = (path ?? dynamic) as string;
    const local = to.startsWith('.') ? relative(root, join(root, dirname(file), to)) : to;
    return { from: file, to: local, typeOnly: type !== undefined };
  });
}

test.each(Object.entries(allowed))(
  '%s imports from its own folder and from %j',
  (folder, others) => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith(`${folder}/`) &&
        /^(schema|blocks|renderer|api|scripts|tests)\//.test(to) &&
        ![folder, ...others].some((other) => to.startsWith(`${other}/`)),
    );
    expect(wrong).toEqual([]);
  },
);

test('the renderer knows no block by name', () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith('renderer/') && /^blocks\/(?!ui\/)/.test(to),
  );
  expect(wrong).toEqual([]);
});

test('code for browsers reaches neither ajv, yaml and node nor the server', () => {
  const entries = [
    'renderer/browser/client.tsx',
    ...files.filter((file) => file.startsWith('blocks/')),
  ];
  const reached = new Set<string>();
  const wrong: Import[] = [];
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const found of imports.filter(({ from, typeOnly }) => from === file && !typeOnly)) {
      if (forBuildAndServer.test(found.to) || found.to.startsWith('api/')) wrong.push(found);
      visit(found.to);
    }
  };
  for (const entry of entries) visit(entry);
  expect(wrong).toEqual([]);
  expect(reached.size).toBeGreaterThan(entries.length);
});
