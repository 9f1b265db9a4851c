import { PlainError } from './plain-error.ts';

/** What a switch in a variable may be, after "it must be". */
export const switchAdvice = '1 or 0';

/** A switch as it stands in a variable; `undefined` for what is none. */
export const parseSwitch = (text: string): boolean | undefined =>
  new Map([
    ['1', true],
    ['0', false],
  ]).get(text);

/**
 * Whether the forms of built pages solve a puzzle before they are sent. The same content makes other
 * pages with it.
 */
export function readProofOfWork({ PROOF_OF_WORK: text } = process.env): boolean {
  if (!text?.trim()) return false;
  const isOn = parseSwitch(text.trim());
  if (isOn !== undefined) return isOn;
  throw new PlainError(`PROOF_OF_WORK is ${JSON.stringify(text)}; it must be ${switchAdvice}.`);
}
