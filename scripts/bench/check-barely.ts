import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { readContentSchemas } from '../../schema/model/schemas.ts';
import { createAjv } from '../../schema/validate/ajv.ts';
import { createContext } from '../../schema/validate/validation-context.ts';

/**
 * The baseline for `validate`: parses every page of a folder with js-yaml, checks it with ajv, and does
 * nothing else. The folder is the only argument.
 */
const folder = join(process.argv[2] ?? '.', 'pages');
const ajv = createAjv({ allErrors: false });
for (const schema of readContentSchemas()) ajv.addSchema(schema);
const check = ajv.getSchema('page.json');
for (const file of globSync('**/*.yaml', { cwd: folder })) {
  if (!check?.call(createContext(), load(readFileSync(join(folder, file), 'utf8')))) {
    throw new Error(`${file} is not valid.`);
  }
}
