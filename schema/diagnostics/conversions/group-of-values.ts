import { propertyOf, requiredOtherwise } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { resolvePiece } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { accepts, wantedKind } from '../accepts.ts';
import { isPictureFile } from '../forms/pictures.ts';
import { isSameWord } from '../same-word.ts';
import { ifAccepted, type Meant } from './conversion.ts';

/**
 * Converts `[Jan, 12]` to a group with its required properties in order. The last one may be a list,
 * or one optional property may follow it.
 */
export function valuesInOrder(
  values: readonly unknown[],
  schema: Schema,
  meant: Meant,
): object | undefined {
  const { properties = {} } = schema;
  const required = [...(schema.required ?? []), ...requiredOtherwise(schema)];
  const last = required.length - 1;
  const hasList = wantedKind(properties[required[last] ?? '']) === 'array';
  // A picture describes no other.
  if (values.filter((value) => isPictureFile(String(value))).length > 1) return undefined;
  const optional = optionalFor(values.slice(required.length), schema, required);
  const names = hasList || optional === undefined ? required : [...required, optional];
  if (last < 0 || (!hasList && values.length !== names.length)) return undefined;
  const others = required.slice(0, last);
  const isOfTexts = others.every((name) => wantedKind(propertyOf(schema, name)) === 'string');
  // Numbers alone are those of the list, and what they are called is not said.
  if (hasList && isOfTexts && others.length > 0 && values.every((each) => typeof each === 'number'))
    return ifAccepted(
      Object.fromEntries([...others.map((name) => [name, '…']), [required[last], values]]),
      schema,
    );
  const group = names.map((name, index) => {
    const isList = Array.isArray(values[index]);
    const value = hasList && index === last && !isList ? values.slice(last) : values[index];
    return [name, meant(value, properties[name])];
  });
  return ifAccepted(Object.fromEntries(group), schema);
}

/** Returns the optional property that a single value after the required ones is for: a choice, or the only text. */
function optionalFor(
  [value, ...others]: readonly unknown[],
  { properties = {} }: Schema,
  required: readonly string[],
): string | undefined {
  if (typeof value !== 'string' || others.length > 0 || required.length < 2) return undefined;
  const taking = Object.keys(properties).filter((name) => {
    const property = propertyOf({ properties }, name);
    const isText = property.role === undefined || property.role === 'inline';
    return !required.includes(name) && isText && accepts(value, property);
  });
  const isChoice = (name: string) => wantedKind(properties[name]) === 'fixed';
  return taking.find(isChoice) ?? onlyOf(taking);
}

/** Converts `[Actual, Forecast]` to a group with the properties of these names, or in order. */
export const asWords = (values: readonly unknown[], schema: Schema): object | undefined =>
  byName(values, schema) ?? byOrder(values, schema);

function byName(values: readonly unknown[], schema: Schema): object | undefined {
  const names = Object.keys(schema.properties ?? {});
  const pairs = values.flatMap((value) => {
    const name = names.find((each) => isSameWord(each, String(value)));
    return name === undefined ? [] : [[name, value]];
  });
  const group = Object.fromEntries(pairs);
  return pairs.length > 0 && Object.keys(group).length === values.length
    ? ifAccepted(group, schema)
    : undefined;
}

/** Converts `[Booked, Expected]` to the words of a legend. */
function byOrder(values: readonly unknown[], schema: Schema): object | undefined {
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  const isOfTexts = names.every((name) => {
    const property = resolvePiece(properties[name]);
    return wantedKind(property) === 'string' && property.role !== 'link';
  });
  if (!isOfTexts || names.length < values.length || values.length < 2) return undefined;
  return ifAccepted(Object.fromEntries(values.map((value, at) => [names[at], value])), schema);
}

/** Converts `95% accuracy` and `Oct 420` to a figure with a label, if a group consists of these. */
export function figureIn(text: string, schema: Schema, meant: Meant): object | undefined {
  const { required = [] } = schema;
  if (required.length !== 2 || !['label', 'value'].every((name) => required.includes(name)))
    return undefined;
  const figure =
    '[-−]?[$€£¥]?\\d[\\d.,]*(?:[%+]|[KMB]\\b)*(?: (?:min|hours?|days?|weeks?|months?|years?)\\b)?';
  const [, before, rest] = new RegExp(`^(${figure}) +([^\\s\\d].*)$`).exec(text) ?? [];
  const [, words, after] =
    new RegExp(`^(.*[^\\s:=–—;|-])[\\s:=–—;|-]+?(${figure})$`).exec(text) ??
    new RegExp(`^(.*\\S) +\\((${figure})\\)$`).exec(text) ??
    [];
  // The last digits of a telephone number are no figure.
  if (/\d$/.test(words ?? '')) return undefined;
  // In `due, day 5` the number belongs to the words.
  const isOfWords = /\b(?:day|week|month|quarter|year|step|phase|level|version|part)$/i.test(
    words ?? '',
  );
  const label = rest ?? (isOfWords ? text : words?.replace(/,+$/, ''));
  const value = before ?? after;
  if (!label || !value) return undefined;
  return valuesInOrder(
    required.map((name) => (name === 'label' ? label : value)),
    schema,
    meant,
  );
}
