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

/** Without a name; the others take minutes, and Lighthouse has to be fetched. */
const usual = ['build', 'peers', 'validate', 'save', 'bytes', 'server'];

await run(async () => {
  const { values, positionals } = readArguments({
    usage:
      'npm run bench -- [build] [peers] [validate] [save] [bytes] [server] [kills] [hostile] [slow] [growth] [lighthouse] [--pages 1000,10000] [--runs 5]',
    about:
      'Measures; without a name, everything up to server.\n  build  wall and CPU seconds, peak memory, pages per second of generated content\n  peers  builds of the same pages by this project and by Hugo, in one run\n  validate  beside js-yaml and ajv on the same pages\n  save   in dev, from a saved file until it is served\n  bytes  what a browser loads of / before and after the first input\n  server  pages against nginx and stored signups, by wrk, one core for the server\n  kills  a server with SQLite killed while 64 clients sign up, what is lost\n  hostile  requests that nobody should send: statuses, memory\n  slow   pages beside 200 clients that send a byte a second\n  growth three servers behind nginx on one PostgreSQL: servers killed, PostgreSQL stopped, what is lost\n  lighthouse  scores of every page with mobile defaults; fetches Lighthouse, and takes minutes',
    options: {
      pages: {
        type: 'string',
        value: 'LIST',
        about: 'how many pages: for build 1000,10000, for validate 10000, for save 30,1000,10000',
      },
      runs: {
        type: 'string',
        value: 'N',
        about:
          'how often; the median counts (build, peers and validate 3, save 30, server 5, lighthouse 1); servers killed (kills 200, growth 3); requests (hostile 1000000)',
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
