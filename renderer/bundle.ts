import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';
import { blockType } from './blocks.ts';
import type { ClientAssets } from './document.ts';
import { fingerprint } from './fingerprint.ts';
import { sharedConfig } from './shared-config.ts';

const root = join(import.meta.dirname, '..');
const entry = join(root, 'renderer/client.tsx');

/**
 * Puts all that is needed to start into one file, which compresses better than several (by 2.5 KB),
 * and leaves what loads later, such as blocks, to itself.
 */
function startChunk(id: string, context: Rollup.ChunkingContext): string | null {
  return isNeededAtStart(id, context, new Set()) ? 'app' : null;
}

function isNeededAtStart(id: string, context: Rollup.ChunkingContext, seen: Set<string>): boolean {
  if (id === entry) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededAtStart(importer, context, seen));
}

/**
 * Bundles the code, never the pages: `client/` for browsers and `server/server.js` for rendering.
 * About 0.3 s whatever the number of pages.
 */
export async function bundle(target: string): Promise<ClientAssets> {
  const shared = {
    ...sharedConfig,
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
  } as const;
  const [client] = await Promise.all([
    build({
      ...shared,
      build: {
        outDir: join(target, 'client'),
        emptyOutDir: true,
        modulePreload: false,
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: { groups: [{ name: startChunk }, sharedPieces] } },
        },
      },
    }),
    build({
      ...shared,
      ssr: { noExternal: true },
      // Or React would be its slow development version wherever the variable is not set.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: join(root, 'renderer/server.tsx'),
        outDir: join(target, 'server'),
        emptyOutDir: true,
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        ssrEmitAssets: true,
        minify: false,
      },
    }),
  ]);
  const serverAssets = join(target, 'server/assets');
  if (existsSync(serverAssets)) {
    // Fonts and the like; the server's code is nobody's business.
    const filter = (path: string) => !path.endsWith('.js');
    cpSync(serverAssets, join(target, 'client/assets'), { recursive: true, filter });
  }
  const styles = await writeStyleSheet(target);
  return { ...findAssets((client as Rollup.RollupOutput).output), styles };
}

/** Writes the rules of all blocks, which only the server's bundle knows, as a file for browsers. */
async function writeStyleSheet(target: string): Promise<string> {
  const server = pathToFileURL(join(target, 'server/server.js')).href;
  const { styleSheet }: typeof import('./server.tsx') = await import(server);
  const address = `/assets/styles-${fingerprint(styleSheet).slice(0, 8)}.css`;
  writeFileSync(join(target, 'client', address), styleSheet);
  return address;
}

/** What several blocks use is one file, because many small ones would each wait for their turn. */
const sharedPieces = { name: 'ui', test: /blocks\/ui\//, minShareCount: 2 };

/** Which files the code of each block lies in, besides those that the app loads anyway. */
function findAssets(output: Rollup.RollupOutput['output']): Omit<ClientAssets, 'styles'> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = chunks.find((chunk) => chunk.isEntry);
  if (!start) throw new Error('The client bundle has no entry.');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) closure(imported, found);
    return found;
  };
  const base = closure(start.fileName);
  const blocks: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const path = chunk.facadeModuleId && relative(root, chunk.facadeModuleId);
    if (!path?.startsWith('blocks/') || path.startsWith('blocks/ui/')) continue;
    const files = [...closure(chunk.fileName)].filter((file) => !base.has(file));
    blocks[blockType(`/${path}`)] = files.map((file) => `/${file}`).sort();
  }
  const shared = [...base].filter((file) => file !== start.fileName).map((file) => `/${file}`);
  return { app: `/${start.fileName}`, shared, blocks };
}
