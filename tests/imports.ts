import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '..');

/** All our code except the tests, by path relative to the project. */
export const codeFiles: string[] = globSync(
  '{schema,blocks,renderer,api,scripts}/**/*.{ts,tsx,mjs}',
  {
    cwd: root,
  },
).filter((file) => !file.startsWith('schema/generated'));

export interface Import {
  from: string;
  /** A file relative to the project, or a package. */
  to: string;
  /** Whether it is erased at runtime. */
  typeOnly: boolean;
  /** Whether it is a dynamic `import()`. */
  later?: true;
}

/** The code of the tests. */
export const testFiles: string[] = globSync('tests/**/*.{ts,tsx,mjs}', { cwd: root });

/** Returns all imports of a file: statements, re-exports, `import()`, and types. */
export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(join(root, file), 'utf8'));
}

export function importsIn(file: string, text: string): Import[] {
  const { module, program } = parseSync(file, text);
  const found: Import[] = [];
  const add = (to: string, typeOnly: boolean, later = false) => {
    const local = to.startsWith('.') ? relative(root, join(root, dirname(file), to)) : to;
    found.push({ from: file, to: local, typeOnly, ...(later && { later }) });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, path] =
      /^['"](.*)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (path !== undefined) add(path, false, true);
  }
  for (const path of typeImportsIn(program)) add(path, true);
  return found;
}

/** Returns the paths in types such as `typeof import('./server.tsx')`. */
function typeImportsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, source } = node as { type?: string; source?: { value: string } };
  const own = type === 'TSImportType' && source ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap(typeImportsIn)];
}

/** Returns groups of files that import each other, directly or indirectly, each sorted by name. */
export function circlesIn(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const reachedFrom = new Map([...targets.keys()].map((file) => [file, reach(file)]));
  function reach(start: string): Set<string> {
    const reached = new Set<string>();
    const visit = (file: string) => {
      for (const { to } of targets.get(file) ?? []) {
        if (reached.has(to)) continue;
        reached.add(to);
        visit(to);
      }
    };
    visit(start);
    return reached;
  }
  const isMutual = (a: string, b: string) =>
    reachedFrom.get(a)?.has(b) && reachedFrom.get(b)?.has(a);
  const files = [...targets.keys()].toSorted();
  const circles = files
    .filter((file) => isMutual(file, file))
    .map((file) => files.filter((other) => isMutual(file, other)));
  return circles.filter(
    ([first], index) => circles.findIndex(([other]) => other === first) === index,
  );
}

/** Follows imports from some files on and returns each file once. */
export function followImports(
  imports: readonly Import[],
  entries: readonly string[],
): { files: Set<string>; followed: Import[] } {
  const byFile = Map.groupBy(imports, ({ from }) => from);
  const files = new Set(entries);
  const followed: Import[] = [];
  for (const file of files) {
    for (const found of byFile.get(file) ?? []) {
      followed.push(found);
      files.add(found.to);
    }
  }
  return { files, followed };
}
