// Loaded into a measured process and its child processes. When the process ends, it writes the time and
// memory of all its threads.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
    appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(usage)}\n`);
  });
}
