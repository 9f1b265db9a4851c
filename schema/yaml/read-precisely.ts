import type { Problem } from '../diagnostics/diagnostics.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import type { FileCheck } from '../validate/validate.ts';
import type { Reference } from '../validate/validation-context.ts';
import { foldedItems } from './folded-items.ts';
import { findHiddenTraps } from './hidden-traps.ts';
import { addRewritings } from './kinds.ts';
import { withoutConsequences } from './consequences.ts';
import { repair } from './repair.ts';
import type { Revision } from './revision.ts';

export interface PreciseReading {
  value: unknown;
  problems: Problem[];
  references: Reference[];
  /** The text as it was repaired in memory: paths of problems lead through it. */
  revision?: Revision;
}

/** Reads a text that may have mistakes, and reports all of them. */
export async function readPrecisely(text: string, check: FileCheck): Promise<PreciseReading> {
  const { value, problems } = parseYaml(text);
  const isHostile = problems.some(({ code }) => code === 'Y004' || code === 'Y005');
  if (isHostile) return { value: undefined, problems, references: [] };
  if (text.trim() === '') return { value: undefined, problems: [noProperties(text)], references: [] };
  if (problems.length === 0 && isGroup(value)) {
    const references = check.accept(value);
    const hidden = references && (await findHiddenTraps(text, check));
    if (references && hidden?.length === 0 && foldedItems(text).length === 0) return { value, problems: [], references };
    if (hidden && hidden.length > 0) return { value, problems: hidden, references: references ?? [] };
  }
  const repaired = await repair(text, check);
  const wasGroup = problems.length > 0 || isGroup(value);
  if (!isGroup(repaired.value) || (!wasGroup && (await isNoPage(repaired.value, check)))) {
    const only = wasGroup && repaired.problems.length > 0 ? repaired.problems : [noProperties(text)];
    return { value: undefined, problems: only, references: [] };
  }
  const { value: repairedValue, revision } = repaired;
  const { problems: remaining, references } = await check.explain(repairedValue);
  return {
    value: repairedValue,
    problems: [
      ...repaired.problems,
      ...(await addRewritings(revision, withoutConsequences(remaining, repaired), check)),
    ],
    references,
    revision,
  };
}

/** What was no group before, and still has values of wrong kinds, is nothing that can be repaired. */
const isNoPage = async (value: unknown, check: FileCheck): Promise<boolean> =>
  (await check.explain(value)).problems.some(({ code }) => code === 'P102');

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function noProperties(text: string): Problem {
  return {
    code: 'Y006',
    where: { offsets: [0, Math.min(1, text.length)] },
    message: text.trim() === '' ? 'The file is empty.' : 'The file has no properties.',
    hints: ['A page starts like this: `title: Pricing`, `description: …`, `blocks:`.'],
  };
}
