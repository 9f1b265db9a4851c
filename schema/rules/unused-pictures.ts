import { namedFiles } from '../addresses/named-files.ts';
import { forBrowsers } from '../load/published-files.ts';
import { isAnyUnread, type Report, type SiteView, wholeFile } from '../validate/rule.ts';

/**
 * F010: reports pictures beside the pages that no page shows or links to, and an icon that browsers do
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
  if (pictures.length === 0 || isAnyUnread(site) || !site.settings) return;
  const named = namedFiles(site);
  // A missing picture may be one of them under another name.
  const shown = site.files.flatMap(({ pictures: uses = [] }) => uses.map(({ address }) => address));
  const wanted = [...shown, ...[...named].filter(isPicture)];
  if (!wanted.every((address) => site.assets.has(address))) return;
  for (const address of pictures.filter((each) => !named.has(each))) {
    report.cause('unused picture', { file: `pages${address}`, where: wholeFile }, () => ({
      code: 'F010',
      severity: 'warning',
      message: `No page shows or links \`pages${address}\`, and it is published all the same${isPhoto.test(address) ? ', with all that a camera stored in it' : ''}.`,
      hints: `Show it (\`visual: { kind: image, file: ${address}, alt: … }\`), or move it out of \`pages\` until it is needed.`,
    }));
  }
}

const isPicture = (address: string): boolean => /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(address);

/** Formats in which cameras store data, such as the place. */
const isPhoto = /\.(?:png|jpe?g|webp|avif)$/i;
