import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ChunkingContext,
  type InputOptions,
  type OutputOptions,
  type Plugin,
  type RolldownOutput,
  rolldown,
} from 'rolldown';
import { viteImportGlobPlugin, viteTransformPlugin } from 'rolldown/experimental';
import { fingerprint } from '../../schema/load/fingerprint.ts';
import type { ClientAssets } from '../page/document.ts';
import { type CompiledRules, writeStyleSheet } from '../styles/compile-rules.ts';
import type { Side } from '../styles/plugin.ts';
import type { Bundle } from './bundle-cache.ts';
import { findClientFiles } from './bundle-files.ts';
import { importedFiles } from './imported-files.ts';
import { compilerOptions, sharedPlugins } from './plugins.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'renderer/browser/client.tsx');

/** A file that its package does not name to others. */
const inPackage = (name: string, file: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

const jsxRuntime = join(root, 'renderer/styles/jsx-runtime.ts');

/** Takes our JSX runtime instead of React's, which ours is made with. */
const styledJsxRuntime: Plugin = {
  name: 'styled-jsx-runtime',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) => (importer === jsxRuntime ? undefined : jsxRuntime),
  },
};

const reactRouter = inPackage('react-router', 'dist/production/index.mjs');

/** The oldest browsers whose scripts and styles are written for: those of 30 months, in May 2025. */
const browsers = { chrome: 111, edge: 111, firefox: 114, safari: 16.4, ios: 16.4 };

/** As lightningcss counts: three bytes of a version. */
const styleTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
  }),
);

/**
 * Bundles the code, never the pages, into a new folder: `client/` for browsers and
 * `server/server.js` for rendering. About 0.3 s whatever the number of pages.
 */
export async function bundle(target: string): Promise<Pick<Bundle, 'assets' | 'rules'>> {
  mkdirSync(join(target, 'client/assets'), { recursive: true });
  // One after the other: beside the reading of pages it takes no longer, and 40 MB less.
  const files = await buildClient(join(target, 'client'));
  const rules = await buildServer(join(target, 'server'));
  // Fonts and the like. The server's code stays where it is.
  const filter = (path: string) => !path.endsWith('.js');
  const serverAssets = join(target, 'server/assets');
  cpSync(serverAssets, join(target, 'client/assets'), { recursive: true, filter });
  return { assets: { ...files, styles: addStyleSheet(target, rules) }, rules };
}

async function buildClient(dir: string): Promise<Omit<ClientAssets, 'styles'>> {
  const output = {
    dir,
    minify: true,
    comments: false,
    topLevelVar: true,
    entryFileNames: 'assets/[name]-[hash].js',
    codeSplitting: {
      groups: [{ name: createStartChunk(), debugName: 'start' }, sharedPieces],
    },
  };
  const input = { input: entry, platform: 'browser' } as const;
  return findClientFiles((await runRolldown('browser', input, output)).output, root);
}

async function buildServer(dir: string): Promise<CompiledRules> {
  const input = { input: join(root, 'renderer/page/server.tsx'), platform: 'node' } as const;
  await runRolldown('server', input, { dir, entryFileNames: 'server.js' });
  // Only the code that styles components knows their rules.
  const server = pathToFileURL(join(dir, 'server.js')).href;
  const { compileRules }: typeof import('../page/server.tsx') = await import(server);
  return compileRules();
}

async function runRolldown(
  side: Side,
  input: InputOptions,
  output: OutputOptions,
): Promise<RolldownOutput> {
  const target = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
  const build = await rolldown({
    ...input,
    cwd: root,
    tsconfig: false,
    // What other files import of the entry may be exported by its file, which then needs no other.
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'silent',
    resolve: {
      alias: {
        // Both packages lead to a development build whatever the conditions are.
        'react-router': reactRouter,
        'react-router-dom': reactRouter,
        // Only the half that makes strings: the other needs Node's streams, which take longer to load.
        'react-dom/server': inPackage(
          'react-dom',
          'cjs/react-dom-server-legacy.node.production.js',
        ),
      },
    },
    transform: {
      // Or React would be its slow development version wherever the variable is not set.
      define: { 'process.env.NODE_ENV': '"production"' },
      ...(side === 'browser' && { target }),
    },
    plugins: [
      styledJsxRuntime,
      importedFiles(styleTargets),
      // Before the plugin of styles: the ids of components follow from the text of a file.
      viteTransformPlugin({ root, transformOptions: compilerOptions }),
      ...sharedPlugins(side),
      viteImportGlobPlugin({ root }),
    ],
  });
  try {
    return await build.write({ ...output, chunkFileNames: 'assets/[name]-[hash].js' });
  } finally {
    await build.close();
  }
}

/** Writes the rules of all blocks as a file for browsers, and returns its address. */
function addStyleSheet(target: string, rules: CompiledRules): string {
  const styleSheet = writeStyleSheet(rules);
  const address = `/assets/styles-${fingerprint(styleSheet).slice(0, 8)}.css`;
  writeFileSync(join(target, 'client', address), styleSheet);
  return address;
}

/**
 * Puts all that is needed to start into one file, which compresses better than several (by 2 KB),
 * and leaves what loads later, such as blocks, to itself.
 */
function createStartChunk() {
  const needed = new Set<string>();
  const add = (id: string, context: ChunkingContext) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, context);
  };
  return (id: string, context: ChunkingContext) => {
    add(entry, context);
    return needed.has(id) ? 'app' : null;
  };
}

/** What several blocks use is one file, because many small ones would each wait for their turn. */
const sharedPieces = { name: 'ui', test: /blocks\/(?:ui|visuals)\//, minShareCount: 2 };
