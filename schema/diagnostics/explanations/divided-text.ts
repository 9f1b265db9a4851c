import type { ErrorObject } from 'ajv';
import { columnOf } from '../../edits/lines.ts';
import { accepts } from '../accepts.ts';
import type { Path, Problem } from '../diagnostics.ts';
import { exampleOf, toBlanks } from '../example-value.ts';
import { pointerToPath } from '../pointer.ts';
import { schemaAt } from '../schema-at.ts';
import { lineBreakOf, offsetsOfPair, type Replacement } from '../source.ts';
import { code, field } from '../wording.ts';
import { writeValue } from '../write-value.ts';
import { type FileContext, writtenAt } from './context.ts';
import type { Unknown } from './resolve-unknown.ts';

/** A text with all that a group has properties for: `Hanna Weiss, CFO at Oravelle`. */
export interface DividedText {
  path: Path;
  found: string;
  values: Record<string, unknown>;
}

/**
 * Finds the texts in which several properties of their group stand: those of `x-parts` of its
 * schema, in their order. Others that are missing are blanks, or the initials of one of the parts.
 */
export function findDividedTexts(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): DividedText[] {
  const groups = Object.groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  );
  return Object.entries(groups).flatMap(([pointer, missing = []]): DividedText[] => {
    const path = pointerToPath(pointer);
    const schema = schemaAt(path, file.root, file.top) ?? {};
    const parts = (schema['x-parts'] ?? []) as string[];
    const [name = '', ...others] = parts;
    const names = missing.map(({ params }): string => params.missingProperty);
    if (parts.length === 0 || !others.every((other) => names.includes(other))) return [];
    const renamed = unknown.find(
      (one) => one.error.instancePath === pointer && one.names[0] === name,
    );
    const found = renamed?.found ?? name;
    const text = Object(writtenAt(path, file))[found];
    const divided = typeof text === 'string' ? divide(text) : [];
    const { properties = {} } = schema;
    if (divided.length !== parts.length) return [];
    if (!divided.every((part, at) => accepts(part, properties[parts[at] ?? ''] ?? {}))) return [];
    const values: Record<string, unknown> = Object.fromEntries(
      parts.map((part, at) => [part, divided[at]]),
    );
    const rest = names.filter((each) => !parts.includes(each));
    for (const each of rest) {
      const initials = each === 'initials' ? initialsOf(divided.at(-1) ?? '') : undefined;
      const example = exampleOf(each, path, file.root, file.top);
      values[each] = initials ?? toBlanks(example, properties[each] ?? {});
    }
    return [{ path, found, values }];
  });
}

/** At commas, dashes, strokes, brackets and `at`. */
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

export const isOfDivided = (texts: readonly DividedText[], path: Path, found?: string): boolean =>
  texts.some(
    (text) => text.path.join('/') === path.join('/') && (found ?? text.found) === text.found,
  );

export function explainDivided(text: DividedText, file: FileContext): Problem {
  const { path, found, values } = text;
  const names = Object.keys(values).map(code);
  const replacement = division(text, file);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: `${code(found)} of ${field(path, file.root)} has in one text what stands in ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
    label: 'one line for each of them',
    hints: [
      `Write ${Object.entries(values)
        .map(([name, value]) => code(`${name}: ${writeValue(value, false)}`))
        .join(', ')}.`,
    ],
    ...(replacement && { replacement }),
  };
}

function division(
  { path, found, values }: DividedText,
  { source }: FileContext,
): Replacement | undefined {
  const spot = source?.at([...path, found]);
  if (!source || !spot?.pair) return undefined;
  const offsets = offsetsOfPair(source, spot.pair);
  const lines = Object.entries(values).map(
    ([name, value]) => `${name}: ${writeValue(value, spot.inFlow)}`,
  );
  const between = spot.inFlow
    ? ', '
    : lineBreakOf(source.text) + ' '.repeat(columnOf(source.text, offsets[0]));
  return {
    title: `divide it into ${Object.keys(values).map(code).join(', ')}`,
    text: lines.join(between),
    certain: false,
    offsets,
  };
}
