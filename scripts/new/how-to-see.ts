import { readVariables } from '../../api/environment.ts';
import { writeOrigin } from '../../api/listen.ts';
import { contentFolder } from '../command-line.ts';
import { findDevAddress } from '../serve/dev-address.ts';
import { inShell } from './in-shell.ts';

/**
 * Says where `npm run dev` shows an address: where it runs already, or where it would with the same
 * variables as here.
 * @param given the content folder, if it was named
 */
export function howToSee(path: string, given?: string): string {
  const running = findDevAddress(contentFolder(given));
  if (running !== undefined) return `${running}${path}`;
  const { host, port } = readVariables(process.env, 'host', 'port');
  const option = given === undefined ? '' : ` -- --content ${inShell(given)}`;
  return `npm run dev${option}, then ${writeOrigin(host, port)}${path}`;
}
