import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts the requests of each client, in minutes that begin with its first request. Counts are
 * kept in memory: each process has its own, and a restart forgets them.
 * @param perMinute most requests of one client; 0 for no limit
 * @returns function that counts a request and gives the seconds to wait, 0 where it may pass
 */
export function createRateLimit(perMinute: number): (client: string) => Promise<number> {
  if (perMinute === 0) return async () => 0;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (client) => {
    try {
      await limiter.consume(client);
      return 0;
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection;
      return Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000);
    }
  };
}
