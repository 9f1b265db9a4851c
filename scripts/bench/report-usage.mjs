// Loaded into a measured process: writes what it has used, with all its threads, when it ends.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
  writeSync(3, JSON.stringify(usage));
});
