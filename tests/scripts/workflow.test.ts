import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, temporaryFolder, writeFiles } from '../content.ts';
import { commit, git } from '../git.ts';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
}

const root = join(import.meta.dirname, '../..');
const workflow: { jobs: Record<string, { steps: Step[] }> } = parse(
  readFileSync(join(root, '.github/workflows/check.yml'), 'utf8'),
);
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

/** What the first job says of the last commit. */
function decide(content: string, base: string): string {
  const output = join(temporaryFolder(), 'output');
  writeFileSync(output, '');
  const { run = '' } = steps.find(({ id }) => id === 'changes') ?? {};
  // As GitHub runs it.
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd: content,
    env: { ...process.env, BASE: base, GITHUB_OUTPUT: output },
    stdio: 'pipe',
  });
  return readFileSync(output, 'utf8');
}

test.each([
  [{ 'pages/a.yaml': 'x', 'site.yaml': 'y' }, 'content'],
  [{ 'pages/deep/Büro.png': 'x' }, 'content'],
  [{ 'pages/a.yaml': 'x', 'README.md': 'y' }, ''],
  [{ 'schema/pages/a.json': 'x' }, ''],
  [{ 'site.yaml.txt': 'x' }, ''],
])('a change of %j runs the job for %j', (files, only) => {
  const content = contentFolder();
  git(content, 'init', '-q');
  for (const change of [{}, files]) {
    writeFiles(content, change);
    commit(content);
  }
  expect(decide(content, 'HEAD~1')).toMatch(new RegExp(`^only=${only}\nbase=[0-9a-f]{40}\n$`));
  expect(decide(content, '0'.repeat(40))).toBe('only=\nbase=\n');
});

test('every action has a version, and every command is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const { uses, run } of steps) {
    if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+\.\d+\.\d+$/);
    const [, script] = /npm run --silent (\w+)/.exec(run ?? '') ?? [];
    if (script) expect(scripts).toHaveProperty(script);
  }
});
