import { PlainError } from './plain-error.ts';
import { wrongVariable } from './wrong-variable.ts';

/** The allowed values of a switch, as the end of "it must be". */
export const switchAdvice = '1 or 0';

/** Parses a switch in an environment variable; `undefined` if it is invalid. */
export const parseSwitch = (text: string): boolean | undefined =>
  new Map([
    ['1', true],
    ['0', false],
  ]).get(text);

/**
 * Whether the forms of built pages solve a puzzle before they are sent. It is part of the built
 * pages, so the same content builds other pages with it.
 */
export function readProofOfWork({ PROOF_OF_WORK: text } = process.env): boolean {
  if (!text?.trim()) return false;
  const isOn = parseSwitch(text.trim());
  if (isOn !== undefined) return isOn;
  throw new PlainError(wrongVariable('PROOF_OF_WORK', text, switchAdvice));
}
