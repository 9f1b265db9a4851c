import { Ajv, type Options } from 'ajv';
import { formats } from '../model/formats.ts';
import { addKeywords } from './keywords.ts';

/**
 * Creates an instance of ajv for content and requests: strict JSON Schema, draft 2019-09, with our
 * own keywords.
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // Skipping code optimization and the check of our schemas, which a test does, saves a third of
    // the start.
    code: { optimize: false },
    meta: false,
    validateSchema: false,
    discriminator: true,
    passContext: true,
    strict: true,
    strictRequired: false,
    useDefaults: true,
    verbose: true,
    formats,
    ...options,
  });
  addKeywords(ajv);
  return ajv;
}
