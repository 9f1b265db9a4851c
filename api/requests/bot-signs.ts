/** A form field that people cannot see, so that only bots fill it in. */
const trap = 'website';

/** The field with the solution of a puzzle, named as ALTCHA does. */
const proofField = 'altcha';

/** Seconds. Nobody reads a page and fills in its form faster than this. */
const fastest = 1;

/** Fields in which only bots write a website's address. */
const names = ['name', 'firstName', 'lastName', 'company', 'jobTitle'];

/** The fields of a request without those that only detect bots. */
interface SeparatedBody {
  fields: unknown;
  /** Whether the invisible field was filled in. */
  isTrapped: boolean;
  /** The solution of a puzzle, if one was sent. */
  proof?: unknown;
}

/** Separates what only detects bots from the fields of a form. Any other body is returned as it is. */
export function separateBotSigns(body: unknown): SeparatedBody {
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
 * Returns why a valid request looks like spam, in words for the operator; `undefined` if it does
 * not.
 * @param seconds that the page had been open, if available
 * @param isFlood whether the site currently gets more leads than its limit
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
