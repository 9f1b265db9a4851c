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
import { repair } from './repair.ts';
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
  if (isHostile) return { value: undefined, problems, references: [] };
  if (!/^[ \t]*[^\s#]/m.test(text) || isMarkdown(text)) return nothing(text);
  // Checking adds the defaults of settings.
  const names = Object.keys(Object(value));
  if (problems.length === 0 && isGroup(value) && foldedItems(text).length === 0) {
    const references = check.accept(value);
    if (references) {
      const hidden = await findHiddenTraps(unrevised(text), [], check);
      return {
        value,
        problems: [...hidden, ...(await check.advise(references, value, text))],
        references,
      };
    }
  }
  const other = otherFile(text);
  if (other) return { value: undefined, problems: [other], references: [] };
  if (problems.length === 0 && isGroup(value)) {
    const misplaced = wrongFile(names, check.file);
    if (misplaced) return { value: undefined, problems: [misplaced], references: [] };
  }
  const alone = problems.length === 0 ? blockAlone(value) : undefined;
  if (alone) return { value: undefined, problems: [alone], references: [] };
  const search = new Search(text, check);
  const repaired = await repair(text, search);
  if (!isGroup(repaired.value)) {
    return repaired.problems.length > 0
      ? { value: undefined, problems: repaired.problems, references: [] }
      : nothing(text);
  }
  const { revision } = repaired;
  // Checking may have changed the value, so it is parsed again.
  const { value: content, problems: unreadable } = parseYaml(revision.text);
  if (unreadable.length > 0) {
    // What is left to explain may explain lines that were moved, too.
    const all = [
      ...repaired.problems.map((problem) => (isOfShape(problem) ? unsure(problem) : problem)),
      ...unreadable.map((one) => ({ hints: howLinesAreWritten, ...toOriginal(one, revision) })),
    ];
    return { value: undefined, problems: all, references: [] };
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

function nothing(text: string): PreciseReading {
  const problem: Problem = {
    code: 'Y006',
    where: { offsets: [0, Math.min(1, text.length)] },
    ...explainNothing(text),
  };
  return { value: undefined, problems: [problem], references: [] };
}

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
