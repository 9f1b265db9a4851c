import { availableParallelism } from 'node:os';
import { benchBuild } from './bench/build.ts';
import { benchBytes } from './bench/bytes.ts';
import { processorModel } from './bench/measure.ts';
import { benchSave } from './bench/save.ts';
import { readArguments, run, UsageError } from './command-line.ts';

const benches = {
  build: benchBuild,
  save: benchSave,
  bytes: benchBytes,
};

await run(async () => {
  const { values, positionals } = readArguments(
    {
      usage: 'npm run bench -- [build] [save] [bytes] [--pages 1000,10000] [--runs 5]',
      about:
        'Measures; without a name, everything.\n  build  wall and CPU seconds, peak memory, pages per second of generated content\n  save   in dev, from a saved file until it is served\n  bytes  what a browser loads of / before and after the first input',
      options: {
        '--pages LIST': 'how many pages: for build 1000,10000, for save 30,1000',
        '--runs N': 'how often; the median counts (build 3, save 30)',
      },
    },
    { pages: { type: 'string' }, runs: { type: 'string' } },
    true,
  );
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, ${processorModel()}\n`,
  );
  for (const name of names) {
    const sizes = values.pages?.split(',').map(Number);
    const runs = values.runs === undefined ? undefined : Number(values.runs);
    if (sizes?.some((size) => !(size >= 2)) || runs === 0 || Number.isNaN(runs)) {
      throw new UsageError('--pages and --runs are whole numbers, from 2 and from 1.');
    }
    if (name === 'build') await benchBuild(sizes ?? [1000, 10_000], runs ?? 3);
    else if (name === 'save') await benchSave(sizes ?? [30, 1000], runs ?? 30);
    else if (name === 'bytes') await benchBytes();
    else throw new UsageError(`There is no bench ${name}: ${Object.keys(benches).join(', ')}.`);
    console.log();
  }
  return 0;
});
