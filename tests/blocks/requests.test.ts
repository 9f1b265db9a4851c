import { afterEach, describe, expect, test, vi } from 'vitest';
import { createQueryFunction, postJson, ResponseError } from '../../blocks/ui/forms/requests.ts';
import { createQueries } from '../../renderer/browser/queries.ts';

const answer = (body: string, init: ResponseInit) => {
  const fetch = vi.fn(async (_path: string, _options?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('section 7: a post', () => {
  test('is JSON and includes credentials', async () => {
    const fetch = answer('ignored', { status: 201 });
    await postJson('/api/email-signup', { email: 'ada@example.com', source: 'hero' });
    const [path, options] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/email-signup');
    expect(options).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"ada@example.com","source":"hero"}',
    });
  });
});

describe('section 8: an answer that is not a success is an error', () => {
  test.each([
    [
      'with its body',
      'down for repair',
      { status: 503, statusText: 'Service Unavailable' },
      '503: down for repair',
    ],
    [
      'with the status text where the body is empty',
      '',
      { status: 404, statusText: 'Not Found' },
      '404: Not Found',
    ],
  ])('%s', async (_, body, init, message) => {
    answer(body, init);
    const error = await postJson('/api/x', {}).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe(message);
    expect(error.status).toBe(init.status);
  });
});

test('a server that never answers is an error after a while', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const answers = [postJson('/api/x', {}), createQueryFunction()({ queryKey: ['/x'] })];
  timeout.abort();
  for (const { status } of await Promise.allSettled(answers)) expect(status).toBe('rejected');
});

describe('section 7: the data facility', () => {
  test('joins the query key with slashes and includes credentials', async () => {
    const fetch = answer('{"a":1}', { status: 200 });
    expect(await createQueryFunction()({ queryKey: ['/data', 'products', 'x.json'] })).toEqual({
      a: 1,
    });
    const [path, options] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/data/products/x.json');
    expect(options).toMatchObject({ credentials: 'include' });
  });

  test('a 401 throws, or yields null where that is asked for', async () => {
    answer('who?', { status: 401 });
    await expect(createQueryFunction()({ queryKey: ['/x'] })).rejects.toThrow('401: who?');
    expect(await createQueryFunction({ on401: 'null' })({ queryKey: ['/x'] })).toBeNull();
  });

  test('any other failure throws, whatever is asked for', async () => {
    answer('no', { status: 500 });
    await expect(createQueryFunction({ on401: 'null' })({ queryKey: ['/x'] })).rejects.toThrow(
      '500: no',
    );
  });

  test('section 9: fetches once, and neither again nor after a failure', () => {
    const { queries, mutations } = createQueries().getDefaultOptions();
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });
});
