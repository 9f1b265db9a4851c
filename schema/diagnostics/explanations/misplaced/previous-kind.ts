import { isSamePath } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import { andList, capital, code, thing } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts } from '../../accepts.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { misfitsIn } from '../likeliest.ts';
import { byGroup, type NamesInGroup } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';

/** How many properties show what a visual was before. */
const fewest = 2;

/** Finds visuals that are complete, and still have what they had under another `kind`. */
export const findPreviousKinds = (
  errors: Parameters<typeof byGroup>[0],
  file: FileContext,
): Cause[] =>
  byGroup(errors, 'additionalProperties').flatMap(
    (group) => explainPreviousKind(group, file) ?? [],
  );

function explainPreviousKind({ path, names }: NamesInGroup, file: FileContext): Cause | undefined {
  const written = Object(writtenAt(path, file));
  const own = schemaAt(path, file);
  if (!own?.properties?.kind || names.length < fewest) return undefined;
  const other = onlyOf(
    [...file.visuals].filter(([, { properties = {} }]) =>
      names.every(
        (name) => Object.hasOwn(properties, name) && accepts(written[name], properties[name]),
      ),
    ),
  );
  if (!other || misfitsIn(written, own).missing.length > 0) return undefined;
  const [kind, schema] = other;
  const { spare } = misfitsIn(written, schema);
  const [first = ''] = names;
  return {
    problem: {
      code: 'P104',
      where: { path: [...path, first], at: 'key' },
      message: `${capital(thing(path, file))} is ${code(written.kind)}, and ${andList(names)} belong to ${code(kind)}.`,
      hints: `Remove them. Or write ${code(`kind: ${kind}`)}${spare.length > 0 ? `, and remove ${andList(spare)}` : ''}.`,
    },
    explains: () => false,
    explainsUnknown: (one) => isSamePath(one.path, path) && names.includes(one.found),
  };
}
