import { isGroup } from '../../../is-group.ts';
import type { Hints } from '../../../model/diagnostics.ts';
import { schemaAt, tagOf } from '../../../model/schema-at.ts';
import { code, mayAlsoHave } from '../../../model/wording.ts';
import { writeValue } from '../../source.ts';
import { type Context, exampleAt, schemaOf } from '../context.ts';
import { severalGroups } from '../lists/several-groups.ts';
import { missingFile } from '../missing-file.ts';
import type { ValueFix } from '../rewrite-value.ts';
import { longest } from './kind-fix.ts';
import type { WrongKind } from './value.ts';

/**
 * Returns what a group may have beside the properties that a fix writes, or beside none if a text has no fix;
 * `undefined` if hints do not show the value as a group.
 */
export function optionalBeside(context: Context, fix: ValueFix | undefined): string[] | undefined {
  const { data } = context.error;
  const isConverted = fix && !fix.label && !isGroup(data) && !severalGroups(context);
  if (!isConverted && (fix || typeof data !== 'string')) return undefined;
  const names = Object.keys(schemaOf(context).properties ?? {});
  return names.filter((name) => !fix?.text.includes(`${name}:`));
}

/** Returns hints for a value that must be a group of properties. */
export function hintsForGroup(value: WrongKind): Hints {
  const { context, fix, name, isItem } = value;
  const { data } = context.error;
  const schema = schemaOf(context);
  const tag = tagOf(schema);
  if (isItem && tag && !fix)
    return `Each starts with its ${code(tag)}, as in ${code(`- ${tag}: …`)}, and its properties follow.`;
  const optional = optionalBeside(context, fix);
  if (optional) {
    const isInBrackets = isItem && context.source.at(context.path)?.inFlow === true;
    const start = isInBrackets ? '' : isItem ? '- ' : `${name}: `;
    const written = fix && code(`${start}${fix.text}`);
    const left = fix ? leftOut(data, fix.text) : 0;
    return [
      written &&
        (left > 0
          ? `There can be one, and here are ${left + 1}: keep one of them, as in ${written}.`
          : `Write it as a group: ${written}.`),
      fix && missingFile(fix.text, schema),
      mayAlsoHave(optional),
    ];
  }
  if (typeof data === 'boolean' && !isItem) {
    const text = exampleText(value);
    const { required = [] } = schema;
    if (text.length <= longest) return `Write it as a group: \`${name}: ${text}\`.`;
    return required.length === 0
      ? undefined
      : `It is not a switch. Below it, two spaces further in, are ${required.map(code).join(', ')}.`;
  }
  if (!Array.isArray(data)) return undefined;
  return fix?.way === 'list name'
    ? 'The list is one of the properties of this group: write its name above it, and the items 2 spaces further in.'
    : hintsForItems(value);
}

/** Returns how many texts of a list a fix leaves out, if it keeps only the first. */
function leftOut(items: unknown, fix: string): number {
  const [, ...others] = Array.isArray(items) ? items : [];
  const isLeftOut = (item: unknown) => typeof item === 'string' && !fix.includes(item);
  return others.every(isLeftOut) ? others.length : 0;
}

/** Returns hints for a list in place of a group. */
function hintsForItems(value: WrongKind): Hints {
  const { context, name } = value;
  const { path, source, error } = context;
  const items = error.data as unknown[];
  const { properties = {} } = schemaAt(path, context) ?? {};
  // `- name: start` where a group has a property `start`.
  const named = items.flatMap((item) => {
    const found = Object.entries(Object(item)).find(
      ([, inner]) => typeof inner === 'string' && Object.hasOwn(properties, inner),
    );
    return found ? [found as [string, string]] : [];
  });
  const [first] = named;
  if (first && named.length === items.length) {
    const [key, inner] = first;
    return `Write each as a group of its own name: \`${inner}:\` instead of \`- ${key}: ${inner}\`.`;
  }
  const [text] = items;
  if (!schemaOf(context).properties && typeof text === 'string') {
    const [given = 'name'] = Object.keys(Object(exampleAt(context)));
    return `Each text has a name before it, in place of the dash, such as ${code(`${given}: ${writeValue(text, false)}`)}.`;
  }
  const several = severalGroups(context);
  if (several) return several.hint;
  if (!source.at([...path, 0])?.inFlow)
    return 'It is one group: its lines have no `- ` before them.';
  const example = exampleText(value);
  return `Braces are around a group, with a name before each value${example.startsWith('{') && example.length <= longest ? `: \`${name}: ${example}\`` : ''}.`;
}

const exampleText = ({ context }: WrongKind): string => writeValue(exampleAt(context), true);
