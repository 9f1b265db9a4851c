import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../diagnostics/diagnostics.ts';

/** How often aliases may repeat content before a file counts as hostile. */
const maxAliasCount = 100;

export interface ParsedYaml {
  /** `undefined` where the text has no single meaning. */
  value: unknown;
  document: Document.Parsed | undefined;
  lines: LineCounter;
  problems: Problem[];
}

/** The value and every problem of a YAML text, with positions. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  let document: Document.Parsed | undefined;
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const limit = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
    const [first] = document.errors;
    const problems = limit
      ? [limitProblem(new RangeError(), text)]
      : first
        ? [unreadable(first.pos)]
        : [];
    const value = problems.length === 0 ? document.toJS({ maxAliasCount }) : undefined;
    return { value, document, lines, problems };
  } catch (error) {
    return { value: undefined, document, lines, problems: [limitProblem(error, text)] };
  }
}

const tooDeep = {
  code: 'Y005',
  message: 'The file is nested too deeply to be read.',
  hint: 'A page needs about six levels: page, blocks, a block, its list, an item, its list.',
} as const;

function limitProblem(error: unknown, text: string): Problem {
  const offsets: [number, number] = [0, Math.min(text.length, 1)];
  if (error instanceof RangeError) {
    return { ...tooDeep, where: { offsets }, hints: [tooDeep.hint] };
  }
  if (/unresolved alias/i.test((error as Error).message)) return unreadable(offsets);
  const alias = text.search(/(?<=[\s[{,:-])\*\S/);
  return {
    code: 'Y004',
    where: { offsets: alias < 0 ? offsets : [alias, alias + 1] },
    message: 'The aliases in this file repeat their content too often.',
    hints: [`At most ${maxAliasCount} repetitions are allowed. Write the content out instead.`],
  };
}

/** What an author reads about it comes from `yaml/repair.ts`. */
const unreadable = (offsets: [number, number]): Problem => ({
  code: 'Y001',
  where: { offsets },
  message: 'The file cannot be read from here on.',
});
