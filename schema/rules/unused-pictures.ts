import { namedFiles } from '../addresses/named-files.ts';
import { isAnyUnread, type Rule, wholeFile } from '../validate/rule.ts';

/** F010: a picture beside the pages is on a page, or linked. */
const unusedPictures: Rule = (site, report) => {
  const pictures = [...site.assets].filter((address) => picture.test(address));
  // What could not be read may show it, and a picture that is missed may be one with another name.
  if (pictures.length === 0 || isAnyUnread(site) || !site.settings) return;
  const named = namedFiles(site);
  if (site.files.some((file) => file.pictures?.some(({ address }) => !site.assets.has(address))))
    return;
  for (const address of pictures.filter((each) => !named.has(each) && !forBrowsers.test(each))) {
    report.cause('unused picture', { file: `pages${address}`, where: wholeFile }, () => ({
      code: 'F010',
      severity: 'warning',
      message: `No page shows or links \`pages${address}\`, and it is published all the same.`,
      hints: [
        `Show it (\`visual: { kind: image, file: ${address}, alt: … }\`), or move it out of \`pages\` until it is needed.`,
      ],
    }));
  }
};

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Icons that browsers and phones look for by themselves, and what other programs do. */
const forBrowsers = /^\/(?:favicon|apple-touch-icon|icon|android-chrome)[^/]*$|^\/\.well-known\//;

export default unusedPictures;
