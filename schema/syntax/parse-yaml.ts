import {
  type Document,
  isCollection,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Problem } from '../model/diagnostics.ts';
import { mayHaveAlias } from './signs.ts';

/** How often aliases may repeat content before a file is rejected as malicious. */
const maxAliasCount = 100;

/** How many levels a file may have. With each level, its mistakes take longer to explain. */
const maxDepth = 50;

export interface ParsedYaml {
  /** `undefined` if the text is not valid YAML. */
  value: unknown;
  document: Document.Parsed | undefined;
  lines: LineCounter;
  problems: Problem[];
}

/** A text and its YAML nodes. */
interface Composed extends Pick<ParsedYaml, 'document' | 'lines'> {
  text: string;
  error?: unknown;
}

/**
 * The latest results. Each step of an explanation parses the same text again, or that text with
 * a fix, and nobody changes a document.
 */
let latest: readonly Composed[] = [];

/** As many as one explanation goes back and forth between. */
const mostLatest = 4;

/** Parses a YAML text into nodes, without computing values. */
export function composeYaml(text: string): Composed {
  const cached = latest.find((composed) => composed.text === text);
  if (cached) {
    latest = [cached, ...latest.filter((composed) => composed !== cached)];
    return cached;
  }
  const lines = new LineCounter();
  const composed: Composed = { text, document: undefined, lines };
  try {
    // The library would print warnings to the terminal itself.
    const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
    composed.document = parseDocument(text, options);
    if (/(?:null|~)["']?[ \t]*:/i.test(text)) nameNulls(composed.document);
  } catch (error) {
    composed.error = error;
  }
  if (text !== '') latest = [composed, ...latest.slice(0, mostLatest - 1)];
  return composed;
}

/** Makes `null:` a name, as it is to authors. YAML reads nothing there. */
function nameNulls(document: Document.Parsed): void {
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === null && key.source) key.value = key.source;
    },
  });
}

/**
 * Returns the value of a YAML text, as a new object that the caller may change, and all problems
 * with positions. Never throws.
 */
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
  const deepest = nodeBelow(maxDepth, document.contents);
  if (deepest) {
    const offsets = deepest.range?.slice(0, 2) as [number, number];
    return { value: undefined, document, lines, problems: [tooDeepAt(offsets)] };
  }
  const endless = endlessAlias(document, text);
  if (endless) return { value: undefined, document, lines, problems: [endless] };
  try {
    return { value: document.toJS({ maxAliasCount }), document, lines, problems: [] };
  } catch (error) {
    return failed(error);
  }
}

/** Returns a node that lies more than this number of levels below another. */
function nodeBelow(levels: number, node: unknown): Node | undefined {
  if (isPair(node)) return nodeBelow(levels, node.key) ?? nodeBelow(levels, node.value);
  if (!isCollection(node)) return undefined;
  if (levels === 0) return node as Node;
  for (const item of node.items) {
    const found = nodeBelow(levels - 1, item);
    if (found) return found;
  }
  return undefined;
}

/** An alias within what it stands for, which would never end: `base: &base { one: *base }`. */
function endlessAlias(document: Document.Parsed, text: string): Problem | undefined {
  let found: Problem | undefined;
  if (!mayHaveAlias(text)) return undefined;
  visit(document, {
    Alias: (_, alias, path) => {
      const node = alias.resolve(document);
      if (node === undefined || !path.includes(node)) return undefined;
      found = {
        code: 'Y004',
        where: { offsets: alias.range?.slice(0, 2) as [number, number] },
        message: `\`*${alias.source}\` is within what it stands for, and would never end.`,
        hints: 'Write the content out instead.',
      };
      return visit.BREAK;
    },
  });
  return found;
}

const tooDeepAt = (offsets: [number, number]): Problem => ({
  code: 'Y005',
  where: { offsets },
  message: 'The file is nested too deeply to be read.',
  hints: 'A page needs about six levels: page, blocks, a block, its list, an item, its list.',
});

function limitProblem(error: unknown, text: string): Problem {
  const offsets: [number, number] = [0, Math.min(text.length, 1)];
  if (error instanceof RangeError) return tooDeepAt(offsets);
  if (/unresolved alias/i.test((error as Error).message)) return unreadable(offsets);
  const alias = text.search(/(?<=[\s[{,:-])\*\S/);
  return {
    code: 'Y004',
    where: { offsets: alias < 0 ? offsets : [alias, alias + 1] },
    message: 'The aliases in this file repeat their content too often.',
    hints: `At most ${maxAliasCount} repetitions are allowed. Write the content out instead.`,
  };
}

/** `yaml/repair.ts` replaces this by the message that authors read. */
const unreadable = (offsets: [number, number]): Problem => ({
  code: 'Y001',
  where: { offsets },
  message: 'The file cannot be read from here on.',
});
