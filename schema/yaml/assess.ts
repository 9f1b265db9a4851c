import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { foldedItems } from './folded-items.ts';
import type { FileCheck } from '../validate/validate.ts';

/** How far a text can be read, and what is wrong with what it says. */
export interface Assessment {
  /** Where YAML itself fails: the offset, or nothing where it does not. */
  failsAt?: number;
  value?: unknown;
  /** What the schemas find; before a place where YAML fails, in the blocks that are whole. */
  problems: Problem[];
}

/** Reads and checks a text, right or not. */
export async function assess(text: string, check: FileCheck): Promise<Assessment> {
  try {
    const value = load(text, { schema: CORE_SCHEMA });
    return { value, problems: [...foldedItems(text), ...(await problemsOf(value, check))] };
  } catch (error) {
    const failsAt = placeOf(error, text);
    return { failsAt, problems: await problemsBefore(text, failsAt, check) };
  }
}

async function problemsOf(value: unknown, check: FileCheck): Promise<Problem[]> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return (await check.explain(value)).problems;
  }
  return [{ code: 'Y006', where: { offsets: [0, 0] }, message: 'The file has no properties.' }];
}

function placeOf(error: unknown, text: string): number {
  if (!(error instanceof YAMLException)) return 0;
  const at = error.mark?.position;
  if (typeof at === 'number' && !Number.isNaN(at)) return Math.min(at, text.length);
  // The one error without a place is about a second document.
  const [, second] = [...text.matchAll(/^(?:---|\.\.\.)/gm)];
  return second?.index ?? text.search(/^---/m);
}

/** The last item of the outermost list that starts before a place. */
const outermostItem = /^ {0,4}- /gm;

async function problemsBefore(text: string, end: number, check: FileCheck): Promise<Problem[]> {
  const starts = [...text.slice(0, end).matchAll(outermostItem)];
  const last = starts.at(-1)?.index;
  if (last === undefined || starts.length < 2) return [];
  try {
    return await problemsOf(load(text.slice(0, last), { schema: CORE_SCHEMA }), check);
  } catch {
    return [];
  }
}
