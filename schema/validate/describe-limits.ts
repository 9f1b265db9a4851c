import type { Schema } from './schemas.ts';

/**
 * Describes the limits of a value, except for its type, one sentence each: `At most 90 characters.`
 */
export function describeLimits(schema: Schema): string[] {
  const {
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    minItems,
    maxItems,
  } = schema as Record<string, number | undefined>;
  const isList = schema.type === 'array';
  const length = isList
    ? range(minItems, maxItems, 'items')
    : range(minLength > 1 ? minLength : undefined, maxLength, 'characters');
  return [
    length,
    range(minimum, maximum),
    ...(schema.exclusiveMinimum === undefined ? [] : [`More than ${schema.exclusiveMinimum}.`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`Less than ${schema.exclusiveMaximum}.`]),
  ].filter((sentence) => sentence !== '');
}

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  const of = unit && ` ${unit}`;
  if (least !== undefined && least === most) return `Exactly ${least}${of}.`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}${of}.`;
  if (most !== undefined) return `At most ${most}${of}.`;
  return least === undefined ? '' : `At least ${least}${of}.`;
}
