import { Ajv, type Options } from 'ajv';
import { formats } from './formats.ts';
import { addKeywords } from './keywords.ts';

/** One dialect for content and requests: strict draft 2019-09, with keywords of our own. */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // Neither polishing its code nor checking our schemas, as a test does: a third of the time to start.
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
