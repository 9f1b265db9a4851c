import { isMap, isScalar, isSeq, type LineCounter, type Node, type Pair } from 'yaml';
import { type ParsedYaml, parseYaml } from '../load/parse-yaml.ts';
import type { Diagnostic, Path, Place, Problem, Range } from './diagnostics.ts';

/** The text of another file; `undefined` where it cannot be read. */
type ReadText = (file: string) => string | undefined;

/**
 * Turns problems of one file into diagnostics, by walking each path to its place in the text.
 * `readOther` is asked for the texts of the other files in which a problem has places.
 */
export function locate(
  file: string,
  text: string,
  problems: readonly Problem[],
  readOther: ReadText = () => undefined,
): Diagnostic[] {
  if (problems.length === 0) return [];
  const parsed = parseYaml(text);
  return problems.map((problem) => {
    const { severity = 'error', hints = [], replacement, where } = problem;
    const range = rangeOf(parsed, where);
    const others = locateOthers(problem.others ?? [], readOther);
    return {
      code: problem.code,
      severity,
      file,
      range,
      message: problem.message,
      ...(problem.label && { label: problem.label }),
      hints,
      ...(where.path && breadcrumb(parsed.value, where.path)),
      ...(replacement && { fix: fixOf(parsed, replacement, range) }),
      ...(others.length > 0 && { others }),
    };
  });
}

function fixOf(
  { lines }: ParsedYaml,
  { title, text, certain, offsets }: NonNullable<Problem['replacement']>,
  range: Range,
): Diagnostic['fix'] {
  return { title, text, certain, range: offsets ? toRange(lines, ...offsets) : range };
}

function locateOthers(others: NonNullable<Problem['others']>, readOther: ReadText): Place[] {
  const parsed = new Map<string, ParsedYaml>();
  return others.map(({ file, where }) => {
    const yaml = parsed.get(file) ?? parseYaml(readOther(file) ?? '');
    parsed.set(file, yaml);
    return { file, range: rangeOf(yaml, where) };
  });
}

function rangeOf({ document, lines }: ParsedYaml, where: Problem['where']): Range {
  if ('offsets' in where) return toRange(lines, where.offsets[0], where.offsets[1]);
  let node: unknown = document?.contents;
  let pair: Pair | undefined;
  for (const key of where.path) {
    if (isMap(node)) {
      const found = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (!found) break;
      pair = found;
      node = found.value;
    } else if (isSeq(node)) {
      pair = undefined;
      node = node.items[Number(key)];
    } else break;
  }
  const target = where.at === 'key' && pair ? pair.key : (placeInside(node, where.at) ?? pair?.key);
  const span = (target as Node | undefined)?.range;
  return span ? toRange(lines, span[0], span[1]) : toRange(lines, 0, 0);
}

/** For something missing in a map: its `type`, or else its first property. For a value: the value itself. */
function placeInside(node: unknown, at: 'key' | 'value' | 'inside'): unknown {
  if (isMap(node) && (at === 'inside' || node.items.length > 0)) {
    const type = node.items.find((item) => isScalar(item.key) && item.key.value === 'type');
    if (at === 'inside') return type?.value ?? node.items[0]?.key ?? node;
    return node.items[0]?.key;
  }
  return isScalar(node) && node.value === null ? undefined : node;
}

function toRange(lines: LineCounter, from: number, to: number): Range {
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  return { start: at(from), end: at(Math.max(from, to)) };
}

/** `Pricing › block 1 (hero) › cards 3` */
function breadcrumb(value: unknown, path: Path): { breadcrumb: string } | undefined {
  const page = value as { title?: unknown; blocks?: { type?: unknown }[] } | undefined;
  const [first, index, ...rest] = path;
  const title = typeof page?.title === 'string' ? page.title : undefined;
  if (first !== 'blocks' || typeof index !== 'number')
    return title ? { breadcrumb: title } : undefined;
  const type = page?.blocks?.[index]?.type;
  const steps = [title, `block ${index + 1}${typeof type === 'string' ? ` (${type})` : ''}`];
  for (const key of rest) {
    if (typeof key === 'number') steps.push(`${steps.pop()} ${key + 1}`);
    else steps.push(key);
  }
  return { breadcrumb: steps.filter(Boolean).join(' › ') };
}
