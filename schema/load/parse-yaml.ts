import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Code } from '../diagnostics/codes.ts';
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
    // After the first mistake, what a parser still finds is mostly its consequence.
    const first = limit ?? document.errors[0];
    const problems = first ? [syntaxProblem(first)] : [];
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
  if (/unresolved alias/i.test((error as Error).message)) {
    const at = text.search(/(?<=[\s[{,:-])\*\S/);
    return {
      code: 'Y001',
      where: { offsets: [Math.max(0, at), Math.max(0, at) + 1] },
      message: 'A text that starts with `*` has a meaning of its own in YAML.',
      hints: ['Put the whole text in quotes: `"*Grants*"`.'],
    };
  }
  const alias = text.search(/(?<=[\s[{,:-])\*\S/);
  return {
    code: 'Y004',
    where: { offsets: alias < 0 ? offsets : [alias, alias + 1] },
    message: 'The aliases in this file repeat their content too often.',
    hints: [`At most ${maxAliasCount} repetitions are allowed. Write the content out instead.`],
  };
}

/** What the YAML library's errors most often mean to someone who writes pages. */
const traps: Partial<Record<YAMLError['code'], { code: Code; message: string; hint: string }>> = {
  RESOURCE_EXHAUSTION: tooDeep,
  DUPLICATE_KEY: {
    code: 'Y002',
    message: 'This property stands twice in the same place.',
    hint: 'Keep one of the two. If they belong to different items, start each item with `- `.',
  },
  TAB_AS_INDENT: {
    code: 'Y003',
    message: 'A tab stands where YAML allows only spaces.',
    hint: 'Indent with two spaces for each level.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'Y001',
    message: 'This text has a colon followed by a space, so YAML takes it for a property.',
    hint: 'Put the whole text in quotes: `title: "Plans: simple and fair"`.',
  },
  BAD_INDENT: {
    code: 'Y001',
    message: 'This line is indented differently from the lines that it belongs to.',
    hint: 'Properties of one block start in the same column; their lists may be two spaces further in.',
  },
  MISSING_CHAR: {
    code: 'Y001',
    message: 'A character is missing here, most often a closing quote or bracket, or a colon.',
    hint: 'A text that starts with a quote must end with the same quote. A property is followed by a colon and a space.',
  },
  MULTILINE_IMPLICIT_KEY: {
    code: 'Y001',
    message: 'A property without a colon runs into the next line.',
    hint: 'A property is followed by a colon and a space: `title: Pricing`.',
  },
  MULTIPLE_DOCS: {
    code: 'Y001',
    message: 'A line with `---` starts a second document; a file is one page.',
    hint: 'Remove the line, or move what follows to a file of its own.',
  },
};

function syntaxProblem(error: YAMLError): Problem {
  const trap = traps[error.code];
  return {
    code: trap?.code ?? 'Y001',
    where: { offsets: [error.pos[0], error.pos[1]] },
    message: trap?.message ?? `The file is not valid YAML: ${sentence(error.message)}`,
    hints: trap ? [trap.hint] : [],
  };
}

const sentence = (text: string): string => `${text.split('\n')[0]?.replace(/[.:]?$/, '')}.`;
