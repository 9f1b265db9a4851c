import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

const root = join(import.meta.dirname, '..');
const frame = RegExp(`${RegExp.escape(root)}/(schema/[^:]+):(\\d+)`);

/**
 * Says in one line which code of the schemas has failed. Its stack would say nothing to an author.
 * @param subject `schema/rules/links.ts`, or `` The keyword `series` ``
 * @param advice how to go on without this code
 * @param file the name of the file that `subject` names. Without it, the message names the one that threw.
 */
export function codeFailure(
  subject: string,
  error: unknown,
  advice: string,
  file?: string,
): PlainError {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const reason = message.replaceAll(`${root}/`, '').replace(/\s+/g, ' ').replace(/\.$/, '');
  return new PlainError(
    `${subject} failed${placeIn(stack, file)}: ${reason}. The mistake is in this code, and not in the content. ${advice}`,
    { cause: error },
  );
}

function placeIn(stack: string, file: string | undefined): string {
  if (file !== undefined) {
    const [, line] = RegExp(`/${RegExp.escape(file)}:(\\d+)`).exec(stack) ?? [];
    return line ? ` in line ${line}` : '';
  }
  const [, thrower, line] = frame.exec(stack) ?? [];
  return thrower ? ` in ${thrower}, line ${line}` : '';
}
