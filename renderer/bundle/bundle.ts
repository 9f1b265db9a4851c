import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { completeSettings } from '../../schema/settings/complete-settings.ts';
import type { ClientAssets } from '../page/document.ts';
import {
  type CompiledRules,
  checkCustomProperties,
  writeStyleSheet,
} from '../styles/compile-rules.ts';
import { themeCss } from '../styles/theme.ts';
import type { Bundle } from './bundle-cache.ts';
import { devFolder, findClientFiles } from './bundle-files.ts';
import { checkComponents } from './check-components.ts';
import { sharedConfig } from './shared-config.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'renderer/browser/client.tsx');
const devEntry = join(root, 'renderer/browser/show-edits.ts');

/** A file that its package does not export. */
const inPackage = (name: string, file: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

const jsxRuntime = join(root, 'renderer/styles/jsx-runtime.ts');

/** Replaces React's JSX runtime with ours, except in ours, which uses React's. */
const styledJsxRuntime: Plugin = {
  name: 'styled-jsx-runtime',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : undefined,
};

/**
 * Replaces Vite's helper for dynamic imports. It preloads the style sheets of what it imports, and blocks
 * have none of their own.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Lets the parts of the router that the app does not use be left out, such as its links and forms:
 * browsers load 6.7 KB less (brotli). Bundlers keep them, because they cannot know that these calls of
 * React change nothing, and because each part gets a name for React's own tools.
 */
const shakenRouter: Plugin = {
  name: 'shaken-router',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
        .replace(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
};

const shared = {
  ...sharedConfig,
  root,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  // Otherwise Vite looks for settings in every parent folder.
  css: { postcss: {} },
  plugins: [styledJsxRuntime, ...sharedConfig.plugins],
  resolve: {
    alias: [
      // Both packages resolve to a development build under all conditions.
      {
        find: /^react-router(-dom)?$/,
        replacement: inPackage('react-router', 'dist/production/index.mjs'),
      },
      // Only the part that renders to strings. The rest needs Node's streams, which load slowly.
      {
        find: /^react-dom\/server$/,
        replacement: inPackage('react-dom', 'cjs/react-dom-server-legacy.node.production.js'),
      },
    ],
  },
} satisfies InlineConfig;

/**
 * Bundles the code, never the pages, into a new folder: `client/` for browsers and
 * `server/server.js` for rendering. Takes about 0.4 s, however many pages there are.
 */
export async function bundle(target: string): Promise<Pick<Bundle, 'assets' | 'rules'>> {
  mkdirSync(join(target, 'client/assets'), { recursive: true });
  // One after the other. While pages are read, this takes no longer and needs 40 MB less.
  const files = await buildClient(join(target, 'client'));
  const rules = await buildServer(join(target, 'server'));
  // Moves fonts and the like. The server's code stays where it is.
  const filter = (path: string) => !/\.js(?:\.map)?$/.test(path);
  const serverAssets = join(target, 'server/assets');
  cpSync(serverAssets, join(target, 'client/assets'), { recursive: true, filter });
  return { assets: { ...files, styles: addStyleSheet(target, rules) }, rules };
}

async function buildClient(outDir: string): Promise<Omit<ClientAssets, 'styles'>> {
  const result = await build({
    ...shared,
    plugins: [plainImports, shakenRouter, ...shared.plugins],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: entry,
        // The entry may export what blocks import from it, so that it needs no other file.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: { groups: [{ name: createStartChunk() }, sharedPieces] },
          // The app names the files of all blocks, and no compression shortens a hash.
          chunkFileNames: ({ facadeModuleId }) =>
            `${facadeModuleId === devEntry ? devFolder : 'assets/'}[name]-[hash:6].js`,
        },
      },
    },
  });
  return findClientFiles((result as Rollup.RollupOutput).output, root);
}

async function buildServer(outDir: string): Promise<CompiledRules> {
  await build({
    ...shared,
    ssr: { noExternal: true },
    // Otherwise React is its slow development version wherever the variable is not set.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(root, 'renderer/bundle/server.tsx'),
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      ssrEmitAssets: true,
      // For errors of blocks, which are explained with their place in the source.
      sourcemap: 'hidden',
      rolldownOptions: { output: { sourcemapExcludeSources: true } },
      minify: false,
    },
  });
  // The rules exist only in the code of the components.
  const server = pathToFileURL(join(outDir, 'server.js')).href;
  const bundle: typeof import('./server.tsx') = await import(server);
  checkComponents(bundle.partFiles);
  const rules = bundle.compileRules();
  const { theme } = completeSettings({}) as SiteSettings;
  const base = readFileSync(join(root, 'renderer/styles/base.css'), 'utf8');
  checkCustomProperties(rules, base + themeCss(theme));
  return rules;
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

/** Code that several blocks share is one file, because many small files would wait for each other. */
const sharedPieces = { name: 'ui', test: /blocks\/(?:ui|visuals)\//, minShareCount: 2 };
