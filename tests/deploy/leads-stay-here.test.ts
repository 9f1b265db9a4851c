import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Where the documented commands write leads. */
const written = [
  'data/leads.sqlite',
  'leads.backup',
  'leads.backup.partial',
  'leads.csv',
  'leads.dump',
];

test.skipIf(spawnSync('git', ['status'], { cwd: root }).status !== 0)(
  'Git commits no leads',
  () => {
    const { stdout } = spawnSync('git', ['check-ignore', ...written], { cwd: root });
    expect(String(stdout).trim().split('\n')).toEqual(written);
  },
);

test('an image contains no leads', () => {
  const patterns = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
  for (const path of written) {
    const isIgnored = patterns.some(
      (pattern) => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`),
    );
    expect([path, isIgnored]).toEqual([path, true]);
  }
});
