import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../schema/plain-error.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Checks that each block and each visual has both a schema and a component.
 * @throws PlainError if one is missing
 */
export function checkPairs(): void {
  const problems = findUnpairedFiles();
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
}

/** The missing files, one line each. */
function findUnpairedFiles(): string[] {
  const schemas = globSync('schema/{blocks,visuals}/*.json', { cwd: root });
  const components = globSync(['blocks/{,visuals/}*.tsx', 'blocks/*/index.tsx'], { cwd: root });
  const described = new Set(components.map(schemaOf));
  return [
    ...schemas
      .filter((schema) => !described.has(schema))
      .map((schema) => `${schema} has no component: add ${componentOf(schema)}.`),
    ...components
      .filter((component) => !schemas.includes(schemaOf(component)))
      .map((component) => `${component} has no schema: add ${schemaOf(component)}.`),
  ];
}

/**
 * The schema of a component: `schema/blocks/hero.json` for `blocks/hero.tsx` or
 * `blocks/hero/index.tsx`.
 */
function schemaOf(component: string): string {
  const path = component.replace(/(\/index)?\.tsx$/, '.json');
  return path.startsWith('blocks/visuals/') ? path.replace('blocks', 'schema') : `schema/${path}`;
}

const componentOf = (schema: string): string =>
  schema
    .replace(/\.json$/, '.tsx')
    .replace('schema/visuals', 'blocks/visuals')
    .replace('schema/blocks', 'blocks');
