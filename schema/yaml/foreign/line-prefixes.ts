import { code } from '../../model/wording.ts';
import { type Candidate, change, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';

interface Prefix {
  form: RegExp;
  meaning: string;
  /** Lines that go, because they say what was there before, or where. */
  spare?: RegExp;
  /** Whether what is before the lines may be that, rather than their own. */
  isRun?: (signs: readonly string[]) => boolean;
}

/** Lines are numbered one after the other; a number of a list may stand alone. */
const areCounted = (signs: readonly string[]): boolean => {
  const numbers = signs.map((sign) => Number.parseInt(sign, 10));
  return (
    numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
  );
};

/** What other programs write before each line. */
const prefixes: Prefix[] = [
  {
    form: /^\+/,
    spare: /^(?:-(?!--$).*|@@ .*|diff --git .*|index [\da-f]+\.\..*|\+\+\+ .*|--- \S.*)$/,
    meaning: 'Lines that start with `+` and `-` show a change, as git does',
  },
  {
    // `1. SSO` is an item of a list.
    form: /^[ \t]*\d+(?![\d.)])(?:[ \t]*[:|│])?/,
    meaning: 'The numbers of the lines were copied along',
    isRun: areCounted,
  },
  {
    form: /^[ \t]*\d+(?:[ \t]*[|│])?(?=[ \t]{2,}(?:- )?[A-Za-z][\w-]*:)/,
    meaning: 'The number of the line was copied along',
  },
  {
    form: /^[ \t]*(?:>[ \t])+|^>+(?=[a-z]+:)/,
    meaning: 'A `>` before each line quotes it, as mails do',
  },
  { form: /^[ \t]*[|│] ?/, meaning: 'The frame around the lines was copied along' },
];

/** Lines with something before each of them, which came along where they were copied. */
export const linePrefixes: Trap = (line) =>
  prefixes.flatMap((prefix) => withoutPrefix(line, prefix));

function withoutPrefix(line: Line, { form, spare, meaning, isRun }: Prefix): Candidate[] {
  const isSpare = ({ text }: Line) => spare?.test(text) ?? false;
  if (line.isBlank) return [];
  const run = line
    .runAround((each) => form.test(each.text) || isSpare(each) || each.isBlank)
    .filter(({ isBlank }) => !isBlank);
  const kept = run.filter((each) => form.test(each.text) && !isSpare(each));
  const [first] = run;
  const [firstKept] = kept;
  if (!first || !firstKept) return [];
  const signOf = ({ text }: Line) => form.exec(text)?.[0] ?? '';
  if (isRun && !isRun(kept.map(signOf))) return [];
  const sign = signOf(firstKept).trim();
  // The sign is before the line, with a space behind it, in place of its first character, behind its
  // indentation, or before the line without a space of its own.
  const ways: ((found: string, rest: string) => { more?: number; text?: string })[] = [
    () => ({}),
    (found) => ({ text: ' '.repeat(found.length) }),
    (_, rest) => ({ more: /^[ \t]/.test(rest) ? 1 : 0 }),
    (found) => ({ text: /^[ \t]*/.exec(found)?.[0] ?? '' }),
    (found) => ({ text: found.replace(/\S/g, '') }),
  ];
  return ways.map((way, rank) => {
    const edits = run.map((each) => {
      const found = signOf(each);
      if (isSpare(each)) return each.removal;
      const { more = 0, text = '' } = way(found, each.text.slice(found.length));
      return { from: each.from, to: each.from + found.length + more, text };
    });
    return change(edits, {
      code: 'Y028',
      place: [first.start, first.from + Math.max(1, signOf(first).trimEnd().length)],
      message: `${meaning}, and ${kept.length > 1 ? `${kept.length} lines have` : 'this line has'} it here.`,
      hints: `Write the lines alone, without ${code(sign)}${form.source.includes('\\d') ? ' and the others' : ''}.`,
      title: run.length > 1 ? `remove it from ${run.length} lines` : 'remove it',
      certain: !run.some(isSpare),
      cost: 0.6 + rank / 10,
    });
  });
}
