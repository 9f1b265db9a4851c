import { _, type Ajv, type Code, type KeywordCxt, Name, nil, stringify } from 'ajv';
import type { Reference } from '../facts/reference.ts';
import { readRequestSchemas, type Schema } from '../model/schemas.ts';
import { keywords, noteKeywords } from './schemas/keyword-table.ts';
import { createContext, type FormFields } from './validation-context.ts';

/**
 * Adds keywords for what JSON Schema cannot express: the meaning of a value beyond its shape, and
 * how the values of a block depend on each other. The keywords generate code instead of being
 * functions, so that validators can be compiled ahead. The code calls functions of its context
 * (`this`), so ajv needs the option `passContext`. What the values of keywords must be is checked
 * before: see `schemas/keyword-table.ts`.
 */
export function addKeywords(ajv: Ajv): void {
  ajv.addVocabulary(Object.keys(noteKeywords));
  ajv.addKeyword({ keyword: 'role', code: collectReference });
  ajv.addKeyword({ keyword: 'shownWidth', code: collectShownWidth });
  ajv.addKeyword({
    keyword: 'silhouette',
    code: (context) => context.schema && collect('silhouette', context),
  });
  ajv.addKeyword({ keyword: 'x-budget', type: 'string', code: collectOverBudget });
  const { notes, checks } = createContext();
  // These find nothing in values of other types.
  for (const keyword of Object.keys(notes))
    ajv.addKeyword({ keyword, code: (context) => collectNote(keyword, context) });
  for (const keyword of Object.keys(checks)) {
    const { of = [], besideRef } = keywords[keyword] ?? {};
    ajv.addKeyword({
      keyword,
      // Beside a `$ref`, that says what the value is.
      ...(!besideRef && { type: [of].flat() }),
      error: { message: keyword, params: ({ params }) => _`${params.mistake}` },
      code: (context) =>
        callCheck(keyword, context, keyword === 'fieldsOf' ? fieldsOf(context) : context.schema),
    });
  }
}

const self = new Name('this');
const root = new Name('rootData');
const pointerOf = ({ it }: KeywordCxt) => _`${new Name('instancePath')} + ${it.errorPath}`;

/** Finds out what a request takes, and what a group that names its fields can have. */
function fieldsOf({ schema: request, parentSchema: group }: KeywordCxt): FormFields {
  const schemas = new Map<string, Schema>(readRequestSchemas());
  const fields = Object.keys(schemas.get(request)?.properties ?? {});
  const own =
    group.additionalProperties === false ? Object.keys(group.properties ?? {}) : undefined;
  return { fields, ...(own && { own }) };
}

/** @param expected what the check compares the value with */
function callCheck(keyword: string, context: KeywordCxt, expected: unknown): void {
  const { gen, data } = context;
  const check = _`${self}.checks.${new Name(keyword)}`;
  const mistakes = _`${check}(${stringify(expected)}, ${data}, ${pointerOf(context)}, ${root})`;
  gen.forOf('mistake', mistakes, (mistake) => {
    context.setParams({ mistake });
    context.error(true);
  });
}

/** Collects a reference. Texts without marks, which are most, are skipped. */
function collectReference(context: KeywordCxt): void {
  const { gen, data, schema } = context;
  const isText = _`typeof ${data} == "string"`;
  const isWanted =
    schema === 'inline'
      ? _`${isText} && (${data}.includes("](") || ${data}.includes("**") || ${data}.includes("/"))`
      : _`true`;
  gen.if(_`${self}?.references && ${isWanted}`, () => {
    const reference = _`{role: ${schema}, pointer: ${pointerOf(context)}, value: ${isText} ? ${data} : ""}`;
    gen.code(_`${self}.references.push(${reference})`);
  });
}

/**
 * The width of the pictures in a value on a wide screen, in CSS pixels: a number, or a list of
 * cases. The first case applies whose `where` matches the properties beside the value. There, `null`
 * stands for a property that is not there, and a number for the length of a list.
 */
type ShownWidth = number | { where?: Record<string, Wanted>; width: number }[];

type Wanted = string | boolean | number | null;

function collectShownWidth(context: KeywordCxt): void {
  const { it } = context;
  const schema: ShownWidth = context.schema;
  const cases = typeof schema === 'number' ? [{ width: schema }] : schema;
  const matches = ([name, value]: [string, Wanted]): Code => {
    const found = _`${it.parentData}[${name}]`;
    if (value === null) return _`${found} === undefined`;
    return typeof value === 'number' ? _`${found}?.length === ${value}` : _`${found} === ${value}`;
  };
  const width = cases.reduceRight((others: Code, { where, width }) => {
    const given = _`${String(width)}`;
    if (!where) return given;
    const all = Object.entries(where)
      .map(matches)
      .reduce((first, second) => _`${first} && ${second}`);
    return _`${all} ? ${given} : ${others}`;
  }, nil);
  collect('shown-width', context, width);
}

function collectNote(keyword: string, context: KeywordCxt): void {
  const { gen, data, schema } = context;
  const note = _`${self}.notes.${new Name(keyword)}`;
  const noted = _`${note}(${stringify(schema)}, ${data}, ${pointerOf(context)}, ${root})`;
  gen.if(_`${self}?.references`, () => gen.code(_`${self}.references.push(...${noted})`));
}

/**
 * Collects a text that may be over its budget. Comparing lengths costs almost nothing, so marks,
 * which do not count, are left out only later.
 */
function collectOverBudget(context: KeywordCxt): void {
  const { gen, data, schema } = context;
  gen.if(_`${data}.length > ${schema.characters}`, () => collect('over-budget', context));
}

/** Collects a reference with a role, and with the text itself unless there is another value. */
function collect(role: Reference['role'], context: KeywordCxt, value: Code | Name = context.data) {
  const { gen } = context;
  gen.if(_`${self}?.references`, () => {
    const reference = _`{role: ${role}, pointer: ${pointerOf(context)}, value: ${value}}`;
    gen.code(_`${self}.references.push(${reference})`);
  });
}
