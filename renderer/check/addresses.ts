import { decodeAddress } from '../../schema/addresses/decode-address.ts';
import { partsOf } from '../../schema/model/redirects.ts';
import type { Finding, HtmlCheck } from './finding.ts';
import type { PageElement } from './read-built-page.ts';

/** H808: every address of this site in the HTML leads to something. `isThere` takes decoded paths. */
export const checkAddresses =
  (isThere: (path: string) => boolean): HtmlCheck =>
  ({ elements }) => {
    const ids = new Set(elements.flatMap(({ attributes: { id } }) => id ?? []));
    return elements.flatMap((element): Finding[] =>
      addressesOf(element).flatMap((address) => {
        const { path, anchor } = partsOf(address);
        const name = decodeAddress(anchor.slice(1));
        const isFound = path === '' ? name === '' || ids.has(name) : isThere(decodeAddress(path));
        if (isFound || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return [];
        const { place } = element;
        return [
          {
            code: 'H808',
            message: `\`${address}\`, in a \`${element.name}\` of the built page, leads to nothing.`,
            hints: ['Correct the address, or put a page or a file there.'],
            place,
            text: address,
          },
        ];
      }),
    );
  };

function addressesOf({ attributes }: PageElement): string[] {
  const { href, src, srcset, action, poster } = attributes;
  const candidates = srcset?.split(',').flatMap((each) => each.trim().split(/\s+/)[0] ?? []) ?? [];
  const links = [href, src, poster, action, ...candidates];
  return links.filter((each): each is string => Boolean(each));
}
