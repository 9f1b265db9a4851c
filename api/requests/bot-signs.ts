/** The field of a form that nobody sees, so that only programs fill it in. */
const trap = 'website';

/** The field with the solution of a puzzle, as the scheme of ALTCHA calls it. */
const proofField = 'altcha';

/** Seconds in which nobody reads a page and fills in its form. */
const fastest = 1;

/** Fields in which nobody but a program writes the address of a website. */
const names = ['name', 'firstName', 'lastName', 'company', 'jobTitle'];

/** What a request says, without what only tells people from programs. */
interface Taken {
  fields: unknown;
  /** Whether the field was filled in that nobody sees. */
  isTrapped: boolean;
  /** The solution of a puzzle, where one was sent. */
  proof?: unknown;
}

export function takeSigns(body: unknown): Taken {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isRecord || !(Object.hasOwn(body, trap) || Object.hasOwn(body, proofField))) {
    return { fields: body, isTrapped: false };
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const isTrapped = given.has(trap) && given.get(trap) !== '';
  const proof = given.get(proofField);
  for (const name of [trap, proofField]) given.delete(name);
  return { fields: Object.fromEntries(given), isTrapped, proof };
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
  const texts = data as Readonly<Record<string, unknown>>;
  if (names.some((name) => /:\/\/|www\./i.test(String(texts[name] ?? ''))))
    return 'a website in a name';
  return isFlood ? 'too many leads within a minute' : undefined;
}
