import { code } from '../../model/wording.ts';
import { type Candidate, change } from '../candidate.ts';
import { type Line, splitLines } from '../lines.ts';

const fence = /^\+\+\+[ \t]*$/;
const assignment = /^(?<name>[A-Za-z][\w-]*)[ \t]*=[ \t]*(?=\S)/;
const table = /^\[{1,2}[\w.-]+\]{1,2}[ \t]*$/;

/** Properties as TOML writes them, between lines of `+++` at the beginning of a page: Hugo has them. */
export function tomlIn(text: string): Candidate | undefined {
  const lines = splitLines(text);
  const [first] = lines;
  if (first && assignment.test(first.text)) return wholeToml(lines);
  if (!first || !fence.test(first.text)) return undefined;
  const fences = lines.filter((line) => fence.test(line.text)).slice(0, 2);
  const end = fences[1]?.index ?? lines.findIndex(({ isBlank }) => isBlank);
  const assigned = lines.slice(0, end < 0 ? lines.length : end).flatMap(({ text: line, from }) => {
    const [found, name] = assignment.exec(line) ?? [];
    return found ? [{ from, to: from + found.length, text: `${name}: ` }] : [];
  });
  const edits = [...fences.map((line) => line.removal), ...assigned];
  return change(
    edits.toSorted((a, b) => a.from - b.from),
    {
      code: 'Y028',
      place: [first.from, first.from + 3],
      message: `${code('+++')} is around properties of a page in TOML, as Hugo has them; a page here is written in YAML.`,
      hints: `Remove the ${fences.length > 1 ? 'lines' : 'line'} with ${code('+++')}, and write ${code('title: Pricing')} instead of ${code('title = "Pricing"')}.`,
      title: 'write it as YAML',
      certain: true,
      cost: 0,
    },
  );
}

/** A whole file in TOML, whose parts begin with a name in brackets: `[[blocks]]`. */
function wholeToml(lines: readonly Line[]): Candidate | undefined {
  const [first] = lines;
  const isToml = lines.every(
    ({ text, isBlank, isComment }) =>
      isBlank || isComment || assignment.test(text) || table.test(text),
  );
  if (!first || !isToml || !lines.some(({ text }) => table.test(text))) return undefined;
  return change([{ from: 0, to: lines.at(-1)?.to ?? 0, text: '' }], {
    code: 'Y028',
    place: [first.from, first.to],
    message: 'This file is written in TOML, and has to be written in YAML.',
    hints: [
      `Write ${code('title: Pricing')} instead of ${code('title = "Pricing"')}.`,
      `A block is below ${code('blocks:')}, two spaces further in: ${code('- type: hero')} instead of ${code('[[blocks]]')} and ${code('type = "hero"')}.`,
    ],
    title: '',
    isOmission: true,
    cost: 0,
  });
}
