import type { ErrorObject } from 'ajv';
import { accepts } from '../../accepts.ts';
import type { Path, Problem } from '../../diagnostics.ts';
import { writeProperties } from '../../fixes.ts';
import { pointerAround, pointerToPath } from '../../pointer.ts';
import { schemaAt } from '../../schema-at.ts';
import { code, describeField, field } from '../../wording.ts';
import type { FileContext } from '../context.ts';
import type { Cause } from './cause.ts';

/** `forecast: 60` in place of `value: 60` and `forecast: true`. */
interface NumberInSwitch {
  /** The path of the group. */
  path: Path;
  name: string;
  number: number;
  /** The number that is missing. */
  missing: string;
}

/** Finds switches with a number that is missing in their group. */
export function findNumbersInSwitches(errors: readonly ErrorObject[], file: FileContext): Cause[] {
  return errors.flatMap((error): Cause[] => {
    const { keyword, params, data } = error;
    if (keyword !== 'type' || params.type !== 'boolean' || typeof data !== 'number') return [];
    const path = pointerToPath(error.instancePath);
    const around = pointerAround(error.instancePath);
    const missing = errors.filter(
      (other) => other.keyword === 'required' && other.instancePath === around,
    );
    const [first, ...more] = missing;
    const name: string = first?.params.missingProperty ?? '';
    const group = path.slice(0, -1);
    const property = schemaAt(group, file.root, file.top)?.properties?.[name];
    if (!first || more.length > 0 || !property || !accepts(data, property)) return [];
    const found = { path: group, name: String(path.at(-1)), number: data, missing: name };
    return [
      {
        problem: explainNumberInSwitch(found, file),
        explains: (each) => each === error || each === first,
      },
    ];
  });
}

function explainNumberInSwitch(
  { path, name, number, missing }: NumberInSwitch,
  { root, top, source }: FileContext,
): Problem {
  const { properties = {} } = schemaAt(path, root, top) ?? {};
  const replacement = writeProperties(
    source,
    [...path, name],
    [
      [missing, number],
      [name, true],
    ],
    (lines) => `write ${lines.map(code).join(' and ')}`,
  );
  return {
    code: 'P102',
    where: { path: [...path, name], at: 'value' },
    message: `${code(name)} is \`true\` or \`false\`, and the number of ${field(path, root)} is its ${code(missing)}.`,
    label: `did you mean \`${missing}: ${number}\`?`,
    hints: [missing, name].map((each) => describeField(each, properties[each], each === missing)),
    replacement,
  };
}
