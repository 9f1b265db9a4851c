import { decodeAddress } from '../../addresses/decode-address.ts';
import { namedFiles, pathIn, picturesInFiles } from '../../addresses/named-files.ts';
import { withoutOwnDomain } from '../../addresses/own-address.ts';
import { type Report, type SiteView, unreadFiles, wholeFile } from '../../facts/rule.ts';
import { forBrowsers } from '../../load/published-files.ts';
import { lastPartOf } from '../../model/name-words.ts';

/**
 * F010: reports pictures beside the pages that nothing shows or links to, and an icon that browsers do
 * not ask for.
 */
export default function unusedPictures(site: SiteView, report: Report): void {
  const assets = [...site.assets];
  reportIcon(assets, report);
  const unused = findUnused(assets, site);
  if (unused.length === 0 || isAnyMissing(site)) return;
  const mentioned = namesInUnread(site);
  const present = new Set(assets.map(nameOf));
  if (!mentioned || [...mentioned].some((name) => isPicture(name) && !present.has(name))) return;
  const stems = new Set([...mentioned].map(withoutEnding));
  for (const address of unused) {
    if (stems.has(withoutEnding(nameOf(address)))) continue;
    const isShowable = !forPrograms.test(address);
    const cause = `unused picture ${isShowable}`;
    report.cause(cause, wholeFile(`pages${address}`), () => ({
      code: 'F010',
      severity: 'warning',
      message: `Nothing shows or links \`pages${address}\`, and it is published all the same${isPhoto(address, site) ? ', with all that a camera stored in it' : ''}.`,
      hints: isShowable
        ? `Show it (\`visual: { kind: image, file: ${address}, alt: … }\`), or move it out of \`pages\` until it is needed.`
        : 'Many browsers do not show this format: save it as JPEG or PNG to use it on a page, and move this file out of `pages`.',
    }));
  }
}

function reportIcon(assets: readonly string[], report: Report): void {
  const icon = assets.find((address) => /^\/favicon\.(?!svg$)\w+$/.test(address));
  if (icon === undefined || assets.includes('/favicon.svg')) return;
  report.problem(wholeFile(`pages${icon}`), {
    code: 'F010',
    severity: 'warning',
    message: `\`pages${icon}\` is not shown in the browser’s tab: the icon is the file \`pages/favicon.svg\`.`,
    hints: 'Save the icon as SVG under that name. Until then the tab has the drawing of the brand.',
  });
}

/** Returns the pictures that no page and no other file names. Other files are read only if there are some. */
function findUnused(assets: readonly string[], site: SiteView): string[] {
  const pictures = assets.filter((each) => isPicture(each) && !forBrowsers.test(each));
  const named = pictures.length > 0 ? namedFiles(site) : new Set();
  const inPages = pictures.filter((each) => !named.has(each));
  if (inPages.length === 0) return [];
  const readText = (address: string) => site.readText(`pages${address}`) ?? '';
  const inFiles = new Set(picturesInFiles(assets, readText));
  return inPages.filter((each) => !inFiles.has(each));
}

/** Whether a picture is missing, which may be one of the others under another name. */
function isAnyMissing(site: SiteView): boolean {
  const shown = site.files.flatMap(({ pictures = [] }) => pictures.map(({ address }) => address));
  const linked = site.files
    .flatMap(({ links }) => links.map(([, href]) => withoutOwnDomain(href, site) ?? href))
    .filter((href) => !/^(?:[a-z]+:)?\/\//i.test(href))
    .map(pathIn);
  return [...shown, ...linked.filter(isPicture)].some((address) => !site.assets.has(address));
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

const nameOf = (address: string): string => lastPartOf(address).toLowerCase();

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

/** Formats of cameras and programs, which many browsers do not show. */
const forPrograms = /\.(?:heic|heif|tiff?|bmp)$/i;

const isPicture = (address: string): boolean =>
  forPrograms.test(address) || /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(address);

/**
 * Whether the file may be a photo, in which cameras store data, such as the place. One that can be read
 * as a text is empty, or no picture.
 */
const isPhoto = (address: string, site: SiteView): boolean =>
  /\.(?:png|jpe?g|webp|avif|heic|heif|tiff?)$/i.test(address) &&
  site.readText(`pages${address}`) === undefined;
