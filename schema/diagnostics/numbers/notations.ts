import { type Problem, writing } from '../../model/diagnostics.ts';
import { type FileValue, schemaAt } from '../../model/schema-at.ts';
import { code, didYouMean } from '../../model/wording.ts';
import { composeYaml } from '../../syntax/parse-yaml.ts';
import { isNumberType, wantedKind } from '../accepts.ts';
import { numbersIn } from './written-numbers.ts';

/** K666: reports numbers that are not read as they look, such as `0x1F`, which is 31. */
export function explainNotations(text: string, file: FileValue): Problem[] {
  const { document } = composeYaml(text);
  if (!document) return [];
  // Where a text is wanted, that is the mistake, and values of site.yaml are shown as they are written.
  const numbers = numbersIn(document).filter(
    ({ path, written }) =>
      /^[-+]?0[\dxo]/.test(written) && isNumberType(wantedKind(schemaAt(path, file))),
  );
  return numbers.map(({ path, written, offsets }): Problem => {
    const sign = written.replace(/^[-+]?0/, '').charAt(0);
    const isZero = /\d/.test(sign);
    const digits = String(Number(written));
    return {
      code: 'K666',
      severity: 'warning',
      where: { path, at: 'value' },
      message: `${code(written)} is ${digits} here: ${isZero ? 'a number does not keep a zero at its beginning' : `${code(`0${sign}`)} begins a number in a notation of programmers`}.`,
      label: didYouMean([digits]),
      hints: `Write ${code(digits)} if that is meant. Otherwise a digit is missing, or there is one too many.`,
      replacement: writing(digits, { offsets }),
    };
  });
}
