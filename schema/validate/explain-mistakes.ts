import type { ErrorObject } from 'ajv';
import { adviceOf } from '../diagnostics/advise.ts';
import { explain } from '../diagnostics/explain.ts';
import { migrate } from '../diagnostics/migrate.ts';
import { renameGroups } from '../diagnostics/renamed-groups.ts';
import { Source } from '../diagnostics/source.ts';
import type { Reference } from '../facts/reference.ts';
import type { Path, Problem } from '../model/diagnostics.ts';
import {
  inFile,
  isWithin,
  type OldNames,
  placedInFiles,
  pointerOf,
  pointerToPath,
  valueAt,
} from '../model/pointer.ts';
import { namesWithRole } from '../model/schema-at.ts';
import { readContentSchemas, type Schema } from '../model/schemas.ts';
import { forgetPieces } from '../model/wording.ts';
import { completeSettings } from '../settings/complete-settings.ts';
import {
  type CompiledValidators,
  type ExplainingValidator,
  openExplainingValidators,
} from './compiled-validators.ts';
import { type Numbers, writeAsTexts } from './numbers-as-texts.ts';
import { createTolerantContext } from './validation-context.ts';

export interface Explanation {
  problems: Problem[];
  /** The references that were collected in spite of mistakes. */
  references: Reference[];
  /** The names that the file has for what the references call by its current name. Absent if there are none. */
  oldNames?: OldNames | undefined;
}

type OriginalPath = (path: Path) => Path;

/** Explains the mistakes of a value. With its text, more fixes are possible. */
type Explain = (value: unknown, numbers?: Numbers, text?: string) => Explanation;

/** What is needed to explain one kind of file: its schema, those of its parts, and their validator. */
interface FileSchemas {
  top: Schema;
  blocks: Map<string, Schema>;
  visuals: Map<string, Schema>;
  validate: ExplainingValidator;
  /** Fills in the defaults. Absent if what is missing stays so. */
  complete?: (value: unknown) => unknown;
}

/** A value that was read from a file, with the text of that. */
interface Written {
  value: unknown;
  numbers: Numbers | undefined;
  text: string;
}

/**
 * Creates the functions that find every mistake of a value, and explain it in the author's terms.
 */
export async function createExplanations(): Promise<Record<keyof CompiledValidators, Explain>> {
  forgetPieces();
  const schemas = readContentSchemas();
  const validators = await openExplainingValidators();
  const [blocks, visuals] = [byTag(schemas, 'type'), byTag(schemas, 'kind')];
  const explainWith = (name: keyof CompiledValidators): Explain => {
    const top = schemas.find(({ $id }) => $id === `${name}.json`);
    if (!top) throw new Error(`There is no schema ${name}.json.`);
    const complete = name === 'site' ? { complete: completeSettings } : {};
    const file = { top, blocks, visuals, validate: validators[name], ...complete };
    return (value, numbers, text = '') =>
      explainValue({ value, numbers, text }, file, (path) => path);
  };
  return { page: explainWith('page'), site: explainWith('site') };
}

/** @param originalPath where the file has a value that is looked for under its current name */
function explainValue(
  written: Written,
  schemas: FileSchemas,
  originalPath: OriginalPath,
): Explanation {
  const { value, text } = written;
  const { top, blocks, visuals } = schemas;
  const migration = migrate(value, top, new Source(text, originalPath));
  const { errors, references: read } = check(written, schemas);
  const references = [...read, ...hiddenHeadings(written.value, blocks, errors, read)];
  const { oldNames } = migration;
  const original: OriginalPath = (path) => originalPath(inFile(path, oldNames));
  const source = new Source(text, original);
  const file = { root: value, top, blocks, visuals, source };
  const found = errors.length === 0 ? [] : explain(errors, file);
  const advice = adviceOf(references, value, top, source);
  const own = asOne(found, withoutRewritten(found, advice, source)).map((problem) =>
    withValuesKept(placedInFiles(problem, original), text),
  );
  // What is below a misspelt name is checked as below the right one.
  const renamed = renameGroups(value, found, text !== '');
  const below = renamed
    ? explainValue({ ...written, value: renamed.value }, schemas, (path) =>
        original(renamed.originalPath(path)),
      ).problems.filter((one) => isBelow(one, renamed.places.map(original)))
    : [];
  return { problems: [...migration.problems, ...own, ...below], references, oldNames };
}

/** Returns the errors of a value, after its numbers have become texts where the schema asks for these. */
function check({ value, numbers }: Written, { validate, complete }: FileSchemas) {
  let context = createTolerantContext();
  let isValid = validate.call(context, value);
  if (numbers && writeAsTexts(value, numbers, validate.errors ?? [])) {
    context = createTolerantContext();
    isValid = validate.call(context, value);
  }
  // If the shape of the value is right, a failure is a bug in a keyword.
  if (isValid && context.failures.length > 0) throw context.failures[0];
  const errors = isValid ? [] : (validate.errors ?? []);
  return {
    errors: complete ? withoutDefaults(errors, complete(value)) : errors,
    references: context.references,
  };
}

/** Removes what is said to be missing and has a default. */
const withoutDefaults = (errors: readonly ErrorObject[], completed: unknown): ErrorObject[] =>
  errors.filter(
    ({ keyword, instancePath, params: { missingProperty } }) =>
      keyword !== 'required' ||
      valueAt(completed, [...pointerToPath(instancePath), missingProperty]) === undefined,
  );

/** Whether a problem is in one of these groups or lists, and not that it is none. */
const isBelow = ({ code, where: { path } }: Problem, places: readonly Path[]): boolean =>
  path !== undefined &&
  places.some(
    (place) => isWithin(pointerOf(path), place) && (code !== 'P102' || path.length > place.length),
  );

/**
 * Returns the main headings that mistakes hide: at the type of each block that needs one, or if there is none,
 * of one that may have it under another name.
 */
function hiddenHeadings(
  value: unknown,
  schemas: ReadonlyMap<string, Schema>,
  errors: readonly ErrorObject[],
  others: readonly Reference[],
): Reference[] {
  const { blocks } = Object(value);
  if (errors.length === 0 || !Array.isArray(blocks)) return [];
  const shown = others.flatMap(({ role, pointer }) =>
    role === 'page-heading' ? pointer.split('/').slice(0, 3).join('/') : [],
  );
  const hidden = blocks.flatMap((block, index) => {
    const place = `/blocks/${index}`;
    const schema = schemas.get(String(Object(block).type)) ?? {};
    const [name] = namesWithRole(schema, 'page-heading');
    if (name === undefined || shown.includes(place)) return [];
    const isNeeded = schema.required?.includes(name) === true;
    const mayBeThere = errors.some(({ instancePath }) => instancePath === place);
    return isNeeded || mayBeThere ? [{ pointer: `${place}/type`, isNeeded }] : [];
  });
  const needed = hidden.filter(({ isNeeded }) => isNeeded);
  const hasNone = shown.length + needed.length === 0;
  return (hasNone ? hidden.slice(0, 1) : needed).map(({ pointer }) => ({
    role: 'page-heading',
    pointer,
    value: '',
  }));
}

/** Combines mistakes and advice. A number that a dot makes too small or too large is wrong because of that dot. */
function asOne(mistakes: readonly Problem[], advice: readonly Problem[]): Problem[] {
  const areOfOneGroup = (a: Problem, b: Problem) =>
    a.where.path?.slice(0, -1).join('/') === b.where.path?.slice(0, -1).join('/');
  const isCause = (one: Problem, other: Problem) =>
    one.code === 'K625' && other.code === 'P110' && areOfOneGroup(one, other);
  return [
    ...mistakes.filter((one) => !advice.some((cause) => isCause(cause, one))),
    ...advice.map(
      (one): Problem =>
        mistakes.some((other) => isCause(one, other)) ? { ...one, severity: 'error' } : one,
    ),
  ];
}

/**
 * Removes advice about blocks whose type is wrong, because it would be about another type, about the
 * quotes of items that a mistake is about, and about the length of a text that is only a part of what a
 * fix replaces.
 */
function withoutRewritten(
  mistakes: readonly Problem[],
  advice: readonly Problem[],
  source: Source,
): Problem[] {
  const rewritten = mistakes.flatMap(({ code, where: { path } }) =>
    path && code === 'P105' ? [path.slice(0, 2)] : path && code === 'Y021' ? [path] : [],
  );
  return advice.filter(
    (one) =>
      !rewritten.some((path) => isWithin(pointerOf(one.where.path ?? []), path)) &&
      !(one.code === 'C501' && mistakes.some((mistake) => isPartOfFix(one, mistake, source))),
  );
}

/** Whether the fix of a mistake replaces the text that advice is about, and what follows it. */
function isPartOfFix({ where }: Problem, { replacement }: Problem, source: Source): boolean {
  const replaced = replacement?.offsets;
  const own = where.path && replaced && source.offsetsOfValue(where.path);
  return (
    own !== undefined && replaced !== undefined && replaced[0] <= own[0] && own[1] < replaced[1]
  );
}

/** Returns the schemas that have a constant in this property, by that constant. */
const byTag = (schemas: readonly Schema[], tag: string): Map<string, Schema> =>
  new Map(
    schemas.flatMap((schema): [string, Schema][] => {
      const name = schema.properties?.[tag]?.const;
      return typeof name === 'string' ? [[name, schema]] : [];
    }),
  );

/** Removes a fix that would replace a `$(value)` by its content. A fix may move one. */
function withValuesKept(problem: Problem, text: string): Problem {
  const { replacement, ...rest } = problem;
  const written = text.slice(...(replacement?.offsets ?? [0, 0]));
  const keeps = !written.includes('$(') || replacement?.text.includes('$(');
  return keeps ? problem : rest;
}
