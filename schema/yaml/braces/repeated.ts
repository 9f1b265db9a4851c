import { code, shortened } from '../../model/wording.ts';
import { type Guesses, rewrite } from '../candidate.ts';
import { type Part, scopesOf } from './parts.ts';

/** A property that appears twice within the same braces, or items that are not divided where several do. */
export function repeated(parts: readonly Part[], all: string, offset: number): Guesses {
  const scopes = scopesOf(all);
  const scopeOf = ({ nameFrom }: Part) => scopes[nameFrom - offset];
  const endOf = (part: Part) => {
    const scope = scopeOf(part);
    let end = part.from - offset;
    while (end < all.length && !(scopes[end] === scope && /[,}\]]/.test(all.charAt(end)))) end += 1;
    return all.slice(0, end).trimEnd().length;
  };
  const textOf = (part: Part) => all.slice(part.from - offset, endOf(part));
  const twice = parts.flatMap((part, index) => {
    const first = parts
      .slice(0, index)
      .find((other) => other.name === part.name && scopeOf(other) === scopeOf(part));
    return first ? [{ part, first }] : [];
  });
  const [found] = twice;
  if (!found) return [];
  const { name, nameFrom } = found.part;
  const place: [number, number] = [nameFrom, nameFrom + name.length];
  const [before, text] = [textOf(found.first), textOf(found.part)];
  const from = offset + all.slice(0, nameFrom - offset).replace(/[\s,]+$/, '').length;
  if (twice.length > 1) {
    const outer = scopes[scopeOf(found.part) ?? -1] ?? -1;
    if (all.charAt(outer) !== '[') return [];
    return rewrite([from, nameFrom], ' }, { ', {
      code: 'Y018',
      place,
      message: 'Two items of the list are in the same braces.',
      label: 'the second begins here',
      hints: [`Close the first before it, and open braces for the second: ${code('}, {')}.`],
      certain: true,
      mustBeValid: true,
      cost: 1,
    });
  }
  return rewrite([from, offset + endOf(found.part)], '', {
    code: 'Y002',
    place,
    message: `${code(name)} appears twice in the same braces.`,
    label: `the first is ${code(shortened(before))}`,
    hints: ['Keep one of the two.'],
    title: `remove the second, ${code(shortened(`${name}: ${text}`))}`,
    certain: before === text,
    cost: 1,
  });
}
