import { PlainError } from '../../schema/plain-error.ts';
import type { PartModule } from '../page/parts.ts';

/** What React calls components that are no functions. */
const componentTypes: readonly unknown[] = ['react.memo', 'react.forward_ref'].map(Symbol.for);

/**
 * Checks that the file of each block and each visual exports its component by default.
 * @param modules by their paths from the root
 * @throws PlainError with the files that do not
 */
export function checkComponents(modules: Readonly<Record<string, Partial<PartModule>>>): void {
  const problems = Object.entries(modules).flatMap(([file, { default: component, ...others }]) => {
    if (typeof component === 'function') return [];
    if (componentTypes.includes(Object(component).$$typeof)) return [];
    const [name] = Object.keys(others);
    const advice = `Write \`export default function ${name ?? 'Name'}\` before its component.`;
    return component === undefined
      ? [`${file} has no default export. ${advice}`]
      : [`The default export of ${file} is not a component, and has to be a function. ${advice}`];
  });
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
}
