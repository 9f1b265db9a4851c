import { leftIn } from './stray-marks.ts';

/** A path at the beginning of a word. */
const route =
  /(?<before>^|[\s("“'])(?<address>\/[a-z0-9]+(?:[-/][a-z0-9]+)*(?:\.html|\/)?(?:#[a-z0-9-]+)?)(?![\w/#-])/gi;

/** Finds addresses in a text that are not links, each with the character before it. */
export function mentionedRoutes(text: string): [before: string, address: string][] {
  if (!/(?:^|[\s("“'])\/[a-z0-9]/i.test(text)) return [];
  const left = leftIn(text);
  // A wrongly written link has its own diagnostic.
  if (/[[\]<>]|\}\(/.test(left)) return [];
  return [...left.matchAll(route)].map(({ groups: { before = '', address = '' } = {} }) => [
    before,
    address,
  ]);
}
