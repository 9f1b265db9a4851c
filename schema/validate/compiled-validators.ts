import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ErrorObject } from 'ajv';
import { fingerprintFiles, listFiles } from '../files/fingerprint.ts';
import { writeIfAllowed } from '../files/write-whole.ts';
import { formats } from '../model/formats.ts';
import type { ValidationContext } from './validation-context.ts';
import { writeEditorSchemas } from './write-editor-schemas.ts';

/**
 * Accepts or rejects a value, and collects references for rules across pages. Stops at the first
 * mistake.
 */
export interface CompiledValidator {
  (this: ValidationContext, value: unknown): boolean;
  /** The errors of the last call. */
  errors?: Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[] | null;
}

export interface CompiledValidators {
  page: CompiledValidator;
  site: CompiledValidator;
}

/** Finds all mistakes of a value, each with its schema. */
export interface ExplainingValidator {
  (this: ValidationContext, value: unknown): boolean;
  /** The errors of the last call. */
  errors?: ErrorObject[] | null;
}

const schemaFolder = join(import.meta.dirname, '..');
const target = join(schemaFolder, 'generated');

/**
 * The open validators. Callers cache data by this object, which stays the same until a schema
 * changes.
 */
let opened: { print: string; validators: CompiledValidators } | undefined;

/**
 * Opens the validators of content from compiled code, which saves each process and thread the 0.3 s
 * that ajv needs. They are compiled again when a schema or the code that compiles it has changed.
 * The schemas for editors are written here too, so that every command keeps them up to date.
 */
export async function openCompiledValidators(): Promise<CompiledValidators> {
  const print = fingerprintSchemas();
  // Where nothing can be written, they would be compiled each time.
  const validators =
    opened?.print === print
      ? opened.validators
      : ((await openModule('validators', print))() as CompiledValidators);
  opened = { print, validators };
  await writeEditorSchemas(target, print);
  return validators;
}

/** Opens the validators that explain what the others refuse. They are several times as slow. */
export async function openExplainingValidators(): Promise<
  Record<keyof CompiledValidators, ExplainingValidator>
> {
  const load = await openModule('explaining', fingerprintSchemas());
  return load() as Record<keyof CompiledValidators, ExplainingValidator>;
}

/** Compiles a module unless it has been compiled. Returns a function that creates its validators. */
async function openModule(
  name: 'validators' | 'explaining',
  print: string,
): Promise<() => unknown> {
  const file = join(target, `${name}-${print}.cjs`);
  const cached = existsSync(file) && loadIfWhole(file);
  if (cached) return () => cached(formats);
  const { compileExplaining, compileValidators } = await import('./compile-validators.ts');
  const source = name === 'validators' ? compileValidators() : compileExplaining();
  if (writeIfAllowed(file, source)) removeOld(print);
  return () => evaluate(source)(formats);
}

type CompiledModule = (ownFormats: typeof formats) => unknown;

const require = createRequire(import.meta.url);

/** Loads a compiled module, unless a part of it is missing, as after a power failure. */
function loadIfWhole(file: string): CompiledModule | undefined {
  try {
    const loaded = require(file);
    return typeof loaded === 'function' ? loaded : undefined;
  } catch {
    return undefined;
  }
}

function evaluate(source: string): CompiledModule {
  const module = { exports: (() => undefined) as CompiledModule };
  compileFunction(source, ['module', 'require'])(module, require);
  return module.exports;
}

/** Milliseconds. By then, a process that uses older schemas has loaded its validators. */
const hour = 3_600_000;

function removeOld(print: string): void {
  for (const other of readdirSync(target)) {
    if (!other.endsWith('.cjs') || other.includes(print)) continue;
    const file = join(target, other);
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > hour) rmSync(file, { force: true });
  }
}

/** The folders with schemas, languages, and the code that compiles and checks them. */
const folders = ['blocks', 'requests', 'settings/languages', 'validate', 'visuals'];

/** Returns the fingerprint of every schema and language, and of the code that compiles them. */
function fingerprintSchemas(): string {
  const files = [
    ...readdirSync(schemaFolder).sort(),
    ...folders.flatMap((folder) => listFiles(schemaFolder, folder)),
  ].filter((path) => /\.json$|^validate\/.*\.ts$/.test(path));
  const print = fingerprintFiles(schemaFolder, files, join(target, 'schemas.json'));
  return print.replace(/\W/g, '').slice(0, 12);
}
