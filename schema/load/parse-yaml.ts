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

/** A text with its nodes. */
interface Composed extends Pick<ParsedYaml, 'document' | 'lines'> {
  text: string;
  error?: unknown;
}

/**
 * The latest two. Each step of an explanation asks again for the text that it explains, or for that
 * text with a fix, and nobody changes a document.
 */
let latest: readonly Composed[] = [];

/** The nodes of a YAML text, without their values. */
export function composeYaml(text: string): Composed {
  const cached = latest.find((composed) => composed.text === text);
  if (cached) {
    latest = [cached, ...latest.filter((composed) => composed !== cached)];
    return cached;
  }
  const lines = new LineCounter();
  const composed: Composed = { text, document: undefined, lines };
  try {
    // Warnings of the library would go to the terminal, past the messages.
    const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
    composed.document = parseDocument(text, options);
  } catch (error) {
    composed.error = error;
  }
  if (text !== '') latest = [composed, ...latest.slice(0, 1)];
  return composed;
}

/** The value, which is the caller's own, and every problem of a YAML text, with positions. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const { document, lines, error } = composeYaml(text);
  const failed = (error: unknown): ParsedYaml => ({
    value: undefined,
    document,
    lines,
    problems: [limitProblem(error, text)],
  });
  if (!document) return failed(error);
  if (document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) {
    return failed(new RangeError());
  }
  const [first] = document.errors;
  if (first) return { value: undefined, document, lines, problems: [unreadable(first.pos)] };
  try {
    return { value: document.toJS({ maxAliasCount }), document, lines, problems: [] };
  } catch (error) {
    return failed(error);
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
