import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

const root = join(import.meta.dirname, '../..');

/**
 * Bundler plugin: a block is a schema and a component of one name, and so is a visual. One without
 * the other ends the build, the start of the dev server, and the tests.
 */
export function pairedFiles(): Plugin {
  return {
    name: 'paired-files',
    buildStart() {
      const problems = findUnpairedFiles();
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}

/** What is missing, a line for each file. */
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

/** `blocks/hero.tsx` and `blocks/hero/index.tsx`: `schema/blocks/hero.json`. */
function schemaOf(component: string): string {
  const path = component.replace(/(\/index)?\.tsx$/, '.json');
  return path.startsWith('blocks/visuals/') ? path.replace('blocks', 'schema') : `schema/${path}`;
}

const componentOf = (schema: string): string =>
  schema
    .replace(/\.json$/, '.tsx')
    .replace('schema/visuals', 'blocks/visuals')
    .replace('schema/blocks', 'blocks');
