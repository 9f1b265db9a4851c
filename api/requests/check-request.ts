import { readRequestSchemas } from '../../schema/model/schemas.ts';
import { PlainError } from '../../schema/plain-error.ts';
import { createAjv } from '../../schema/validate/ajv.ts';
import type { LeadData, LeadKind } from '../leads/leads.ts';
import { explainError } from './explain-error.ts';
import { Refusal } from './refusal.ts';

/** Enough to fix a request; a malicious one can have thousands. */
const mostErrors = 20;

/**
 * Compiles the schemas of the requests.
 * @returns a function that returns the body as a lead's data, or throws Refusal 422
 * @throws PlainError with the file at fault, if a schema is wrong
 */
export function createRequestCheck() {
  const ajv = createAjv();
  const schemas = readRequestSchemas();
  const checks = new Map(
    [...schemas].map(([kind, schema]) => {
      try {
        return [kind, { schema, run: ajv.compile(schema) }];
      } catch (cause) {
        throw new PlainError(
          `schema/requests/${kind}.json cannot be used: \`npm run validate\` says why.`,
          { cause },
        );
      }
    }),
  );
  return <Kind extends LeadKind>(kind: Kind, body: unknown): LeadData[Kind] => {
    const check = checks.get(kind);
    if (!check) throw new Error(`There is no schema of ${kind}.`);
    if (check.run(body)) return body as LeadData[Kind];
    const errors = (check.run.errors ?? []).slice(0, mostErrors);
    throw new Refusal(422, `This is not a valid ${check.schema.title}; \`errors\` says why.`, {
      errors: errors.map((error) => explainError(error, check.schema)),
    });
  };
}
