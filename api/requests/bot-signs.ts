/** The field of a form that nobody sees, so that only programs fill it in. */
const trap = 'website';

/** Seconds in which nobody reads a page and fills in its form. */
const fastest = 1;

/** Fields in which nobody but a program writes the address of a website. */
const names = ['name', 'firstName', 'lastName', 'company', 'jobTitle'];

/** What a request says, without the field that nobody sees, and whether that was filled in. */
export function takeTrap(body: unknown): { fields: unknown; isTrapped: boolean } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { fields: body, isTrapped: false };
  }
  if (!Object.hasOwn(body, trap)) return { fields: body, isTrapped: false };
  const fields = Object.entries(body).filter(([name]) => name !== trap);
  const { [trap]: value } = body as Record<string, unknown>;
  return { fields: Object.fromEntries(fields), isTrapped: value !== '' };
}

/**
 * Why a valid request looks like the work of a program, in words for the operator; `undefined` where
 * it does not.
 * @param seconds for which its page had been open, where that is known
 * @param isFlood whether more leads come than the site gets
 */
export function findSuspicion(
  data: object,
  isTrapped: boolean,
  seconds: number | undefined,
  isFlood: boolean,
): string | undefined {
  if (isTrapped) return 'filled in the hidden field';
  if (seconds !== undefined && seconds < fastest) return `sent within ${fastest} s`;
  const texts = Object.entries(data).filter(([name]) => names.includes(name));
  if (texts.some(([, text]) => /:\/\/|www\./i.test(String(text)))) return 'a website in a name';
  return isFlood ? 'too many leads within a minute' : undefined;
}
