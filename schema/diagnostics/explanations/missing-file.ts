import { branchesOf, namesWithRole, propertyOf } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { describeField, resolvePiece } from '../../model/wording.ts';

/** Describes the file of a picture where a fix leaves it to the author, who has named none. */
export function missingFile(fix: string, property: Schema): string | undefined {
  const schema = resolvePiece(property);
  for (const group of [schema, ...branchesOf(schema).values()])
    for (const name of namesWithRole(group, 'picture'))
      if (fix.includes(`${name}: …`)) return describeField(name, propertyOf(group, name), true);
  return undefined;
}
