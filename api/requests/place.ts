import type { Place } from '../leads/leads.ts';
import { type Origins, pageOfForm } from './same-origin.ts';

/**
 * Header with what our pages send about a form besides its fields, as a query:
 * `page=/pricing&block=plans`.
 */
const header = 'x-form';

const forms = {
  page: /^\/[^\s?#\p{Cc}]{0,300}$/u,
  block: /^[a-z\d-]{1,100}$/i,
  build: /^[\w-]{1,40}$/,
  seconds: /^\d{1,7}(\.\d{1,3})?$/,
};

/** Returns the page that a request comes from, and how many seconds it had been open. */
export function readPlace(
  request: Request,
  origins: Origins,
): Place & { seconds?: number | undefined } {
  const said = request.headers.get(header);
  const values = new URLSearchParams(said ?? '');
  const read = (name: keyof typeof forms, text = values.get(name) ?? ''): string | undefined =>
    forms[name].test(text) ? text : undefined;
  const seconds = read('seconds');
  return {
    route: read('page') ?? read('page', pageOfForm(request, origins).path),
    block: read('block'),
    build: read('build'),
    seconds: seconds === undefined ? undefined : Number(seconds),
  };
}
