/**
 * Thrown for a failed response. Its message is `status: body`, or the status text if the body is
 * empty.
 */
export class ResponseError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ResponseError';
    this.status = status;
  }
}

/** Throws a `ResponseError` unless the response is a success. */
async function throwIfNotOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new ResponseError(response.status, (await response.text()) || response.statusText);
}

/**
 * Milliseconds after which an answer no longer comes: the network has changed, or the server hangs.
 * Browsers would wait for minutes.
 */
const timeout = 20_000;

/**
 * Sends JSON with credentials, and ignores the body of the response. Throws unless the response is
 * a success.
 */
export async function postJson(
  path: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    credentials: 'include',
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(timeout),
  });
  await throwIfNotOk(response);
}

/**
 * Creates a query function that joins the parts of the query key with slashes and fetches that
 * address with credentials.
 * @param on401 whether the status "unauthorized" throws or returns null
 */
export function createQueryFunction<T>({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<T | null> => {
    const response = await fetch(queryKey.join('/'), {
      credentials: 'include',
      signal: AbortSignal.timeout(timeout),
    });
    if (on401 === 'null' && response.status === 401) return null;
    await throwIfNotOk(response);
    return response.json() as Promise<T>;
  };
}
