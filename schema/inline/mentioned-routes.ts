import { leftIn } from './stray-marks.ts';

/** What looks like the address of a page at the beginning of a word. */
const route =
  /(?<before>^|[\s("“'])(?<address>\/[a-z0-9]+(?:[-/][a-z0-9]+)*(?:\.html|\/)?(?:#[a-z0-9-]+)?)(?![\w/#-])/gi;

/** Addresses that stand in a text without being a link, each with the sign before it. */
export function mentionedRoutes(text: string): [before: string, address: string][] {
  if (!/(?:^|[\s("“'])\/[a-z0-9]/i.test(text)) return [];
  const left = leftIn(text);
  // A link that is written wrongly is reported as that.
  if (/[[\]<>]|\}\(/.test(left)) return [];
  return [...left.matchAll(route)].map(({ groups: { before = '', address = '' } = {} }) => [
    before,
    address,
  ]);
}
