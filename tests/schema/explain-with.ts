import { explain } from '../../schema/diagnostics/explain.ts';
import { Source } from '../../schema/diagnostics/source.ts';
import type { Problem } from '../../schema/model/diagnostics.ts';
import type { Schema } from '../../schema/model/schemas.ts';
import { createAjv } from '../../schema/validate/ajv.ts';
import { createContext } from '../../schema/validate/validation-context.ts';

/** Explains the mistakes of a page, if these are all blocks that exist. */
export function explainWith(blocks: readonly Schema[], page: object, text = ''): Problem[] {
  const block = { type: 'object', required: ['type'], discriminator: { propertyName: 'type' } };
  const list = { type: 'array', items: { ...block, oneOf: [...blocks] } };
  const top: Schema = { type: 'object', properties: { blocks: list } };
  const validate = createAjv().compile(top);
  validate.call(createContext(), page);
  return explain(validate.errors ?? [], {
    ...{ root: page, top, visuals: new Map(), source: new Source(text) },
    blocks: new Map(blocks.map((each) => [String(each.properties?.type?.const), each])),
  });
}
