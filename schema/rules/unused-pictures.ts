import { decodeAddress } from '../addresses/decode-address.ts';
import { namedFiles, pathIn, picturesInFiles } from '../addresses/named-files.ts';
import { withoutOwnDomain } from '../addresses/own-address.ts';
import { forBrowsers } from '../load/published-files.ts';
import { type Report, type SiteView, unreadFiles, wholeFile } from '../validate/rule.ts';

/**
 * F010: reports pictures beside the pages that nothing shows or links to, and an icon that browsers do
 * not ask for.
 */
export default function unusedPictures(site: SiteView, report: Report): void {
  const [icon] = [...site.assets].filter((address) => /^\/favicon\.(?!svg$)\w+$/.test(address));
  if (icon !== undefined && !site.assets.has('/favicon.svg'))
    report.problem(
      { file: `pages${icon}`, where: wholeFile },
      {
        code: 'F010',
        severity: 'warning',
        message: `\`pages${icon}\` is not shown in the browser’s tab: the icon is the file \`pages/favicon.svg\`.`,
        hints:
          'Save the icon as SVG under that name. Until then the tab has the drawing of the brand.',
      },
    );
  const pictures = [...site.assets].filter((each) => isPicture(each) && !forBrowsers.test(each));
  if (pictures.length === 0) return;
  const named = namedFiles(site);
  const inPages = pictures.filter((each) => !named.has(each));
  if (inPages.length === 0) return;
  const readText = (address: string) => site.readText(`pages${address}`) ?? '';
  const inFiles = new Set(picturesInFiles(site.assets, readText));
  const unused = inPages.filter((each) => !inFiles.has(each));
  if (unused.length === 0) return;
  // A missing picture may be one of them under another name.
  const shown = site.files.flatMap(({ pictures: uses = [] }) => uses.map(({ address }) => address));
  const linked = site.files
    .flatMap(({ links }) => links.map(([, href]) => withoutOwnDomain(href, site) ?? href))
    .filter((href) => !/^(?:[a-z]+:)?\/\//i.test(href))
    .map(pathIn);
  const wanted = [...shown, ...linked.filter(isPicture)];
  if (!wanted.every((address) => site.assets.has(address))) return;
  const mentioned = namesInUnread(site);
  const present = new Set([...site.assets].map(nameOf));
  if (!mentioned || [...mentioned].some((name) => isPicture(name) && !present.has(name))) return;
  const stems = new Set([...mentioned].map(withoutEnding));
  for (const address of unused) {
    if (stems.has(withoutEnding(nameOf(address)))) continue;
    report.cause('unused picture', { file: `pages${address}`, where: wholeFile }, () => ({
      code: 'F010',
      severity: 'warning',
      message: `Nothing shows or links \`pages${address}\`, and it is published all the same${isPhoto.test(address) ? ', with all that a camera stored in it' : ''}.`,
      hints: `Show it (\`visual: { kind: image, file: ${address}, alt: … }\`), or move it out of \`pages\` until it is needed.`,
    }));
  }
}

/**
 * Returns what may be the names of files in the texts of pages with mistakes, in lower case;
 * `undefined` if one cannot be read.
 */
function namesInUnread(site: SiteView): Set<string> | undefined {
  const names = new Set<string>();
  for (const { text } of unreadFiles(site)) {
    if (text === undefined) return undefined;
    for (const part of text.toLowerCase().split(/["'()[\]{},:?/\\\n]+/))
      names.add(decodeAddress(part.trim().replace(/^- +/, '')));
  }
  return names;
}

const nameOf = (address: string): string =>
  address.slice(address.lastIndexOf('/') + 1).toLowerCase();

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

const isPicture = (address: string): boolean => /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(address);

/** Formats in which cameras store data, such as the place. */
const isPhoto = /\.(?:png|jpe?g|webp|avif)$/i;
