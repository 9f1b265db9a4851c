import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
  quasis?: { value: { cooked: string } }[];
}

/** `test` or `describe`, where a function is one of them in any of its forms. */
function roleOf(callee: Node | undefined): 'test' | 'describe' | undefined {
  const { type, name, object, property } = callee ?? {};
  if (type === 'Identifier' && (name === 'test' || name === 'describe')) return name;
  // `test.each(rows)(…)`
  if (type === 'CallExpression' && callee?.callee?.property?.name === 'each') {
    return roleOf(callee.callee.object);
  }
  // `test.describe(…)`
  const isDescribe = object?.name === 'test' && property?.name === 'describe';
  return type === 'MemberExpression' && isDescribe ? 'describe' : undefined;
}

/** A title as it is written; what is filled in is `…`. */
function titleIn(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.quasis?.map(({ value }) => value.cooked).join('…');
}

/** The titles of all tests in a file, below those of the groups that they are in. */
export function titlesIn(file: string): string[] {
  const titles: string[] = [];
  const visit = (node: unknown, above: string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given = [] } = node as Node;
    const role = type === 'CallExpression' ? roleOf(callee) : undefined;
    const title = role && titleIn(given[0]);
    const path = title === undefined ? above : [...above, title];
    if (role === 'test' && title !== undefined) titles.push(path.join(' › '));
    for (const part of Object.values(node)) visit(part, path);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program, []);
  return titles;
}
