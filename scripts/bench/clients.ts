import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How many visitors sign up at once. */
const clients = 64;

/** Milliseconds after which a visitor tries again. */
const retryAfter = 100;

interface Outcome {
  /** Addresses whose lead was acknowledged. */
  acknowledged: Set<string>;
  /** How often each status came; 0 stands for no answer. */
  statuses: Map<number, number>;
  /** The latency of each acknowledgement, in milliseconds. */
  times: number[];
  /** The longest time without an acknowledgement, in milliseconds. */
  longestGap: number;
}

/**
 * Signs up one address after the other with 64 clients, until it is stopped. Each client
 * repeats its lead until it is acknowledged.
 * @param name of this run, so that no address is in two runs
 * @returns a function that stops the clients once all have their answer
 */
export function startClients(url: string, name: string): () => Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const outcome: Outcome = {
    acknowledged: new Set(),
    statuses: new Map(),
    times: [],
    longestGap: 0,
  };
  let isStopped = false;
  let last = performance.now();

  async function signUpInTurn(client: number): Promise<void> {
    for (let count = 0; !isStopped; count += 1) {
      const email = `${name}-${client}-${count}@example.com`;
      while ((await signUp(email)) !== 201) await sleep(retryAfter);
    }
  }

  async function signUp(email: string): Promise<number> {
    const began = performance.now();
    const status = await post(agent, url, JSON.stringify({ email, source: 'bench' }));
    const now = performance.now();
    outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
    if (status === 201) {
      outcome.acknowledged.add(email);
      outcome.times.push(now - began);
      outcome.longestGap = Math.max(outcome.longestGap, now - last);
      last = now;
    }
    return status;
  }

  const running = Array.from({ length: clients }, (_, client) => signUpInTurn(client));
  return async () => {
    isStopped = true;
    await Promise.all(running);
    agent.destroy();
    return outcome;
  };
}

/** @returns the status; 0 without an answer */
function post(agent: Agent, url: string, body: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}
