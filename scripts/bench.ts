import { availableParallelism } from 'node:os';
import { benchHostile } from './bench/attacks/hostile.ts';
import { benchKills } from './bench/attacks/kills.ts';
import { benchSlowClients } from './bench/attacks/slow-clients.ts';
import { benchBuild } from './bench/build.ts';
import { benchBytes } from './bench/bytes.ts';
import { benchGrowth } from './bench/growth/growth.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { processorModel } from './bench/measure.ts';
import { benchPeers } from './bench/peers.ts';
import { benchSave } from './bench/save.ts';
import { benchServer } from './bench/server.ts';
import { benchValidate } from './bench/validate.ts';
import { readArguments, run, UsageError } from './command-line.ts';
import { unknownName } from './unknown-name.ts';

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
  kills: ({ runs = 200 }) => benchKills(runs),
  hostile: ({ runs = 1_000_000 }) => benchHostile(runs),
  slow: () => benchSlowClients(),
  growth: ({ runs = 3 }) => benchGrowth(runs),
  lighthouse: ({ runs = 1 }) => benchLighthouse(runs),
};

/** The benches that run by default. The others take minutes, and Lighthouse is downloaded first. */
const usual = ['build', 'peers', 'validate', 'save', 'bytes', 'server'];

const help = `Measures speed and robustness. Without a name, runs ${usual.join(', ')}.

  build       time, processor time, memory and pages per second for generated pages
  peers       the same pages built by this project and by Hugo
  validate    validation, beside js-yaml and ajv on the same pages
  save        time from a saved file to the served page, in dev
  bytes       what a browser loads of / before and after the first input
  server      requests per second beside nginx, and stored signups per second (needs wrk)
  kills       kills a server with SQLite while 64 clients sign up, and counts losses
  hostile     sends malicious requests, and shows statuses and memory
  slow        times pages beside 200 clients that send a byte a second
  growth      three servers behind nginx on one PostgreSQL: kills servers, stops PostgreSQL, counts losses
  lighthouse  scores of every page with mobile defaults, and its largest paint beside that of a bare
              page of as many bytes; downloads Lighthouse and takes minutes`;

await run(async () => {
  const { values, positionals } = readArguments({
    usage: 'npm run bench -- [NAME ...] [--pages LIST] [--runs N]',
    about: help,
    options: {
      pages: {
        type: 'string',
        value: 'LIST',
        about:
          'numbers of pages, for build (default 1000,10000), validate (10000) and save (30,1000,10000)',
      },
      runs: {
        type: 'string',
        value: 'N',
        about:
          'how often to measure; the median counts (default for build, peers and validate 3, save 30, server 5, lighthouse 1). For kills (200) and growth (3) how many kills, for hostile (1000000) how many requests',
      },
    },
    allowPositionals: true,
  });
  const sizes = values.pages?.split(',').map(Number);
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  const isFrom = (least: number) => (value: number) => Number.isInteger(value) && value >= least;
  if (!(sizes ?? []).every(isFrom(2)) || (runs !== undefined && !isFrom(1)(runs))) {
    throw new UsageError('--pages and --runs are whole numbers, from 2 and from 1.');
  }
  const names = positionals.length > 0 ? positionals : usual;
  const unknown = names.find((name) => !Object.hasOwn(benches, name));
  if (unknown !== undefined) {
    throw new UsageError(unknownName('bench', unknown, Object.keys(benches)));
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
