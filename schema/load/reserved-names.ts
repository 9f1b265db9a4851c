import { inAddressForm } from '../addresses/page-route.ts';

/** Whether an address below `pages/` belongs to the engine. */
export const isReserved = (address: string): boolean =>
  /^\/(?:api|assets|data|_catalogue)(?:\/|\.yaml$)|^\/(?:sitemap\.xml|robots\.txt|_redirects)$|\.html$|\/index\/index\.yaml$/.test(
    address,
  );

/** Says what to do with a file whose address belongs to the engine. */
export function insteadOfReserved(address: string): string[] {
  if (/^\/google[\da-f]+\.html$/.test(address))
    return [
      'Search engines also recognize you by an entry in the DNS of your domain: choose that there, and remove the file.',
    ];
  if (/^\/(?:robots\.txt|sitemap\.xml)$/.test(address))
    return ['The build writes this file itself: remove it.'];
  if (address === '/_redirects')
    return [
      'The build writes this file from the `redirects` in site.yaml: write them there, and remove it.',
    ];
  const page = /\.html$/.test(address) ? inAddressForm(address.replace(/\.html$/, '')) : undefined;
  return [
    ...(page === undefined
      ? []
      : [`A page is a YAML file, of which the engine makes the HTML: \`pages${page}.yaml\`.`]),
    'These are its own: `/api/…`, `/assets/…`, `/data/…`, `/_catalogue/…`, `/sitemap.xml`, `/robots.txt`, `/_redirects`, and files that end in `.html`. Give it another name.',
  ];
}
