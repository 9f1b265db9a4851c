import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesIn, codeFiles, followImports, importsIn, importsOf, testFiles } from './imports.ts';

/** What each folder may import besides itself and packages. Imports go in one direction. */
const allowed: Record<string, string[]> = {
  schema: [],
  // Blocks parse inline texts with the parser that validation uses, and their fields accept what the
  // server does. Both import nothing.
  blocks: ['schema/generated', 'schema/inline', 'schema/requests'],
  renderer: ['blocks', 'schema'],
  api: ['schema'],
  scripts: ['api', 'blocks', 'renderer', 'schema'],
};

/** Browser code must not import these. */
const forBuildAndServer = /^(node:|ajv|yaml|hono|@hono|vite$)/;

const imports = codeFiles.flatMap(importsOf);

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

test('no files import each other in a circle, types included', () => {
  expect(circlesIn(imports)).toEqual([]);
});

test('no parts of a folder import each other in a circle, types included', () => {
  const parts = imports.flatMap(({ from, to, ...more }) => {
    const [fromPart = '', toPart = ''] = [from, to].map((file) =>
      file.split('/').slice(0, 2).join('/'),
    );
    return fromPart === toPart ? [] : { from: fromPart, to: toPart, ...more };
  });
  expect(circlesIn(parts)).toEqual([]);
});

test('no folder has more than 30 code files', () => {
  const sizes = Object.entries(
    Object.groupBy([...codeFiles, ...testFiles], (file) => dirname(file)),
  );
  const large = sizes.filter(([, files = []]) => files.length > 30).map(([folder]) => folder);
  expect(large).toEqual([]);
});

test('the renderer knows no block by name', () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith('renderer/') && /^blocks\/(?!ui\/)/.test(to),
  );
  expect(wrong).toEqual([]);
});

test('a block imports no other block, and a visual no other visual: what they share is in `ui`', () => {
  const ownerOf = (file: string) =>
    /^blocks\/((?:visuals\/)?[\w-]+)/.exec(file)?.[1]?.replace(/\.tsx$/, '');
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [from, to].map(ownerOf);
    return own && other && other !== 'ui' && other !== own;
  });
  expect(wrong).toEqual([]);
});

test('code for browsers reaches neither ajv, yaml and node nor the server', () => {
  const entries = [
    'renderer/browser/client.tsx',
    ...codeFiles.filter((file) => file.startsWith('blocks/')),
  ];
  const atRun = imports.filter(({ typeOnly }) => !typeOnly);
  const { files, followed } = followImports(atRun, entries);
  const wrong = followed.filter(({ to }) => forBuildAndServer.test(to) || to.startsWith('api/'));
  expect(wrong).toEqual([]);
  expect(files.size).toBeGreaterThan(entries.length);
});

test('what reads and checks valid content loads neither ajv nor the precise parser, which take as long as 30 pages', () => {
  const entries = codeFiles.filter((file) =>
    /^schema\/(?:load\/load-(?:site|settings)|rules\/.*)\.ts$/.test(file),
  );
  const atOnce = imports.filter(({ typeOnly, later }) => !typeOnly && !later);
  const { files, followed } = followImports(atOnce, entries);
  expect(followed.filter(({ to }) => /^(?:ajv|yaml)(?:$|\/)/.test(to))).toEqual([]);
  expect(files.size).toBeGreaterThan(entries.length);
});

describe('an import is seen', () => {
  test.each([
    ["import { a } from './b.ts';", false],
    ["import './b.ts';", false],
    ["import {\n  a,\n  type B,\n} from './b.ts';", false],
    ["import type { A } from './b.ts';", true],
    ["import { type A } from './b.ts';", true],
    ["export { a } from './b.ts';", false],
    ["export * from './b.ts';", false],
    ["export type { A } from './b.ts';", true],
    ["const b = await import('./b.ts');", false],
    ["const b = import(\n  './b.ts'\n);", false],
    ["type B = typeof import('./b.ts');", true],
  ])('%j', (text, typeOnly) => {
    expect(importsIn('api/a.ts', text)).toMatchObject([
      { from: 'api/a.ts', to: 'api/b.ts', typeOnly },
    ]);
  });

  test('and a circle is named by its files', () => {
    const circle = ['a', 'b', 'c'].map((from, index) => ({
      from,
      to: ['b', 'c', 'a'][index] as string,
      typeOnly: index === 1,
    }));
    const beside = [
      { from: 'd', to: 'a', typeOnly: false },
      { from: 'e', to: 'e', typeOnly: false },
    ];
    expect(circlesIn([...circle, ...beside])).toEqual([['a', 'b', 'c'], ['e']]);
  });
});
