import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../../model/diagnostics.ts';
import { isSamePath, pointerOf } from '../../model/pointer.ts';
import { schemaAt } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { code, field, joinAnd } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { accepts } from '../accepts.ts';
import { figureOf } from '../conversions/convert-value.ts';
import { blankOf } from '../example-value.ts';
import { writeProperty } from '../source.ts';
import { type FileContext, writtenAt } from './context.ts';
import type { Cause } from './misplaced/cause.ts';
import { byGroup, type Unknown } from './unknown/unknown.ts';

/** A text with the values of several properties: `Hanna Weiss, CFO at Oravelle`. */
interface DividedText {
  path: Path;
  found: string;
  values: Record<string, unknown>;
}

/**
 * Finds texts with the values of several properties: the `x-parts` of the group's schema, in this
 * order. Other missing properties become blanks, or the initials of one of the parts.
 */
export function findDividedTexts(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): Cause[] {
  const texts = byGroup(errors, 'required').flatMap(({ pointer, path, names }): DividedText[] => {
    const schema = schemaAt(path, file) ?? {};
    const written = Object(writtenAt(path, file));
    const figure = figureIn(names, written, schema);
    // A text that is correct may have a number without a meaning of its own.
    if (figure && errors.some(({ instancePath }) => instancePath === `${pointer}/${figure.found}`))
      return [{ path, ...figure }];
    const own = unknown.filter((one) => one.error.instancePath === pointer);
    const divided = textOfParts(names, written, own, { path, schema }, file);
    return divided ? [{ path, ...divided }] : [];
  });
  return texts.map((text) => ({
    problem: explainDivided(text, file),
    explains: ({ keyword, instancePath }) =>
      instancePath === pointerOf(keyword === 'required' ? text.path : [...text.path, text.found]),
    explainsUnknown: ({ path, found }) => isSamePath(path, text.path) && found === text.found,
  }));
}

/** Divides `Hanna Weiss, CFO at Oravelle` into the first part and the missing ones behind it. */
function textOfParts(
  missing: readonly string[],
  written: Record<string, unknown>,
  unknown: readonly Unknown[],
  { path, schema }: { path: Path; schema: Schema },
  file: FileContext,
): Omit<DividedText, 'path'> | undefined {
  const { properties = {} } = schema;
  const all = schema['x-parts'] ?? [];
  for (const [at, first] of all.entries()) {
    if (all.slice(0, at).some((part) => missing.includes(part))) break;
    // The text may have the name of its first part, or another name.
    const renamed = unknown.find((one) => one.names[0] === first || isOpenWord(one));
    const found = missing.includes(first) ? renamed?.found : first;
    const end = all.findIndex((part, index) => index > at && !missing.includes(part));
    const parts = all.slice(at, end < 0 ? undefined : end);
    const text = found === undefined ? undefined : written[found];
    if (found === undefined || parts.length < 2 || typeof text !== 'string') continue;
    const divided = divide(text);
    const fits = (part: string, index: number) => accepts(part, properties[parts[index] ?? '']);
    if (divided.length !== parts.length || !divided.every(fits)) continue;
    const values: Record<string, unknown> = Object.fromEntries(
      parts.map((part, index) => [part, divided[index]]),
    );
    for (const each of missing.filter((name) => !parts.includes(name))) {
      const company = parts.at(-1) === all.at(-1) ? divided.at(-1) : undefined;
      const initials = each === 'initials' ? initialsOf(company ?? '') : undefined;
      values[each] = initials || blankOf(each, path, file);
    }
    return { found, values };
  }
  return undefined;
}

/** Divides `90 days of warning` under one of the two names of a figure. */
function figureIn(names: readonly string[], written: Record<string, unknown>, schema: Schema) {
  const found = onlyOf((schema.required ?? []).filter((name) => !names.includes(name)));
  const text = written[found ?? ''];
  if (found === undefined || names.length !== 1) return undefined;
  const values = typeof text === 'string' ? figureOf(text, schema) : undefined;
  return values && { found, values: { ...values } };
}

/** Whether a text is only known to mean something that is there already. */
const isOpenWord = ({ names, present, value }: Unknown): boolean =>
  names.length === 0 && present !== undefined && typeof value === 'string';

/** Divides at commas, dashes, strokes, brackets and `at`. */
const divide = (text: string): string[] =>
  text
    .replace(/^[—–-]\s*/, '')
    .split(/\s*[,|·•/(;\n]\s*|\s+[-–—]\s+|\s+(?:at|@|bei|chez)\s+/)
    .map((part) => part.replace(/\)$/, '').trim())
    .filter(Boolean);

const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function explainDivided(text: DividedText, file: FileContext): Problem {
  const { path, found, values } = text;
  const names = Object.keys(values).map(code);
  const replacement = file.source.writeProperties(
    [...path, found],
    Object.entries(values),
    () => `divide it into ${names.join(', ')}`,
  );
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: `${code(found)} of ${field(path, file.root)} has in one text what is in ${joinAnd(names)}.`,
    label: 'one line for each of them',
    hints: [
      `Write ${Object.entries(values)
        .map(([name, value]) => code(writeProperty(name, value, false)))
        .join(', ')}.`,
    ],
    replacement,
  };
}
