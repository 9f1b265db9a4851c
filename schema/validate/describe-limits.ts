import type { Schema } from '../model/schemas.ts';
import { andList, code, joinOr } from '../model/wording.ts';

/**
 * Describes the limits of a value, except for its type, one sentence each: `At most 90 characters.`
 */
export function describeLimits(schema: Schema): string[] {
  const { minLength = 0, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const isList = schema.type === 'array';
  const length = isList
    ? range(minItems, maxItems, 'items')
    : range(minLength > 1 ? minLength : undefined, maxLength, 'characters');
  return [
    length,
    range(minimum, maximum),
    ...(schema.exclusiveMinimum === undefined ? [] : [`More than ${schema.exclusiveMinimum}.`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`Less than ${schema.exclusiveMaximum}.`]),
    ...describeTogether(schema),
  ].filter((sentence) => sentence !== '');
}

/** Describes which of the fields of a group may replace another, and which exclude each other. */
function describeTogether(schema: Schema): string[] {
  const { if: condition, else: otherwise, atMostOne = [] } = schema;
  const isRequired = (otherwise?.required ?? []).map((name) => {
    const others = (condition?.required ?? []).map((other) => {
      const value = condition?.properties?.[other]?.const;
      return value === undefined ? other : `${other}: ${value}`;
    });
    return `${joinOr([name, ...others].map(code))} is required.`;
  });
  const lists = atMostOne.every((name) => typeof name === 'string') ? [atMostOne] : atMostOne;
  return [
    ...isRequired,
    ...lists
      .filter((names) => names.length > 0)
      .map((names) => `${andList(names)} do not go together.`),
  ];
}

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  const of = unit && ` ${unit}`;
  if (least !== undefined && least === most) return `Exactly ${least}${of}.`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}${of}.`;
  if (most !== undefined) return `At most ${most}${of}.`;
  return least === undefined ? '' : `At least ${least}${of}.`;
}
