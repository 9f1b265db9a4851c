import type { Ajv, ErrorObject } from 'ajv';
import { explain } from '../../diagnostics/explain.ts';
import { Source } from '../../diagnostics/source.ts';
import type { Path } from '../../model/diagnostics.ts';
import { readBlockSchemas, readVisualSchemas, type Schema } from '../../model/schemas.ts';
import { forgetPieces } from '../../model/wording.ts';
import { createTolerantContext } from '../validation-context.ts';
import { type Fault, type ReadText, refuseFaults } from './faults.ts';
import { type Part, readParts, wholeFile } from './parts.ts';

/** A value that a schema gives for itself: an example, or its default. */
interface OwnValue {
  part: Part;
  path: Path;
  value: unknown;
}

/**
 * Checks that schemas accept their own examples and defaults. An author would get an error for a value that
 * is proposed in another, or for a default that is nowhere in the file.
 * @param ajv has all the schemas
 * @throws PlainError with each place
 */
export function checkExamples(
  schemas: readonly Schema[],
  ajv: Ajv,
  createExplaining: () => Ajv,
  textOf?: ReadText,
): void {
  const wrong = schemas
    .flatMap((schema) => [...readParts(wholeFile(schema))])
    .flatMap(({ part }) => refusedIn(part, ajv));
  if (wrong.length === 0) return;
  forgetPieces();
  const explaining = createExplaining();
  refuseFaults(
    wrong.map((own) => explainOne(own, explaining)),
    textOf,
  );
}

function refusedIn(part: Part, ajv: Ajv): OwnValue[] {
  const { examples = [], default: ownDefault } = part.schema;
  const values = [
    ...examples.map((value, index): OwnValue => ({ part, path: ['examples', index], value })),
    ...(ownDefault === undefined ? [] : [{ part, path: ['default'], value: ownDefault }]),
  ];
  if (values.length === 0) return [];
  const validate = ajv.compile({ $ref: addressOf(part) });
  return values.filter(({ value }) => {
    const isAccepted = validate.call(createTolerantContext(), structuredClone(value));
    return !isAccepted && !(validate.errors ?? []).every((error) => isOfFile(error, part));
  });
}

/** Checks that compare a value with others of its file, which an example of a property does not have. */
const isOfFile = ({ keyword }: ErrorObject, { path }: Part): boolean =>
  path.length > 0 && ['among', 'asManyAs', 'atMostAsManyAs'].includes(keyword);

const addressOf = ({ file, path }: Part): string =>
  `${file}#${path
    .map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))
    .map((step) => `/${encodeURIComponent(step)}`)
    .join('')}`;

/** Says what is wrong in the words in which authors would read it. */
function explainOne({ part, path, value }: OwnValue, ajv: Ajv): Fault {
  const name = String(part.path.at(-1) ?? part.schema.title);
  const group = (schema: Schema): Schema => ({ type: 'object', properties: { [name]: schema } });
  const root = { [name]: structuredClone(value) };
  const validate = ajv.compile(group({ $ref: addressOf(part) }));
  validate.call(createTolerantContext(), root);
  const [problem] = explain(validate.errors ?? [], {
    root,
    top: group(part.schema),
    blocks: readBlockSchemas(),
    visuals: readVisualSchemas(),
    source: new Source(''),
  });
  const where = problem?.where ?? { path: [] };
  const kind = path[0] === 'default' ? 'This default' : 'This example';
  return {
    file: part.file,
    path: [...part.path, ...path, ...(where.path?.slice(1) ?? [])],
    at: 'at' in where && where.at === 'key' ? 'key' : 'value',
    message: `${kind} is not valid: ${problem?.message ?? 'its own schema refuses it.'}`,
  };
}
