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

/** A file that its package does not export. */
const inPackage = (name: string, file: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

const jsxRuntime = join(root, 'renderer/styles/jsx-runtime.ts');

/** Replaces React's JSX runtime with ours, except in ours, which uses React's. */
const styledJsxRuntime: Plugin = {
  name: 'styled-jsx-runtime',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) => (importer === jsxRuntime ? undefined : jsxRuntime),
  },
};

const reactRouter = inPackage('react-router', 'dist/production/index.mjs');

/** The oldest supported browsers: those that were 30 months old in May 2025. */
const browsers = { chrome: 111, edge: 111, firefox: 114, safari: 16.4, ios: 16.4 };

/** The same as lightningcss encodes them: a byte each for major, minor and patch. */
const styleTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
  }),
);

/**
 * Bundles the code, never the pages, into a new folder: `client/` for browsers and
 * `server/server.js` for rendering. Takes about 0.3 s, however many pages there are.
 */
export async function bundle(target: string): Promise<Pick<Bundle, 'assets' | 'rules'>> {
  mkdirSync(join(target, 'client/assets'), { recursive: true });
  // One after the other. While pages are read, this takes no longer and needs 40 MB less.
  const files = await buildClient(join(target, 'client'));
  const rules = await buildServer(join(target, 'server'));
  // Moves fonts and the like. The server's code stays where it is.
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
  // The rules exist only in the code of the components.
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
    // The entry may export what blocks import from it, so that it needs no other file.
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'silent',
    resolve: {
      alias: {
        // Both packages resolve to a development build under all conditions.
        'react-router': reactRouter,
        'react-router-dom': reactRouter,
        // Only the part that renders to strings. The rest needs Node's streams, which load slowly.
        'react-dom/server': inPackage(
          'react-dom',
          'cjs/react-dom-server-legacy.node.production.js',
        ),
      },
    },
    transform: {
      // Otherwise React is its slow development version wherever the variable is not set.
      define: { 'process.env.NODE_ENV': '"production"' },
      ...(side === 'browser' && { target }),
    },
    plugins: [
      styledJsxRuntime,
      importedFiles(styleTargets),
      // Comes before the plugin of styles, because the ids of components depend on the text of a file.
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
 * Puts everything that starts the app into one file, which compresses better than several (by 2 KB).
 * Code that loads later, such as blocks, gets its own files.
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

/** Code that several blocks share is one file, because many small files would wait for each other. */
const sharedPieces = { name: 'ui', test: /blocks\/(?:ui|visuals)\//, minShareCount: 2 };
