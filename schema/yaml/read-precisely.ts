import type { Reference } from '../facts/reference.ts';
import { isGroup } from '../is-group.ts';
import type { Problem } from '../model/diagnostics.ts';
import type { OldNames } from '../model/pointer.ts';
import { parseYaml } from '../syntax/parse-yaml.ts';
import { type Revision, unrevised } from '../syntax/revision.ts';
import type { FileCheck } from '../validate/validate.ts';
import { confirmFixes, unsure } from './certainty.ts';
import { confirmed } from './choose/choose-for-problems.ts';
import { foldedItems } from './folded-items.ts';
import { findHiddenTraps } from './hidden-traps.ts';
import { isOfShape } from './kinds-of-codes.ts';
import { type Repaired, repair } from './repair.ts';
import { Search } from './search.ts';
import { separateRepairs } from './separate-repairs.ts';
import { howLinesAreWritten } from './unreadable.ts';
import { blockAlone, otherFile, pageStart, wrongFile } from './whole-file/wrong-file.ts';

export interface PreciseReading {
  value: unknown;
  problems: Problem[];
  references: Reference[];
  /** Names of the file for which the value and the references have others now. */
  oldNames?: OldNames | undefined;
  /** The repaired text, if there were repairs. Paths of problems refer to it. */
  revision?: Revision;
}

/** Parses and checks a text that may have mistakes, and reports all of them. */
export async function readPrecisely(text: string, check: FileCheck): Promise<PreciseReading> {
  const { value, problems } = parseYaml(text);
  const isHostile = problems.some(({ code }) => code === 'Y004' || code === 'Y005');
  if (isHostile) return withoutValue(problems);
  if (!/^[ \t]*[^\s#]/m.test(text) || isMarkdown(text)) return withoutValue([nothing(text)]);
  const parsed = problems.length === 0 ? value : undefined;
  // Checking adds the defaults of settings.
  const names = Object.keys(Object(value));
  const valid = isGroup(parsed) ? await readValid(text, parsed, check) : undefined;
  if (valid) return valid;
  const other =
    otherFile(text) ??
    (isGroup(parsed) ? wrongFile(names, check.file) : undefined) ??
    blockAlone(parsed);
  if (other) return withoutValue([other]);
  const search = new Search(text, check);
  const repaired = await repair(text, search);
  if (isGroup(repaired.value)) return readRepaired(text, repaired, search);
  return withoutValue(repaired.problems.length > 0 ? repaired.problems : [nothing(text)]);
}

const withoutValue = (problems: Problem[]): PreciseReading => ({
  value: undefined,
  problems,
  references: [],
});

/** Reads a file in which at most advice is to be given; `undefined` if it has mistakes. */
async function readValid(
  text: string,
  value: object,
  check: FileCheck,
): Promise<PreciseReading | undefined> {
  if (foldedItems(text).length > 0) return undefined;
  const references = check.accept(value);
  if (!references) return undefined;
  const hidden = await findHiddenTraps(unrevised(text), [], check);
  const advice = await check.advise(references, value, text);
  return { value, problems: [...hidden, ...advice], references };
}

/** Reports the repairs of a text and what is wrong with the values of the repaired one. */
async function readRepaired(
  text: string,
  repaired: Repaired,
  search: Search,
): Promise<PreciseReading> {
  const { check } = search;
  const { revision } = repaired;
  // Checking may have changed the value, so it is parsed again.
  const { value: content, problems: unreadable } = parseYaml(revision.text);
  if (unreadable.length > 0) {
    // What is left to explain may explain lines that were moved, too.
    const all = [
      ...repaired.problems.map((problem) => (isOfShape(problem) ? unsure(problem) : problem)),
      ...unreadable.map((one) => ({ hints: howLinesAreWritten, ...toOriginal(one, revision) })),
    ];
    return withoutValue(all);
  }
  const found = await check.explain(content, undefined, revision.text);
  const remaining = [...foldedItems(revision.text), ...found.problems];
  const divided = separateRepairs(remaining, repaired);
  const left: Problem[] = [];
  for (const problem of divided.problems)
    left.push(await confirmed(problem, revision.text, search));
  // Where lines may have been moved otherwise, what is then in the wrong place may be right.
  const isShaky = divided.repairs.some(
    (problem) => isOfShape(problem) && !problem.replacement?.certain,
  );
  const all = [
    ...divided.repairs,
    ...(await findHiddenTraps(revision, remaining, check, text)),
    ...left.map((problem) =>
      toOriginal(isShaky && problem.code === 'P114' ? unsure(problem) : problem, revision),
    ),
  ];
  const isRepaired = repaired.problems.length > 0;
  return {
    value: content,
    problems: await confirmFixes(text, all, isRepaired ? revision : undefined, search),
    references: found.references,
    oldNames: found.oldNames,
    ...(isRepaired && { revision }),
  };
}

/** Converts offsets in the repaired text to offsets in the file. */
function toOriginal({ where, replacement, ...problem }: Problem, { origins }: Revision): Problem {
  const at = ([from, to]: [number, number]): [number, number] => [
    origins[from] ?? 0,
    origins[to] ?? 0,
  ];
  return {
    ...problem,
    where: 'offsets' in where ? { ...where, offsets: at(where.offsets) } : where,
    replacement: replacement && {
      ...replacement,
      offsets: replacement.offsets && at(replacement.offsets),
    },
  };
}

/** Whether a text has a heading of Markdown and a paragraph, and no property of a page. */
const isMarkdown = (text: string): boolean =>
  /^#{1,6} \S/m.test(text) && /^\p{L}[^:\n]* /mu.test(text) && !/^["']?[\w-]+["']?:/m.test(text);

const nothing = (text: string): Problem => ({
  code: 'Y006',
  where: { offsets: [0, Math.min(1, text.length)] },
  ...explainNothing(text),
});

function explainNothing(text: string): Pick<Problem, 'message' | 'hints'> {
  if (isMarkdown(text))
    return {
      message: 'This is written as Markdown, and not as YAML.',
      hints: [
        pageStart,
        'What starts with `#` is not read: a heading is the `title` or `heading` of a block, and a paragraph its `text`.',
      ],
    };
  if (text.trim() === '') return { message: 'The file is empty.', hints: pageStart };
  if (/^- /m.test(text))
    return {
      message: 'The file is a list, and not a group of properties.',
      hints: [
        'The properties at the left have no dash before them: remove these dashes.',
        pageStart,
      ],
    };
  return { message: 'The file has no properties.', hints: pageStart };
}
