import type { Path, Problem } from '../diagnostics/diagnostics.ts';
import { explain } from '../diagnostics/explain.ts';
import { explainBudgets } from '../diagnostics/explain-budgets.ts';
import { migrate } from '../diagnostics/migrate.ts';
import { openSource } from '../diagnostics/source.ts';
import { createAjv } from './ajv.ts';
import type { CompiledValidators } from './compiled-validators.ts';
import { readContentSchemas, type Schema } from './schemas.ts';
import { createContext, type Reference } from './validation-context.ts';

export interface Explanation {
  /** With the names of today. It is valid where no problem is an error. */
  value: unknown;
  problems: Problem[];
  /** What the value refers to all the same. */
  references: Reference[];
}

/** What is wrong with a value; its text, where it is at hand, makes more fixes possible. */
type Explain = (value: unknown, text?: string) => Explanation;

/** Makes the functions that find every mistake of a value, in an author's words. */
export function createExplanations(): Record<keyof CompiledValidators, Explain> {
  const schemas = readContentSchemas();
  const ajv = createAjv();
  for (const schema of schemas) ajv.addSchema(schema);
  const [blocks, visuals] = [byTag(schemas, 'type'), byTag(schemas, 'kind')];
  const explainWith = (id: string): Explain => {
    const top = schemas.find(({ $id }) => $id === id);
    if (!top) throw new Error(`There is no schema ${id}.`);
    return (value, text) => {
      const source = text === undefined ? undefined : openSource(text);
      const { originalPath, ...migration } = migrate(value, top, source);
      const context = createContext();
      const validate = ajv.getSchema(id);
      const isValid = validate?.call(context, migration.value);
      const { references } = context;
      const file = {
        root: migration.value,
        top,
        blocks,
        visuals,
        source: source && { ...source, at: (path: Path) => source.at(originalPath(path)) },
      };
      const problems = [
        ...(isValid ? [] : explain(validate?.errors ?? [], file)),
        ...explainBudgets(references, migration.value, top),
      ].map((problem) => inOriginal(problem, originalPath));
      return { value: migration.value, problems: [...migration.problems, ...problems], references };
    };
  };
  return { page: explainWith('page.json'), site: explainWith('site.json') };
}

/** The schemas whose values name themselves in this property, by that name. */
const byTag = (schemas: readonly Schema[], tag: string): Map<string, Schema> =>
  new Map(
    schemas.flatMap((schema): [string, Schema][] => {
      const name = schema.properties?.[tag]?.const;
      return typeof name === 'string' ? [[name, schema]] : [];
    }),
  );

/** Where the file has an older name, its problems stand under that. */
const inOriginal = (problem: Problem, originalPath: (path: Path) => Path): Problem =>
  'path' in problem.where
    ? { ...problem, where: { ...problem.where, path: originalPath(problem.where.path) } }
    : problem;
