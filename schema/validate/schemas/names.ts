import { readRequestSchemas, type Schema } from '../../model/schemas.ts';
import type { Part } from './parts.ts';
import type { Located, References } from './references.ts';
import { type Found, type Meaning, meant } from './shapes.ts';

type Name = Extract<Found, { name: string }>;

/** Says what is wrong with a name in a schema; `undefined` if nothing is. */
export function checkName(
  { name, meaning, path }: Name,
  part: Part,
  references: References,
): string | undefined {
  const where = `"${path[0]}"`;
  const { file, schema, parent } = part;
  if (meaning === 'request') return checkRequest(name, schema);
  if (meaning === 'absent' || meaning === 'absentBeside') {
    const group = meaning === 'absent' ? part : parent;
    const isThere = group && Object.hasOwn(group.schema.properties ?? {}, name);
    return isThere ? `${where} has "${name}", which is a property.` : undefined;
  }
  if (meaning === 'synonym') {
    const all = synonymsOf(references.whole({ file, schema }).schema);
    return all.includes(name)
      ? undefined
      : `${where} has "${name}", which is none of the synonyms.${meant(name, all)}`;
  }
  if (meaning === 'choice') {
    const { enum: values, const: only } = references.whole({ file, schema }).schema;
    const all = (values ?? (only === undefined ? undefined : [only]))?.map(String);
    return !all || all.includes(name)
      ? undefined
      : `${where} has "${name}", which is none of the values.${meant(name, all)}`;
  }
  const lost = meaning === 'below' ? missingBelow(name, part, references) : undefined;
  if (lost) return `${where} leads to nothing: "${name}".${meant(lost.step, lost.names)}`;
  const names = namesFor(meaning, part, references);
  return name === '' || !names || names.has(name)
    ? undefined
    : `${where} has "${name}", which is not among the properties.${meant(name, names)}`;
}

/** The properties that a name may mean; `undefined` if it may be any. */
function namesFor(
  meaning: Meaning,
  { file, schema, sameValue, parent }: Part,
  references: References,
): ReadonlySet<string> | undefined {
  const locate = (each: Schema): Located => ({ file, schema: each });
  if (meaning === 'property') return propertiesOf([...sameValue, schema].map(locate), references);
  if (meaning === 'item') return propertiesOf(references.below(locate(schema), '*'), references);
  if (meaning === 'beside' && parent)
    return propertiesOf([...parent.sameValue, parent.schema].map(locate), references);
  return meaning === 'inside' ? namesInside(locate(schema), references, []) : undefined;
}

/** The properties of a group with all of these schemas, or of one of several; `undefined` if it is open. */
function propertiesOf(
  schemas: readonly Located[],
  { whole }: References,
): ReadonlySet<string> | undefined {
  const all = schemas.map((each) => whole(each).schema);
  const isOpen = all.some(({ additionalProperties: others = false }) => others !== false);
  const groups = all.flatMap(({ properties = [] }) => properties);
  return isOpen || groups.length === 0 ? undefined : new Set(groups.flatMap(Object.keys));
}

/** The names of all properties in a value, at any depth. */
function namesInside(
  located: Located,
  references: References,
  around: readonly Schema[],
): ReadonlySet<string> {
  if (around.includes(located.schema)) return new Set();
  const { properties = {} } = references.whole(located).schema;
  const inner = references
    .below(located, '*')
    .flatMap((each) => [...namesInside(each, references, [...around, located.schema])]);
  return new Set([...Object.keys(properties), ...inner]);
}

/** Returns the first step of a way down that leads to nothing, with the names that there are. */
function missingBelow(
  way: string,
  { file, schema }: Part,
  references: References,
): { step: string; names: string[] } | undefined {
  let from: Located[] = [{ file, schema }];
  for (const step of way.split('/')) {
    const to = from.flatMap((each) => references.below(each, step));
    if (to.length === 0) return { step, names: [...(propertiesOf(from, references) ?? [])] };
    from = to;
  }
  return undefined;
}

function checkRequest(name: string, group: Schema): string | undefined {
  const requests = new Map<string, Schema>(readRequestSchemas());
  const request = requests.get(name);
  if (!request)
    return `"fieldsOf" is "${name}", which is none of the requests: ${[...requests.keys()].map((each) => `"${each}"`).join(', ')}.`;
  const fields = Object.keys(request.properties ?? {});
  const unsent = Object.keys(group.properties ?? {}).find((each) => !fields.includes(each));
  return unsent === undefined
    ? undefined
    : `The property "${unsent}" is not a field of "${name}", so the server would not take it. Fields are described in schema/requests/${name}.json.`;
}

const synonymsOf = (schema: Schema): string[] => [
  ...[schema['x-synonyms'], schema['x-renamed-from']].flatMap((each) => each ?? []),
  ...Object.values(schema['x-value-synonyms'] ?? {}).flat(),
];
