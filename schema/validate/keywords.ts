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
import { notes } from './schemas.ts';
import type { ValidationContext } from './validation-context.ts';

/** The type of the values that a keyword is about, and of what stands behind the keyword. */
const types: Record<
  keyof ValidationContext['checks'],
  Pick<CodeKeywordDefinition, 'type' | 'schemaType'>
> = {
  ordered: { type: 'object', schemaType: 'array' },
  // It stands beside a reference, which says that the value is an object.
  within: { schemaType: 'array' },
  atMostOne: { type: 'object', schemaType: 'array' },
  among: { type: ['string', 'number'], schemaType: 'string' },
  asManyAs: { type: 'array', schemaType: 'string' },
  atMostAsManyAs: { type: 'array', schemaType: 'string' },
};

/** The same of what is noted where a value is valid. */
const notedTypes: Record<
  keyof ValidationContext['notes'],
  Pick<CodeKeywordDefinition, 'type' | 'schemaType'>
> = {
  figure: { type: 'object', schemaType: 'object' },
  prices: { type: 'object', schemaType: 'object' },
  // These stand beside a reference, or beside what says that the value is a list.
  totals: { schemaType: 'string' },
  leadsTo: { schemaType: 'object' },
  flows: { schemaType: 'object' },
  addsUp: { type: 'object', schemaType: 'object' },
  carries: { schemaType: 'object' },
  distinct: { type: 'array', schemaType: 'string' },
  copied: { type: 'array', schemaType: 'string' },
  endsLater: { type: 'string', schemaType: 'boolean' },
  series: { type: 'array', schemaType: 'string' },
  withinList: { type: 'number', schemaType: 'string' },
  countOf: { type: 'number', schemaType: 'string' },
  startsBelow: { type: 'object', schemaType: 'object' },
  lastOnes: { type: 'array', schemaType: 'string' },
  shownWith: { schemaType: 'object' },
  namesEach: { type: 'object', schemaType: 'object' },
  partOf: { type: 'string', schemaType: 'string' },
  states: { type: 'object', schemaType: 'object' },
  endsWith: { type: 'object', schemaType: 'object' },
  compares: { type: 'object', schemaType: 'array' },
  oneUnit: { type: 'array', schemaType: 'string' },
  unitOfTitle: { type: 'object', schemaType: 'boolean' },
  spansMonths: { type: 'object', schemaType: 'object' },
  numbersSections: { type: 'object', schemaType: 'object' },
  inPeriod: { type: 'object', schemaType: 'object' },
  besideNumber: { type: 'string', schemaType: 'string' },
  atLeastOne: { type: 'object', schemaType: 'array' },
  ticks: { type: 'array', schemaType: 'string' },
  sameNames: { type: 'object', schemaType: 'object' },
  inTime: { type: 'array', schemaType: 'string' },
  alongLabels: { type: 'object', schemaType: 'object' },
  fillLabels: { type: 'object', schemaType: 'object' },
  steps: { type: 'object', schemaType: 'boolean' },
  rising: { type: 'array', schemaType: 'string' },
  percent: { type: 'number', schemaType: 'boolean' },
  // Of a text, or of all texts of a group.
  placeholders: { schemaType: 'array' },
  expected: { type: 'string', schemaType: 'object' },
};

/**
 * Teaches ajv what JSON Schema cannot say: what a value means beyond its shape, and how the values
 * of one block depend on each other. The keywords write code rather than being functions, so that
 * validators can be compiled ahead. That code calls what is in its context (`this`), so ajv needs
 * the option `passContext`.
 */
export function addKeywords(ajv: Ajv): void {
  ajv.addVocabulary([...notes]);
  ajv.addKeyword({ keyword: 'role', schemaType: 'string', code: collectReference });
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
  for (const [keyword, { type, schemaType }] of Object.entries(notedTypes)) {
    ajv.addKeyword({
      ...(type && { type }),
      ...(schemaType && { schemaType }),
      keyword,
      code: (context) => collectNote(keyword, context),
    });
  }
  for (const [keyword, { type, schemaType }] of Object.entries(types)) {
    ajv.addKeyword({
      ...(type && { type }),
      ...(schemaType && { schemaType }),
      keyword,
      error: { message: keyword, params: ({ params }) => _`${params.mistake}` },
      code: (context) => callCheck(keyword, context),
    });
  }
}

const self = new Name('this');
const root = new Name('rootData');
const pointerOf = ({ it }: KeywordCxt) => _`${new Name('instancePath')} + ${it.errorPath}`;

function callCheck(keyword: string, context: KeywordCxt): void {
  const { gen, data, schema } = context;
  const check = _`${self}.checks.${new Name(keyword)}`;
  const mistakes = _`${check}(${stringify(schema)}, ${data}, ${pointerOf(context)}, ${root})`;
  gen.forOf('mistake', mistakes, (mistake) => {
    context.setParams({ mistake });
    context.error(true);
  });
}

/** Most texts have no marks, and only those that may are looked at. */
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
 * How wide the pictures in a value are shown on a wide screen, in pixels of CSS: a number, or the
 * first case of a list whose `where` is true of what stands beside the value.
 */
type ShownWidth = number | { where?: Record<string, string | boolean>; width: number }[];

function collectShownWidth(context: KeywordCxt): void {
  const { gen, it } = context;
  const schema: ShownWidth = context.schema;
  const cases = typeof schema === 'number' ? [{ width: schema }] : schema;
  const width = cases.reduceRight((others: Code, { where = {}, width }) => {
    const [[name, value] = []] = Object.entries(where);
    return name === undefined || value === undefined
      ? _`${String(width)}`
      : _`${it.parentData}[${name}] === ${value} ? ${String(width)} : ${others}`;
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

/** A length that is compared costs next to nothing; what marks up a text is counted only later. */
function collectOverBudget(context: KeywordCxt): void {
  const { gen, data, schema } = context;
  gen.if(_`${data}.length > ${schema.characters} && ${self}?.references`, () => {
    const reference = _`{role: "over-budget", pointer: ${pointerOf(context)}, value: ${data}}`;
    gen.code(_`${self}.references.push(${reference})`);
  });
}
