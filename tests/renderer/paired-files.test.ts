import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type * as PairedFiles from '../../renderer/bundle/paired-files.ts';
import type * as CompiledValidators from '../../schema/validate/compiled-validators.ts';
import { contentFolder, writeFiles } from '../content.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the engine for all tests, because its code is bundled only once then. */
const engine = mkdtempSync(join(tmpdir(), 'engine-'));

/** Of blocks and visuals, the copy has only a few, with which it is compiled and bundled in half the time. */
const copied = ['ui', 'hero', 'feature', 'image', 'not-found'];

function isCopied(path: string): boolean {
  const file = relative(root, path);
  const [, name] =
    /^(?:schema\/|blocks\/)?(?:blocks|visuals)\/(?!visuals)([\w-]+)/.exec(file) ?? [];
  return (name === undefined || copied.includes(name)) && file !== 'schema/generated';
}

const env = {
  ...process.env,
  INIT_CWD: engine,
  NODE_ENV: '',
  NODE_COMPILE_CACHE: join(engine, '.cache/compiled'),
  OUT_DIR: 'out',
  CONTENT_DIR: '',
};

function run(command: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(command, args, { cwd: engine, encoding: 'utf8', env });
}

const runScript = (script: string, ...args: string[]) =>
  run(process.execPath, `scripts/${script}`, ...args);

/** Loads code of the copy, which reads the schemas and components of the copy. */
const load = (file: string) => import(pathToFileURL(join(engine, file)).href);

/** What makes `build` and `validate` end before they read content. */
async function refusal(): Promise<string> {
  const { checkPairs }: typeof PairedFiles = await load('renderer/bundle/paired-files.ts');
  const { openCompiledValidators }: typeof CompiledValidators = await load(
    'schema/validate/compiled-validators.ts',
  );
  try {
    checkPairs();
    await openCompiledValidators();
    return '';
  } catch (error) {
    // Only the message of such an error is printed.
    expect((error as Error).constructor.name).toBe('PlainError');
    return (error as Error).message;
  }
}

const schema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  $id: 'visuals/gauge-of-a-test.json',
  title: 'gauge-of-a-test',
  description: 'One value between zero and a hundred.',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'title', 'value'],
  properties: {
    kind: { const: 'gauge-of-a-test' },
    title: { $ref: '../charts.json#/definitions/subject' },
    value: { description: 'The value.', type: 'number', minimum: 0, maximum: 100 },
  },
  examples: [{ kind: 'gauge-of-a-test', title: 'Cash, % of target', value: 40 }],
};

const component = `
import { Panel } from '../ui/charts/panel.tsx';
export default function Gauge({ title, value }: { title: string; value: number }) {
  return <Panel title={title}><meter max={100} value={value}>{value}</meter></Panel>;
}
`;

// The names are as long as they may be, or of a kind that no block of ours has.
const [block, visual] = ['quotes-of-a-long-name-that-i', 'dial-of-a-test'];
const written = [
  `schema/blocks/${block}.json`,
  `blocks/${block}.tsx`,
  `schema/visuals/${visual}.json`,
  `blocks/visuals/${visual}.tsx`,
];

beforeAll(() => {
  for (const part of ['schema', 'blocks', 'renderer', 'scripts', 'api'])
    cpSync(join(root, part), join(engine, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    });
  // Their examples have visuals that the copy has not.
  for (const file of ['schema/blocks/hero.json', 'schema/blocks/feature.json']) {
    const { examples: _, ...schema } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    writeFiles(engine, { [file]: JSON.stringify(schema) });
  }
  for (const file of ['package.json', 'package-lock.json', 'biome.json'])
    cpSync(join(root, file), join(engine, file));
  symlinkSync(join(root, 'node_modules'), join(engine, 'node_modules'));
  writeFiles(engine, {
    'schema/visuals/gauge-of-a-test.json': JSON.stringify(schema),
    'blocks/visuals/gauge-of-a-test.tsx': component,
  });
  expect(runScript('new.ts', 'block', block)).toMatchObject({ status: 0 });
  expect(runScript('new.ts', 'visual', visual)).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(engine, { recursive: true }));

describe('a new block and a new visual', () => {
  test('are formatted, without lint, and of the right types', () => {
    const lint = ['check', '--vcs-enabled=false', ...written];
    expect(run(join(root, 'node_modules/.bin/biome'), ...lint)).toMatchObject({ status: 0 });
    // Only these files and what they import: the rest of the code is checked elsewhere.
    const settings = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    const include = ['renderer/virtual-modules.d.ts', ...written.filter((file) => /x$/.test(file))];
    writeFileSync(join(engine, 'tsconfig.json'), JSON.stringify({ ...settings, include }));
    const { stdout } = run(join(root, 'node_modules/.bin/tsc'), '--noEmit');
    expect(stdout).not.toContain(block);
    expect(stdout).not.toContain(visual);
  });
});

test('the dev server writes the types that editors read, and says which code it does not follow', async () => {
  const types = join(engine, 'schema/generated/types.ts');
  rmSync(types);
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: engine,
    env: { ...env, PORT: '0', CONTENT_DIR: contentFolder({}), DATA_DIR: 'data' },
  });
  onTestFinished(() => void dev.kill('SIGKILL'));
  await expect.poll(() => existsSync(types)).toBe(true);
  expect(readFileSync(types, 'utf8')).toContain('interface DialOfATestVisual');
  // Node keeps the code that it has loaded.
  let output = '';
  dev.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const rule = 'schema/rules/rule-of-a-test.ts';
  onTestFinished(() => rmSync(join(engine, rule)));
  writeFiles(engine, { [rule]: 'export default function rule(): void {}\n' });
  await expect.poll(() => output).toContain(`${rule} has changed.`);
});

describe('a build', () => {
  const exampleOf = (file: string) =>
    JSON.parse(readFileSync(join(engine, file), 'utf8')).examples[0];
  const site = (value: number) => {
    const hero = {
      type: 'hero',
      title: 'Home',
      visual: { kind: 'gauge-of-a-test', title: 'Cash', value },
    };
    const feature = {
      type: 'feature',
      heading: 'New',
      visual: exampleOf(`schema/visuals/${visual}.json`),
    };
    const blocks = [hero, feature, exampleOf(`schema/blocks/${block}.json`)];
    const page = { title: 'Home', description: 'What is new.', blocks };
    return contentFolder({ 'pages/index.yaml': JSON.stringify(page) });
  };

  test('shows what has a schema and a component of one name, and nothing else', () => {
    expect(runScript('build.ts', '--content', site(40))).toMatchObject({ status: 0 });
    const html = readFileSync(join(engine, 'out/index.html'), 'utf8');
    expect(html).toContain('<meter max="100" value="40">');
    expect(html).toContain('1,310');
    expect(html).toContain('Another point');
  });

  test('checks it, and is right though files of the caches were damaged', () => {
    const [bundled, compiled] = [
      '.cache/bundles/*/{client/assets/*.js,server/server.js}',
      'schema/generated/*.cjs',
    ].map((files) => globSync(files, { cwd: engine }).map((file) => join(engine, file)));
    const sizes = () => bundled?.map((file) => statSync(file).size);
    const whole = sizes();
    for (const file of [...(bundled ?? []), ...(compiled ?? [])]) writeFileSync(file, '');
    expect(runScript('build.ts', '--content', site(41))).toMatchObject({ status: 0 });
    expect(sizes()).toEqual(whole);
    const { status, stderr } = runScript('build.ts', '--content', site(400));
    expect(status).toBe(1);
    expect(stderr).toContain('`value` of the hero block must be from 0 to 100');
    expect(whole?.length).toBeGreaterThan(2);
  });

  // Nobody may write there, and it is a folder on Linux only.
  test.runIf(existsSync('/sys/kernel'))('is checked where the engine cannot be written', () => {
    const [generated, aside] = ['schema/generated', 'generated'].map((path) => join(engine, path));
    const content = site(400);
    renameSync(generated as string, aside as string);
    symlinkSync('/sys/kernel', generated as string);
    const { status, stdout, stderr } = runScript('validate.ts', '--content', content);
    rmSync(generated as string);
    renameSync(aside as string, generated as string);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('`value` of the hero block must be from 0 to 100');
    expect(stdout).toMatch(/^1 error\b/m);
  });

  test('needs both in their folders, as build.ts says before it reads pages that have them', () => {
    const [right, wrong] = ['schema/blocks', 'schema'].map((folder) => `${folder}/${block}.json`);
    const content = site(400);
    rmSync(join(engine, 'blocks/visuals/gauge-of-a-test.tsx'));
    renameSync(join(engine, right as string), join(engine, wrong as string));
    const { status, stderr } = runScript('build.ts', '--content', content);
    renameSync(join(engine, wrong as string), join(engine, right as string));
    // On a busy machine, progress comes before it.
    expect(stderr.split('\n').slice(-3)).toEqual([
      'schema/visuals/gauge-of-a-test.json has no component: add blocks/visuals/gauge-of-a-test.tsx.',
      `blocks/${block}.tsx has no schema: move ${wrong} to ${right}.`,
      '',
    ]);
    expect(stderr).not.toContain('error[');
    expect(status).toBe(2);
  });

  test('a component whose name is misspelt, or that is elsewhere, is to be renamed', async () => {
    const right = join(engine, 'blocks/visuals/gauge-of-a-test.tsx');
    for (const file of ['blocks/visuals/gauge-of-tests.tsx', 'blocks/ui/gauge-of-a-test.tsx']) {
      rmSync(right, { force: true });
      writeFiles(engine, { [file]: component });
      const message = await refusal();
      expect(message).toContain(`rename ${file} to blocks/visuals/gauge-of-a-test.tsx`);
      expect(message.split('\n')).toHaveLength(1);
      rmSync(join(engine, file));
    }
    writeFiles(engine, { 'blocks/visuals/gauge-of-a-test.tsx': component });
  });

  test('a second component of a block is refused', async () => {
    writeFiles(engine, { [`blocks/${block}/index.tsx`]: component });
    expect(await refusal()).toContain(`blocks/${block}.tsx and blocks/${block}/index.tsx`);
    rmSync(join(engine, 'blocks', block), { recursive: true });
  });

  const right = JSON.stringify(schema);
  test.each([
    [
      'another kind',
      right.replace('"const":"gauge-of-a-test"', '"const":"dial"'),
      'schema/visuals/gauge-of-a-test.json needs `"kind": { "const": "gauge-of-a-test" }` among its properties, and has "dial".',
    ],
    [
      'another id',
      right.replace('visuals/gauge-of-a-test', 'visuals/dial'),
      'schema/visuals/gauge-of-a-test.json needs `"$id": "visuals/gauge-of-a-test.json"`, and has "visuals/dial.json". Correct that, or the name of the file.',
    ],
    [
      'a limit that numbers do not have',
      right.replace('"maximum":', '"maxLength":'),
      /^schema\/visuals\/gauge-of-a-test\.json:1:\d+: .*maxLength.*$/,
    ],
    [
      'no kind that must be there',
      right.replace('"required":["kind",', '"required":['),
      'schema/visuals/gauge-of-a-test.json needs "kind" in its "required".',
    ],
  ])('a copied schema with %s is refused', async (_, text, message) => {
    writeFiles(engine, { 'schema/visuals/gauge-of-a-test.json': text });
    expect(await refusal()).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    writeFiles(engine, { 'schema/visuals/gauge-of-a-test.json': right });
  });

  test('refuses half a schema, as validate.ts says', () => {
    writeFiles(engine, { 'schema/visuals/gauge-of-a-test.json': '{' });
    const { status, stderr } = runScript('validate.ts', '--content', site(40));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^schema\/visuals\/gauge-of-a-test\.json:1:2: .+\n$/m);
    writeFiles(engine, { 'schema/visuals/gauge-of-a-test.json': right });
  });

  test('shows where a mistake in the code is, without the stack of the bundler', () => {
    writeFiles(engine, {
      'blocks/visuals/gauge-of-a-test.tsx': 'export default function Gauge( {',
    });
    const { status, stderr } = runScript('build.ts', '--content', site(40));
    expect(status).toBe(2);
    expect(stderr).toContain('blocks/visuals/gauge-of-a-test.tsx:1:');
    expect(stderr).not.toContain('node_modules');
  });

  test('names each file that has no default export, or one that is not a component', () => {
    const named = component.replace('default ', '');
    const files = {
      'blocks/visuals/gauge-of-a-test.tsx': named,
      [`blocks/visuals/${visual}.tsx`]: `${named}export default 'Gauge';`,
    };
    const rest = readFileSync(join(engine, `blocks/visuals/${visual}.tsx`), 'utf8');
    writeFiles(engine, files);
    const { status, stderr } = runScript('build.ts', '--content', site(40));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^blocks\/visuals\/gauge-of-a-test\.tsx has no default export\./m);
    expect(stderr).toMatch(/blocks\/visuals\/dial-of-a-test\.tsx is not a component/);
    expect(stderr).not.toContain('index.yaml');
    writeFiles(engine, { [`blocks/visuals/${visual}.tsx`]: rest });
  });

  test('shows the stack of code that throws while it is loaded', () => {
    writeFiles(engine, {
      'blocks/visuals/gauge-of-a-test.tsx': `throw new Error('Not yet');${component}`,
    });
    const { status, stderr } = runScript('build.ts', '--content', site(40));
    expect(status).toBe(2);
    expect(stderr).toMatch(/Error: Not yet\n +at /);
  });
});
