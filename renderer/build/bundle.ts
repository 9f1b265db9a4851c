import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { fingerprint } from '../../schema/load/fingerprint.ts';
import type { ClientAssets } from '../page/document.ts';
import { findClientFiles } from './bundle-files.ts';
import { sharedConfig } from './shared-config.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'renderer/browser/client.tsx');
const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

const shared = {
  ...sharedConfig,
  root,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
} as const;

const jsxRuntime = '\0jsx-runtime';

/**
 * React's JSX runtime with exports by name. It is CommonJS, of which each element would be made by
 * `(0, runtime.jsx)(…)` instead of `jsx(…)`: 0.4 KB on the home page.
 */
const namedJsxRuntime: Plugin = {
  name: 'named-jsx-runtime',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : undefined,
  load: (id) =>
    id === jsxRuntime
      ? "import runtime from 'react/jsx-runtime'; export const { Fragment, jsx, jsxs } = runtime;"
      : undefined,
};

/**
 * Bundles the code, never the pages, into a new folder: `client/` for browsers and
 * `server/server.js` for rendering. About 0.4 s whatever the number of pages.
 */
export async function bundle(target: string): Promise<ClientAssets> {
  mkdirSync(join(target, 'client/assets'), { recursive: true });
  const [files, styles] = await Promise.all([
    buildClient(join(target, 'client')),
    buildServer(join(target, 'server')).then(() => writeStyleSheet(target)),
  ]);
  // Fonts and the like; the server's code is nobody's business.
  const filter = (path: string) => !path.endsWith('.js');
  const serverAssets = join(target, 'server/assets');
  cpSync(serverAssets, join(target, 'client/assets'), { recursive: true, filter });
  return { ...files, styles };
}

async function buildClient(outDir: string): Promise<Omit<ClientAssets, 'styles'>> {
  const result = await build({
    ...shared,
    plugins: [namedJsxRuntime, ...shared.plugins],
    // The package leads to its development build whatever the conditions are.
    resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: entry,
        // What blocks import of the start may be exported by its file, which then needs no other.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [{ name: createStartChunk() }, sharedPieces] } },
      },
    },
  });
  return findClientFiles((result as Rollup.RollupOutput).output, root);
}

async function buildServer(outDir: string): Promise<void> {
  await build({
    ...shared,
    ssr: { noExternal: true },
    // Or React would be its slow development version wherever the variable is not set.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(root, 'renderer/page/server.tsx'),
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      ssrEmitAssets: true,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

/** Writes the rules of all blocks, which only the server's bundle knows, as a file for browsers. */
async function writeStyleSheet(target: string): Promise<string> {
  const server = pathToFileURL(join(target, 'server/server.js')).href;
  const { styleSheet }: typeof import('../page/server.tsx') = await import(server);
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
  const add = (id: string, context: Rollup.ChunkingContext) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, context);
  };
  return (id: string, context: Rollup.ChunkingContext) => {
    add(entry, context);
    return needed.has(id) ? 'app' : null;
  };
}

/** What several blocks use is one file, because many small ones would each wait for their turn. */
const sharedPieces = { name: 'ui', test: /blocks\/(?:ui|visuals)\//, minShareCount: 2 };
