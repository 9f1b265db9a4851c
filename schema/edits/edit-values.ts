import { isCollection, isScalar, Scalar } from 'yaml';
import type { Path } from '../model/diagnostics.ts';
import { insert, type TextEdit } from '../syntax/text-edits.ts';
import { type ScalarValue, writeScalar } from './write-scalar.ts';
import {
  EditError,
  isEmpty,
  isInFlow,
  nodeAt,
  pairAt,
  startOf,
  type YamlText,
} from './yaml-text.ts';

/** Replaces a scalar value. Throws `EditError` if the value is a list or group. */
export function setValue(yaml: YamlText, path: Path, value: ScalarValue): TextEdit[] {
  const node = nodeAt(yaml, path);
  if (isCollection(node)) throw new EditError(`There is a list or group at ${path.join('.')}.`);
  const inFlow = isInFlow(yaml, path);
  const style = isScalar(node) ? node.type : undefined;
  if (isEmpty(node)) {
    const at = emptyPlace(yaml, path);
    return [insert(at, ` ${writeScalar(value, { inFlow })}`)];
  }
  const [from, to] = node.range ?? [0, 0];
  if (style === Scalar.BLOCK_LITERAL || style === Scalar.BLOCK_FOLDED) {
    // It is written on one line, and what follows it stays in its place.
    const written = yaml.text.slice(from, to);
    const comment = /^\S+([ \t]+#.*)/.exec(written)?.[1] ?? '';
    const end = written.endsWith('\n') ? yaml.eol : '';
    return [{ from, to, text: `${writeScalar(value, { inFlow })}${comment}${end}` }];
  }
  return [{ from, to, text: writeScalar(value, { inFlow, style }) }];
}

/** Returns the place for a value that is not written yet: after its colon or dash. */
function emptyPlace(yaml: YamlText, path: Path): number {
  if (typeof path.at(-1) === 'number') {
    const before = yaml.text.slice(0, startOf(nodeAt(yaml, path)));
    return before.lastIndexOf('-') + 1;
  }
  const end = (pairAt(yaml, path).pair.key as Scalar).range?.[1] ?? 0;
  return yaml.text.indexOf(':', end) + 1;
}
