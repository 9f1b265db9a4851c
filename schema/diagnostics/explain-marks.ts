import { isMap } from 'yaml';
import type { Path, Problem } from '../model/diagnostics.ts';
import { branchOf, ownProperty } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';
import { explainText, isLink, isOfValues } from './marks/explain-text.ts';
import { onePerBlock } from './marks/mark.ts';
import type { Source } from './source.ts';

/** Far longer than any text may be, which is reported. Looking for marks in more would take seconds. */
const longest = 20_000;

/** A value may be used in any text. */
const anyText: Schema = { type: 'string', role: 'inline' };

/** Returns a warning for each text with marks that visitors would read as characters. */
export function explainMarks(root: unknown, top: Schema, source: Source): Problem[] {
  const problems: Problem[] = [];
  const look = (
    value: unknown,
    schema: Schema,
    path: Path,
    outer: readonly string[],
    isRequired = false,
  ): void => {
    // Placeholders of this text, or of all texts in a group.
    const names = (schema.placeholders as string[] | undefined) ?? outer;
    if (typeof value === 'string') {
      // Defaults are not in the file.
      if (!(isRead(schema, value) || isLink(schema))) return;
      if (isDefault(value, schema) || value.length > longest) return;
      problems.push(
        ...explainText({ value, schema, placeholders: names, path, source }).map((problem) =>
          isRequired && problem.code === 'W909' ? missingText(problem) : problem,
        ),
      );
    } else if (Array.isArray(value)) {
      const items = resolvePiece(schema.items);
      for (const [index, item] of value.entries())
        look(item, branchOf(items, item), [...path, index], names);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        const isValue = isOfValues([...path, name]);
        const property = isValue
          ? anyText
          : (ownProperty(schema.properties, name) ??
            (schema.additionalProperties as Schema | boolean | undefined));
        if (typeof property === 'object')
          look(
            inner,
            branchOf(resolvePiece(property), inner),
            [...path, name],
            names,
            schema.required?.includes(name),
          );
      }
    }
  };
  look(root, top, [], []);
  // The values of site.yaml are not in its content any more.
  const values = top.properties?.values && source.at(['values'])?.node;
  if (isMap(values)) look(values.toJSON(), anyText, ['values'], []);
  return onePerBlock(problems, source);
}

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
