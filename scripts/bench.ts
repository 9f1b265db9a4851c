import { availableParallelism } from 'node:os';
import { benchBuild } from './bench/build.ts';
import { benchBytes } from './bench/bytes.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { processorModel } from './bench/measure.ts';
import { benchPeers } from './bench/peers.ts';
import { benchSave } from './bench/save.ts';
import { benchServer } from './bench/server.ts';
import { benchValidate } from './bench/validate.ts';
import { readArguments, run, UsageError } from './command-line.ts';

interface Options {
  sizes: number[] | undefined;
  runs: number | undefined;
}

const benches: Record<string, (options: Options) => Promise<void>> = {
  build: ({ sizes = [1000, 10_000], runs = 3 }) => benchBuild(sizes, runs),
  validate: ({ sizes = [10_000], runs = 3 }) => benchValidate(sizes, runs),
  peers: ({ runs = 3 }) => benchPeers(runs),
  save: ({ sizes = [30, 1000, 10_000], runs = 30 }) => benchSave(sizes, runs),
  bytes: () => benchBytes(),
  server: ({ runs = 5 }) => benchServer(runs),
  lighthouse: ({ runs = 1 }) => benchLighthouse(runs),
};

/** Without a name; Lighthouse has to be fetched and takes minutes. */
const usual = ['build', 'peers', 'validate', 'save', 'bytes', 'server'];

await run(async () => {
  const { values, positionals } = readArguments(
    {
      usage:
        'npm run bench -- [build] [peers] [validate] [save] [bytes] [server] [lighthouse] [--pages 1000,10000] [--runs 5]',
      about:
        'Measures; without a name, everything but lighthouse.\n  build  wall and CPU seconds, peak memory, pages per second of generated content\n  peers  builds of the same pages by this project and by Hugo, in one run\n  validate  beside js-yaml and ajv on the same pages\n  save   in dev, from a saved file until it is served\n  bytes  what a browser loads of / before and after the first input\n  server  pages against nginx and stored signups, by wrk, one core for the server\n  lighthouse  scores of every page with mobile defaults; fetches Lighthouse, and takes minutes',
      options: {
        '--pages LIST':
          'how many pages: for build 1000,10000, for validate 10000, for save 30,1000,10000',
        '--runs N':
          'how often; the median counts (build, peers and validate 3, save 30, server 5, lighthouse 1)',
      },
    },
    { pages: { type: 'string' }, runs: { type: 'string' } },
    true,
  );
  const sizes = values.pages?.split(',').map(Number);
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  const isFrom = (least: number) => (value: number) => Number.isInteger(value) && value >= least;
  if (!(sizes ?? []).every(isFrom(2)) || (runs !== undefined && !isFrom(1)(runs))) {
    throw new UsageError('--pages and --runs are whole numbers, from 2 and from 1.');
  }
  const names = positionals.length > 0 ? positionals : usual;
  const unknown = names.find((name) => !Object.hasOwn(benches, name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no bench ${unknown}: ${Object.keys(benches).join(', ')}.`);
  }
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, ${processorModel()}\n`,
  );
  for (const name of names) {
    await benches[name]?.({ sizes, runs });
    console.log();
  }
  return 0;
});
