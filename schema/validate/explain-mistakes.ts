import type { Problem } from '../diagnostics/diagnostics.ts';
import { explain } from '../diagnostics/explain.ts';
import { createAjv } from './ajv.ts';
import type { CompiledValidators } from './compiled-validators.ts';
import { type Numbers, writeAsTexts } from './numbers-as-texts.ts';
import { readContentSchemas, type Schema } from './schemas.ts';
import { createContext, type Reference } from './validation-context.ts';

export interface Explanation {
  problems: Problem[];
  /** What the value refers to all the same. */
  references: Reference[];
}

/** Makes the functions that find every mistake of a value, in an author's words. */
export function createExplanations(): Record<
  keyof CompiledValidators,
  (value: unknown, numbers?: Numbers) => Explanation
> {
  const schemas = readContentSchemas();
  const ajv = createAjv();
  for (const schema of schemas) ajv.addSchema(schema);
  const blocks = new Map(
    schemas.flatMap((schema): [string, Schema][] => {
      const type = schema.properties?.type?.const;
      return typeof type === 'string' ? [[type, schema]] : [];
    }),
  );
  const explainWith = (id: string) => (value: unknown, numbers?: Numbers) => {
    const validate = ajv.getSchema(id);
    if (!validate) throw new Error(`There is no schema ${id}.`);
    let context = createContext();
    let isValid = validate.call(context, value);
    if (numbers && writeAsTexts(value, numbers, validate.errors ?? [])) {
      context = createContext();
      isValid = validate.call(context, value);
    }
    return {
      problems: isValid ? [] : explain(validate.errors ?? [], value, blocks),
      references: context.references,
    };
  };
  return { page: explainWith('page.json'), site: explainWith('site.json') };
}
