import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRecordCache, type PageEntry } from '../../renderer/build/record-cache.ts';
import { contentFolder, temporaryFolder } from '../content.ts';

const project = join(import.meta.dirname, '../..');

/** A user who may write nothing of the project. */
const nobody = 65_534;

/** A user that the system does not have, as in containers that run with any user id. */
const nameless = 65_432;

function runAs(user: number, [script, ...args]: [string, ...string[]], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: project,
    env: { PATH: process.env.PATH, ...env },
    uid: user,
    gid: user,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const isTestable =
  process.getuid?.() === 0 &&
  runAs(nobody, ['-e', 'fs.readFileSync("node_modules/.package-lock.json")'], {}).status === 0;

test.skipIf(!isTestable)(
  'a user who may not write to the project builds with a cache of their own, or without one',
  () => {
    const [content, home] = [contentFolder(), temporaryFolder()];
    const build = (own: NodeJS.ProcessEnv, user = nobody) =>
      runAs(user, ['scripts/build.ts', '--content', content], {
        OUT_DIR: join(home, 'out'),
        ...own,
      });
    for (const folder of [content, home]) chownSync(folder, nobody, nobody);
    const first = build({ HOME: home });
    expect(first).toMatchObject({ status: 0, output: expect.stringContaining('1 rendered') });
    expect(build({ HOME: home }).output).toContain('0 rendered');
    // Without a home, everything is built each time, and a line says so.
    const last = build({ HOME: '/nowhere', TMPDIR: home });
    expect(last).toMatchObject({ status: 0, output: expect.stringContaining('XDG_CACHE_HOME') });
    expect(readFileSync(join(home, 'out/index.html'), 'utf8')).toContain('<title>');
    for (const folder of [content, home]) chownSync(folder, nameless, nameless);
    const homeless = build({ TMPDIR: home, OUT_DIR: join(home, 'other') }, nameless);
    expect(homeless).toMatchObject({ status: 0, output: expect.stringContaining('1 rendered') });
  },
);

test('the record of another user is read until there is an own one, and is never changed', () => {
  const [theirs, own] = [temporaryFolder(), temporaryFolder()];
  const pages = [['pages/a.yaml', {}]] as unknown as PageEntry[];
  openRecordCache(theirs).write({ pages });
  const open = () => openRecordCache(own, theirs);
  expect(open().read()).toEqual({ pages });
  open().forget();
  expect(open().read()).toBeUndefined();
  const cache = open();
  cache.read();
  cache.write({ pages: [] });
  expect(open().read()).toEqual({ pages: [] });
  expect(openRecordCache(theirs).read()).toEqual({ pages });
});
