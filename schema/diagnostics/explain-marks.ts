import { isMap } from 'yaml';
import { isGroup } from '../is-group.ts';
import type { Path, Problem } from '../model/diagnostics.ts';
import { branchOf, ownProperty } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';
import { explainText, isLink, isOfValues, type TextAt } from './marks/explain-text.ts';
import { onePerBlock } from './marks/mark.ts';
import type { Source } from './source.ts';

/** Far longer than any text may be, which is reported. Looking for marks in more would take seconds. */
const longest = 20_000;

/** A value may be used in any text. */
const anyText: Schema = { type: 'string', role: 'inline' };

/** Returns a warning for each text with marks that visitors would read as characters. */
export function explainMarks(root: unknown, top: Schema, source: Source): Problem[] {
  // The values of site.yaml are not in its content any more.
  const values = top.properties?.values && source.at(['values'])?.node;
  const texts = [
    ...textsIn(root, top, []),
    ...(isMap(values) ? textsIn(values.toJSON(), anyText, ['values']) : []),
  ];
  const problems = texts
    .filter(mayHaveMarks)
    .flatMap(({ isRequired, ...text }) =>
      explainText({ ...text, source }).map((problem) =>
        isRequired && problem.code === 'W909' ? missingText(problem) : problem,
      ),
    );
  return onePerBlock(problems, source);
}

interface Text extends Omit<TextAt, 'source'> {
  isRequired: boolean;
}

/** @param outer the placeholders of all texts in the group around it */
function* textsIn(
  value: unknown,
  schema: Schema,
  path: Path,
  outer: readonly string[] = [],
  isRequired = false,
): Generator<Text> {
  const placeholders = schema.placeholders ?? outer;
  if (typeof value === 'string') {
    yield { value, schema, path, placeholders, isRequired };
  } else if (Array.isArray(value)) {
    const items = resolvePiece(schema.items);
    for (const [index, item] of value.entries())
      yield* textsIn(item, branchOf(items, item), [...path, index], placeholders);
  } else if (isGroup(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const place = [...path, name];
      const property = isOfValues(place) ? anyText : propertyNamed(name, schema);
      if (typeof property !== 'object') continue;
      const piece = branchOf(resolvePiece(property), inner);
      yield* textsIn(inner, piece, place, placeholders, schema.required?.includes(name));
    }
  }
}

const propertyNamed = (name: string, schema: Schema): Schema | boolean | undefined =>
  ownProperty(schema.properties, name) ?? schema.additionalProperties;

/** Defaults are not in the file. */
const mayHaveMarks = ({ value, schema }: Text): boolean =>
  (isRead(schema, value) || isLink(schema)) && !isDefault(value, schema) && value.length <= longest;

/** A required text of spaces is as wrong as one that is not there. */
const missingText = (problem: Problem): Problem => ({
  ...problem,
  severity: 'error',
  hints: 'Write some words.',
});

/** Whether a text is the default. Dots may be written in any way where the default is dots. */
const isDefault = (value: string, { default: usual }: Schema): boolean =>
  value === usual || (typeof usual === 'string' && !/[\p{L}\d]/u.test(value + usual));

/** Whether visitors read a text: it is not a name, an address or an enum. */
const isRead = (schema: Schema, value: string): boolean =>
  schema.type === 'string' &&
  (schema.pattern === undefined || hasNeededPlaceholder(schema, value)) &&
  schema.format === undefined &&
  schema.enum === undefined &&
  schema.const === undefined &&
  !(typeof schema.role === 'string' && /^(?:link|picture|anchor)$/.test(schema.role));

/** The pattern of a text with placeholders asks for one of them, and an error reports its absence. */
const hasNeededPlaceholder = ({ pattern = '', placeholders }: Schema, value: string): boolean =>
  placeholders !== undefined && new RegExp(String(pattern)).test(value);
