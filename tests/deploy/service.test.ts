import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from './start-proxy.ts';

const service = join(import.meta.dirname, '../../deploy/site.service');

test.skipIf(!isInstalled('systemd-analyze', '--version'))('the service is shut in', () => {
  // Exposure from 0 to 100; a service without any of it has 96.
  const args = ['security', '--offline=true', '--threshold=20', '--no-pager', service];
  expect(spawnSync('systemd-analyze', args).status).toBe(0);
});
