import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildSite } from '../../renderer/build/build.ts';
import { recoverOutput } from '../../renderer/build/publish.ts';
import { contentFolder, plainPage, temporaryFolder, writeFiles } from '../content.ts';

/** What the next call that changes files does, instead of what it is asked for. */
const disk = vi.hoisted(() => ({ beforeChange: (_path: string): void => undefined }));

/** Every function of `node:fs` with which a build changes files asks first. */
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const changing = [
    'writeFileSync',
    'renameSync',
    'rmSync',
    'rmdirSync',
    'mkdirSync',
    'copyFileSync',
  ] as const;
  const asking = changing.map((name) => [
    name,
    (...args: unknown[]) => {
      disk.beforeChange(String(args[0]));
      return (original[name] as (...given: unknown[]) => unknown)(...args);
    },
  ]);
  return { ...original, ...Object.fromEntries(asking) };
});

/** A renderer that writes one word, and fails where a page asks for it. */
const renderer = `export const createRenderer = () => ({ page, route }) => {
  if (page.blocks.some(({ heading }) => heading === 'Fails')) throw new Error('a block failed');
  return { html: Buffer.from(page.title), data: Buffer.from(route) };
};`;

vi.mock('../../renderer/bundle/bundle-cache.ts', () => ({
  isBundled: () => true,
  openBundle: async () => bundle,
}));
/** The code stays as it is, which no build needs to find out. */
vi.mock('../../renderer/bundle/engine.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../renderer/bundle/engine.ts')>()),
  fingerprintEngine: () => 'engine',
}));
const bundle = { client: '', server: '', assets: { app: '', styles: '', parts: {} }, rules: {} };

/** A content folder with pages at several depths, all of the same version. */
function site(version: string): Record<string, string> {
  const names = ['index', '404', 'products/b', 'solutions/deep/c'];
  return Object.fromEntries(names.map((name) => [`pages/${name}.yaml`, plainPage(version)]));
}

function prepare() {
  disk.beforeChange = () => undefined;
  const folder = temporaryFolder();
  onTestFinished(() => {
    disk.beforeChange = () => undefined;
  });
  const code = join(folder, 'code');
  mkdirSync(join(code, 'client/assets'), { recursive: true });
  writeFileSync(join(code, 'server.mjs'), renderer);
  Object.assign(bundle, { client: join(code, 'client'), server: join(code, 'server.mjs') });
  const content = contentFolder({ ...site('One'), 'pages/only-in-one.yaml': plainPage('One') });
  return { content, out: join(folder, 'out') };
}

/** The versions of all pages that a visitor finds. */
const versionsIn = (out: string): string[] => [
  ...new Set(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html'))
      .map((path) => readFileSync(join(out, path), 'utf8')),
  ),
];

function editToTwo(content: string): void {
  writeFiles(content, site('Two'));
  rmSync(join(content, 'pages/only-in-one.yaml'));
}

test('a build that is killed at any moment leaves the old site or the new one', async () => {
  const { content, out } = prepare();
  const write = (version: string) =>
    writeFiles(content, {
      ...site(version),
      [`pages/only-in-${version}.yaml`]: plainPage(version),
    });
  await buildSite({ content, out });
  const seen = new Set<string>();
  let [old, gone] = ['One', 'only-in-one'];
  for (let moment = 1; ; moment += 1) {
    const version = `v${moment}`;
    write(version);
    rmSync(join(content, `pages/${gone}.yaml`));
    let changes = 0;
    disk.beforeChange = () => {
      changes += 1;
      // A process that is gone does nothing any more, neither here nor in what cleans up.
      if (changes >= moment) throw new Error('killed');
    };
    const finished = await buildSite({ content, out }).then(
      () => true,
      () => false,
    );
    disk.beforeChange = () => undefined;
    if (finished) break;
    recoverOutput(out);
    const versions = versionsIn(out);
    expect(versions, `killed at change ${moment}`).toHaveLength(1);
    expect([old, version], `killed at change ${moment}`).toContain(versions[0]);
    expect(existsSync(join(out, '.publish')), `killed at change ${moment}`).toBe(false);
    seen.add(versions[0] === old ? 'old' : 'new');
    // The next build puts right whatever is left.
    expect(await buildSite({ content, out })).toMatchObject({ written: true });
    expect(versionsIn(out)).toEqual([version]);
    expect(existsSync(join(out, `${gone}.html`))).toBe(false);
    [old, gone] = [version, `only-in-${version}`];
  }
  expect(seen).toEqual(new Set(['old', 'new']));
});

test('a switch is completed although another process has the number of the build that was killed', async () => {
  const { content, out } = prepare();
  await buildSite({ content, out });
  editToTwo(content);
  disk.beforeChange = (path) => {
    if (path.includes('switching-')) throw new Error('killed');
  };
  await expect(buildSite({ content, out })).rejects.toThrow('killed');
  disk.beforeChange = () => undefined;
  // The first process of the system always runs.
  const committed = join(out, '.publish/switching-1');
  renameSync(join(out, `.publish/switching-${process.pid}`), committed);
  // Nothing is tried as long as that one may be at work: a server may have no permission.
  disk.beforeChange = () => {
    throw new Error('no permission');
  };
  recoverOutput(out);
  disk.beforeChange = () => undefined;
  expect(versionsIn(out)).toContain('One');
  utimesSync(join(committed, 'plan.json'), new Date(), new Date(Date.now() - 120_000));
  recoverOutput(out);
  expect(versionsIn(out)).toEqual(['Two']);
});

test('a folder goes with its last page', async () => {
  const { content, out } = prepare();
  await buildSite({ content, out });
  for (const folder of ['products', 'solutions'])
    rmSync(join(content, 'pages', folder), { recursive: true });
  writeFiles(content, { 'pages/products/new.yaml': plainPage('New') });
  await buildSite({ content, out });
  const folders = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).not.toContain('solutions');
  expect(readdirSync(join(out, 'products'))).toContain('new.html');
});

test('a file takes the place of a folder, and a folder that of a file', async () => {
  const { content, out } = prepare();
  for (const path of ['notes/a', 'notes', 'notes/a']) {
    writeFiles(content, { [`pages/${path}`]: path });
    await buildSite({ content, out });
    expect(readFileSync(join(out, path), 'utf8')).toBe(path);
    expect(existsSync(join(out, '.publish'))).toBe(false);
    rmSync(join(content, 'pages/notes'), { recursive: true });
  }
});

test('a full disk leaves the site as it was', async () => {
  const { content, out } = prepare();
  await buildSite({ content, out });
  let room = 3;
  disk.beforeChange = (path) => {
    if (!path.includes('.publish') || !/\.(html|json|xml)$/.test(path)) return;
    room -= 1;
    if (room < 0)
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' });
  };
  editToTwo(content);
  await expect(buildSite({ content, out })).rejects.toThrow('no space left');
  expect(versionsIn(out)).toEqual(['One']);
  expect(existsSync(join(out, 'only-in-one.html'))).toBe(true);
  expect(existsSync(join(out, '.publish'))).toBe(false);
  disk.beforeChange = () => undefined;
  expect(await buildSite({ content, out })).toMatchObject({ written: true });
  expect(versionsIn(out)).toEqual(['Two']);
});

test('a page that cannot be rendered leaves its neighbours and all else as they were', async () => {
  const { content, out } = prepare();
  await buildSite({ content, out });
  const failing = `${plainPage('Two')}  - { type: feature, heading: Fails, text: All of it. }\n`;
  writeFiles(content, {
    ...site('Two'),
    'pages/products/b.yaml': failing,
    'pages/products/c.yaml': failing,
  });
  const report = await buildSite({ content, out });
  expect(report).toMatchObject({ written: false });
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
  // One reason is reported once.
  expect(errors).toMatchObject([
    {
      ...{ code: 'B301', file: 'pages/products/b.yaml' },
      ...{ range: { start: { line: 6, column: 13 } }, others: [{ file: 'pages/products/c.yaml' }] },
    },
  ]);
  expect(errors[0]?.message).toContain('`feature`');
  expect(versionsIn(out)).toEqual(['One']);
});
