import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Ajv } from 'ajv';
import { isGroup } from '../../is-group.ts';
import type { Path } from '../../model/diagnostics.ts';
import { pointerToPath } from '../../model/pointer.ts';
import { parseSchemaFile } from '../../model/schemas.ts';
import { PlainError } from '../../plain-error.ts';
import { type Fault, type ReadText, refuseFaults } from './faults.ts';
import { meant } from './shapes.ts';

/** The folder of the languages, in `schema/`. */
const folder = 'settings/languages';

/**
 * Checks that the file of each language has every text of the engine, and no others. Sites in this language
 * would be in English otherwise, in part or as a whole.
 * @param english the texts of the schema of site.yaml
 * @param ajv has that schema
 * @throws PlainError with each place
 */
export function checkLanguages(english: object, ajv: Ajv): void {
  const names = readdirSync(join(import.meta.dirname, '../..', folder));
  const other = names.find((name) => !/^[a-z]{2}\.json$/.test(name));
  if (other !== undefined)
    throw new PlainError(
      `schema/${folder}/${other} is not read: the file of a language has the name of its two letters, such as pt.json.`,
    );
  for (const name of names) {
    const file = `${folder}/${name}`;
    checkLanguage(file, parseSchemaFile(file), english, ajv);
  }
}

/** Checks the texts of one language. */
export function checkLanguage(
  file: string,
  texts: unknown,
  english: object,
  ajv: Ajv,
  textOf?: ReadText,
): void {
  const faults = [...differences(file, [], texts, english)];
  refuseFaults(faults.length > 0 ? faults : [...refused(file, texts as object, ajv)], textOf);
}

/** Finds texts and placeholders that only one of the two languages has. */
function* differences(
  file: string,
  path: Path,
  given: unknown,
  english: unknown,
): Generator<Fault> {
  const fault = (at: Fault['at'], message: string, ...inner: Path): Fault => ({
    ...{ file, path: [...path, ...inner], at, message },
  });
  if (typeof english === 'string') {
    if (typeof given !== 'string') {
      yield fault('value', 'This must be a text.');
      return;
    }
    const allowed = placeholdersIn(english);
    for (const name of placeholdersIn(given))
      if (!allowed.includes(name))
        yield fault('value', `"{${name}}" has no meaning here.${meant(name, allowed)}`);
    return;
  }
  if (!isGroup(english)) return;
  if (!isGroup(given)) {
    yield fault('value', 'This must be a group.');
    return;
  }
  const names = Object.keys(english);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      yield fault('key', `"${name}" is no text of the engine.${meant(name, names)}`, name);
  for (const name of names) {
    if (name in given) yield* differences(file, [...path, name], given[name], english[name]);
    else
      yield fault(
        'key',
        `"${name}" is missing. In English it is ${JSON.stringify(english[name])}.`,
      );
  }
}

const placeholdersIn = (text: string): string[] => text.match(/(?<=\{)\w+(?=\})/g) ?? [];

/** Finds texts that a site.yaml could not have either, such as those that are too long. */
function* refused(file: string, texts: object, ajv: Ajv): Generator<Fault> {
  for (const [name, group] of Object.entries(texts)) {
    const validate = ajv.compile({ $ref: `site.json#/properties/${name}` });
    validate(structuredClone(group));
    for (const { instancePath, message = 'is not valid' } of validate.errors ?? [])
      yield {
        ...{ file, path: [name, ...pointerToPath(instancePath)], at: 'value' },
        message: `This text ${message}.`,
      };
  }
}
