import { isMap, isScalar, isSeq, type LineCounter, type Node, type Pair } from 'yaml';
import { type ParsedYaml, parseYaml } from '../load/parse-yaml.ts';
import type { Diagnostic, Path, Problem, Range } from './diagnostics.ts';

/** Turns problems of one file into diagnostics, by walking each path to its place in the text. */
export function locate(file: string, text: string, problems: readonly Problem[]): Diagnostic[] {
  if (problems.length === 0) return [];
  const parsed = parseYaml(text);
  return problems.map((problem) => {
    const range = rangeOf(parsed, problem);
    const { severity = 'error', hints = [], replacement, where } = problem;
    return {
      code: problem.code,
      severity,
      file,
      range,
      message: problem.message,
      ...(problem.label && { label: problem.label }),
      hints,
      ...('path' in where && breadcrumb(parsed.value, where.path)),
      ...(replacement && { fix: { ...replacement, range } }),
      ...(problem.others && { others: problem.others }),
    };
  });
}

function rangeOf({ document, lines }: ParsedYaml, { where }: Problem): Range {
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
