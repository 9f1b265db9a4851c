import type { Problem } from '../diagnostics/diagnostics.ts';
import { explain } from '../diagnostics/explain.ts';
import { openSource } from '../diagnostics/source.ts';
import { createAjv } from './ajv.ts';
import type { CompiledValidators } from './compiled-validators.ts';
import { readContentSchemas, type Schema } from './schemas.ts';
import { createContext, type Reference } from './validation-context.ts';

export interface Explanation {
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
      const validate = ajv.getSchema(id);
      const context = createContext();
      const isValid = validate?.call(context, value);
      const source = text === undefined ? undefined : openSource(text);
      const file = { root: value, top, blocks, visuals, source };
      return {
        problems: isValid ? [] : explain(validate?.errors ?? [], file),
        references: context.references,
      };
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
