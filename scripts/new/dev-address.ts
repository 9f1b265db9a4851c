import { readVariables } from '../../api/environment.ts';
import { writeOrigin } from '../../api/listen.ts';

/** The address of a page in `npm run dev`, with the same variables as here. */
export function devAddress(path: string): string {
  const { host, port } = readVariables(process.env, 'host', 'port');
  return writeOrigin(host, port) + path;
}
