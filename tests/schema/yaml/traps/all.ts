import type { Mistake } from '../mistake.ts';
import { braces } from './braces.ts';
import { cutLines } from './cut-lines.ts';
import { dashes } from './dashes.ts';
import { groups } from './groups.ts';
import { indentation } from './indentation.ts';
import { lists } from './lists.ts';
import { signs } from './signs.ts';
import { texts } from './texts.ts';
import { values } from './values.ts';

/** All mistakes in `page.yaml`, by what they are in. */
export const traps: Record<string, Mistake[]> = {
  texts,
  signs,
  braces,
  indentation,
  lists,
  dashes,
  values,
  groups,
  'lines cut in two': cutLines,
};
