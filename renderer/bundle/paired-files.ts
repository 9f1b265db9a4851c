import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suggest } from '../../schema/model/suggest.ts';
import { PlainError } from '../../schema/plain-error.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Checks that each block and each visual has one schema and one component.
 * @throws PlainError if one is missing, or if there are two components
 */
export function checkPairs(): void {
  const problems = [...findUnpairedFiles(), ...findTwins()];
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
}

/** The missing files, one line each. */
function findUnpairedFiles(): string[] {
  const schemas = globSync('schema/{blocks,visuals}/*.json', { cwd: root });
  const components = globSync(['blocks/{,visuals/}*.tsx', 'blocks/*/index.tsx'], { cwd: root });
  const described = new Set(components.map(schemaOf));
  const bare = schemas.filter((schema) => !described.has(schema));
  const undescribed = components.filter((component) => !schemas.includes(schemaOf(component)));
  return [
    ...bare.map((schema) => {
      const [near] = suggest(schema, undescribed.map(schemaOf));
      const misspelt = undescribed.find((component) => schemaOf(component) === near);
      const right = componentOf(schema);
      const found =
        misspelt ?? globSync(`blocks/**/${basename(schema, '.json')}.*`, { cwd: root })[0];
      return `${schema} has no component: ${found ? `rename ${found} to ${right}` : `add ${right}`}.`;
    }),
    ...undescribed
      .filter((component) => suggest(schemaOf(component), bare).length === 0)
      .map((component) => {
        const right = schemaOf(component);
        const places = globSync(`schema/{,{blocks,visuals}/**/}${basename(right)}`, { cwd: root });
        const misplaced = places.find((schema) => !described.has(schema));
        return misplaced
          ? `${component} has no schema: move ${misplaced} to ${right}.`
          : `${component} has no schema: add ${right}. If it is a piece that blocks share, move it to blocks/ui/.`;
      }),
  ];
}

/** Finds blocks with a component in a file and one in a folder, of which only one would be shown. */
function findTwins(): string[] {
  return globSync('blocks/*/index.tsx', { cwd: root }).flatMap((inFolder) => {
    const alone = componentOf(schemaOf(inFolder));
    return existsSync(join(root, alone))
      ? `${alone} and ${inFolder} are components of the same block: remove one of them.`
      : [];
  });
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
