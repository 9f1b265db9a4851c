import { relative } from 'node:path';
import type { Rollup } from 'vite';
import type { ClientAssets } from '../page/document.ts';
import { partName } from '../page/parts.ts';

/** The folder of code that only the dev server serves. */
export const devFolder = 'assets/dev/';

/** The addresses of the files that the app and each block or visual need. */
export function findClientFiles(
  output: Rollup.RollupOutput['output'],
  root: string,
): Omit<ClientAssets, 'styles'> {
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
  const address = (file: string) => `/${file}`;
  const base = closure(start.fileName);
  const parts: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const path = chunk.facadeModuleId && relative(root, chunk.facadeModuleId);
    if (!path || !/^blocks\/(?!ui\/)/.test(path)) continue;
    const files = [...closure(chunk.fileName)].filter((file) => !base.has(file));
    parts[partName(address(path))] = files.map(address).sort();
  }
  return { app: address(start.fileName), parts };
}
