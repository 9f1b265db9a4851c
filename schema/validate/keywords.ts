import {
  _,
  type Ajv,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  nil,
  stringify,
} from 'ajv';
import { notes, readRequestSchemas, roles, type Schema } from '../model/schemas.ts';
import { PlainError } from '../plain-error.ts';
import { createContext, type FormFields, type ValidationContext } from './validation-context.ts';

type Types = Pick<CodeKeywordDefinition, 'type' | 'schemaType'>;

/** For each check, the types of the values that it applies to, and of the keyword's own value. */
const checkedTypes: Record<keyof ValidationContext['checks'], Types> = {
  ordered: { type: 'object', schemaType: 'array' },
  // Used beside a `$ref`, which says that the value is an object.
  within: { schemaType: 'array' },
  atMostOne: { type: 'object', schemaType: 'array' },
  fieldsOf: { type: 'object', schemaType: 'string' },
  among: { type: ['string', 'number'], schemaType: 'string' },
  asManyAs: { type: 'array', schemaType: 'string' },
  atMostAsManyAs: { type: 'array', schemaType: 'string' },
};

/** Keywords that collect references. Each has a function that finds nothing in values of other types. */
const collecting = Object.keys(createContext().notes);

/** The keywords that only our validator understands. */
export const ownKeywords: ReadonlySet<string> = new Set([
  ...notes,
  ...Object.keys(checkedTypes),
  ...collecting,
  'role',
  'shownWidth',
  'x-budget',
]);

/**
 * Adds keywords for what JSON Schema cannot express: the meaning of a value beyond its shape, and
 * how the values of a block depend on each other. The keywords generate code instead of being
 * functions, so that validators can be compiled ahead. The code calls functions of its context
 * (`this`), so ajv needs the option `passContext`.
 */
export function addKeywords(ajv: Ajv): void {
  ajv.addVocabulary([...notes]);
  ajv.addKeyword({
    keyword: 'role',
    schemaType: 'string',
    metaSchema: { enum: roles },
    code: collectReference,
  });
  ajv.addKeyword({
    keyword: 'shownWidth',
    schemaType: ['number', 'array'],
    code: collectShownWidth,
  });
  ajv.addKeyword({
    keyword: 'x-budget',
    type: 'string',
    schemaType: 'object',
    code: collectOverBudget,
  });
  for (const keyword of collecting)
    ajv.addKeyword({ keyword, code: (context) => collectNote(keyword, context) });
  for (const [keyword, types] of Object.entries(checkedTypes)) {
    ajv.addKeyword({
      keyword,
      ...types,
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
  const schema = schemas.get(request);
  const own =
    group.additionalProperties === false ? Object.keys(group.properties ?? {}) : undefined;
  if (schema) return { fields: Object.keys(schema.properties ?? {}), ...(own && { own }) };
  const names = [...schemas.keys()].map((name) => `\`${name}\``).join(', ');
  throw new PlainError(`\`fieldsOf\` is \`${request}\`, which is none of the requests: ${names}.`);
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
  const { gen, it } = context;
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
  gen.if(_`${self}?.references`, () => {
    const reference = _`{role: "shown-width", pointer: ${pointerOf(context)}, value: ${width}}`;
    gen.code(_`${self}.references.push(${reference})`);
  });
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
  gen.if(_`${data}.length > ${schema.characters} && ${self}?.references`, () => {
    const reference = _`{role: "over-budget", pointer: ${pointerOf(context)}, value: ${data}}`;
    gen.code(_`${self}.references.push(${reference})`);
  });
}
