import { join } from 'node:path';
import { readArguments, run, UsageError } from '../../scripts/command-line.ts';
import { withServedSite } from '../../scripts/served-site.ts';
import { unknownName } from '../../scripts/unknown-name.ts';
import { engines as all, type Engine } from './engines.ts';
import { journey } from './journey.ts';

const names = all.map(({ name }) => name);

await run(async () => {
  const { positionals } = readArguments({
    usage: 'npm run test:browsers -- [ENGINE …]',
    about: `Runs one journey through every interactive block in ${names.join(', ')}, or only in the engines that you name.`,
    allowPositionals: true,
  });
  const engines = chosen(positionals);
  const failed = await withServedSite(join(import.meta.dirname, '../site'), async (address) => {
    let sum = 0;
    for (const engine of engines) sum += await travel(engine, address);
    return sum;
  });
  console.log(failed === 0 ? '\nThe journey ended well.' : `\n${failed} failed`);
  return failed === 0 ? 0 : 1;
});

function chosen(given: readonly string[]): readonly Engine[] {
  if (given.length === 0) return all;
  return given.map((wanted) => {
    const engine = all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    if (!engine) throw new UsageError(unknownName('engine', wanted, names));
    return engine;
  });
}

/** Makes the journey in one engine; returns how many of its steps failed. */
async function travel({ name, launch }: Engine, origin: string): Promise<number> {
  console.log(`\n${name}`);
  const driver = await launch(origin);
  if (!driver) {
    console.log('  It is missing and cannot be installed here: skipped.');
    return 0;
  }
  let failed = 0;
  try {
    for (const { name: step, run, expected } of journey) {
      const start = performance.now();
      await driver.resize(1280, 900);
      const problem = await run(driver).then(
        () => undefined,
        (error: Error) => error.message,
      );
      const complaints = (await driver.takeProblems()).filter((text) => !expected?.test(text));
      const problems = problem ? [problem, ...complaints] : complaints;
      if (problems.length > 0) failed += 1;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`  ${problems.length > 0 ? '✗' : '✓'} ${step} (${seconds} s)`);
      for (const text of problems) console.log(`      ${text}`);
    }
  } finally {
    await driver.close();
  }
  return failed;
}
