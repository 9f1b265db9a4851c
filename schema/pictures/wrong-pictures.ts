import type { PictureUse } from '../facts/facts.ts';
import type { Finding } from '../facts/rule.ts';
import type { PictureFile, PictureType, UnreadablePicture } from './read-picture.ts';

const megabyte = 1024 * 1024;
/** Bytes. Photos from phones are smaller. */
const heavy = 5 * megabyte;
const heaviest = 25 * megabyte;
/**
 * Bytes of a file that visitors load as it is. A phone in a slow network, with 1.6 Mbit/s, takes 2.5
 * seconds for it, and what takes longer counts as slow.
 */
const heavyAsItIs = 500_000;
/** Pixels: four times those of a good camera. Decoded, each takes four bytes. */
const mostPixels = 100_000_000;

/** Pixels. The visual `image` is never taller. */
const highestShown = 704;

const names: Record<PictureType, string> = {
  png: 'a PNG',
  jpg: 'a JPEG',
  webp: 'a WebP',
  avif: 'an AVIF',
  gif: 'a GIF',
  svg: 'an SVG',
};

/** Describes a file that cannot be shown as a picture. */
export function describeUnreadable(address: string, picture: UnreadablePicture): Finding {
  const file = `\`pages${address}\``;
  if (picture.wrong === 'other format') return otherFormat(file, picture.type);
  const [message, hints] = unreadable[picture.wrong];
  const code = picture.wrong === 'no size' ? 'I710' : 'I701';
  return { code, message: `${file} ${message}`, hints };
}

/** What is wrong with a file, as the end of a sentence about it, and what to do. */
const unreadable: Record<
  Exclude<UnreadablePicture['wrong'], 'other format'>,
  [message: string, hint: string]
> = {
  'no size': [
    'does not say how large it is.',
    'Give its `<svg>` element a `viewBox`, such as `viewBox="0 0 800 500"`, or save it again from the program that drew it.',
  ],
  empty: [
    'is empty: it has no bytes in it.',
    'Copying or uploading it broke off. Copy it there again.',
  ],
  'cut off': [
    'is cut off: the end of the picture is missing.',
    'Copying or downloading it broke off. Copy the whole file there again.',
  ],
  'no picture': [
    'is not a picture, or is damaged at its beginning.',
    'Pictures are PNG, JPEG, WebP, AVIF, GIF or SVG files. Open it in a program for pictures and save it as PNG or JPEG.',
  ],
};

function otherFormat(file: string, type: string): Finding {
  const isHeic = /^hei[cf]/.test(type);
  return {
    code: 'I702',
    message: `${file} is in the format ${(isHeic ? 'heic' : type).toUpperCase()}, which many browsers do not show.`,
    hints: isHeic
      ? 'Save it as JPEG. An iPhone takes JPEGs with Settings › Camera › Formats › Most Compatible.'
      : 'Save it as JPEG where it is a photograph, and as PNG where it is a screenshot or a drawing.',
  };
}

/** Describes problems of a picture that do not depend on its place. */
export function describeWrong(address: string, picture: PictureFile): Finding[] {
  const { type } = picture;
  const file = `\`pages${address}\``;
  const weight = tooHeavy(file, picture);
  if (extensionsOf(type).includes(extensionOf(address))) return weight ? [weight] : [];
  const renamed = address.replace(/[^.]*$/, extensionsOf(type)[0] as string);
  const misnamed: Finding = {
    code: 'I703',
    severity: 'warning',
    message: `${file} is ${names[type]}, although its name says something else.`,
    hints: `Rename it to \`pages${renamed}\`, and write \`${renamed}\` here.`,
  };
  return weight ? [weight, misnamed] : [misnamed];
}

const smaller =
  'Save it at most 2400 pixels wide, which is enough for the largest screens; as JPEG where it is a photograph.';

function tooHeavy(file: string, picture: PictureFile): Finding | undefined {
  const { type, bytes, width, height, animated } = picture;
  const size = `${(bytes / megabyte).toFixed(1)} MB`;
  const isLoadedAsItIs = type === 'svg' || animated;
  if (bytes > heaviest)
    return {
      code: 'I706',
      message: `${file} is ${size} large; a picture may have at most ${heaviest / megabyte} MB.`,
      hints: smaller,
    };
  if (type !== 'svg' && width * height > mostPixels)
    return {
      code: 'I706',
      message: `${file} has ${width} × ${height} pixels; a picture may have at most ${mostPixels / 1e6} million.`,
      hints: smaller,
    };
  if (bytes <= (isLoadedAsItIs ? heavyAsItIs : heavy)) return undefined;
  if (!isLoadedAsItIs)
    return {
      code: 'I705',
      severity: 'warning',
      message: `${file} is ${size} large, which makes the project heavy and builds slow.`,
      hints: smaller,
    };
  return {
    code: 'I705',
    severity: 'warning',
    message: `${file} is ${size} large, and is published as it is, so that visitors load all of it.`,
    hints:
      type === 'svg'
        ? 'A drawing has less than 0.5 MB: simplify its lines in the program that drew it. One with a photograph in it is better saved as PNG or JPEG, of which smaller ones are made.'
        : 'Leave out some of its pictures or colours until it has less than 0.5 MB, or show one of them as PNG or JPEG, of which smaller ones are made.',
  };
}

const extensionOf = (address: string): string =>
  address.slice(address.lastIndexOf('.') + 1).toLowerCase();

const extensionsOf = (type: PictureType): string[] => (type === 'jpg' ? ['jpg', 'jpeg'] : [type]);

/**
 * Width divided by height. Services crop the pictures of shared links to 1.91, and at these ratios
 * a fifth is lost.
 */
const [narrowest, widest] = [1.5, 2.4];

/** Describes a picture for shared links that services do not support, or crop too much. */
export function notShared(
  { pointer, address }: PictureUse,
  { type, width, height }: PictureFile,
): Finding | undefined {
  // The picture of a page, or the default of the site.
  if (!/^\/(?:og|seo)\/image$/.test(pointer)) return undefined;
  const proportion = width / height;
  if (/^(?:png|jpg|gif)$/.test(type)) {
    if (proportion >= narrowest && proportion <= widest) return undefined;
    return {
      code: 'I712',
      severity: 'warning',
      message: `\`pages${address}\` is ${width} pixels wide and ${height} high, and shared links show ${
        proportion < narrowest ? 'only a strip of it' : 'only its middle'
      }.`,
      hints:
        'Save it 1200 pixels wide and 630 high, with nothing that matters at its edges. Where no picture is named, one is drawn from the title.',
    };
  }
  return {
    code: 'I711',
    severity: 'warning',
    message: `\`pages${address}\` is ${names[type]}, which most services do not show for a shared link.`,
    hints:
      'Save it as PNG or JPEG, 1200 pixels wide and 630 high. Where no picture is named, one is drawn from the title.',
  };
}

/** Describes a picture with fewer pixels than its place needs. SVGs fit any size. */
export function tooSmall({ shown }: PictureUse, picture: PictureFile): Finding | undefined {
  const { type, width, height } = picture;
  const needed = Math.min(shown, Math.ceil((highestShown * width) / height));
  if (type === 'svg' || width >= needed) return undefined;
  return {
    code: 'I704',
    severity: 'warning',
    message: `The picture is ${width} pixels wide, and ${needed} are needed where it is.`,
    hints: `Use one that is at least ${needed} pixels wide; with ${2 * needed} it is sharp on every screen. Enlarging this one would not help.`,
  };
}

/** Describes a picture that is shown in one colour and has no transparent parts. */
export function notTransparent(
  { address, silhouette }: PictureUse,
  { opaque }: PictureFile,
): Finding | undefined {
  if (!silhouette || !opaque) return undefined;
  return {
    code: 'I713',
    severity: 'warning',
    message: `\`pages${address}\` has no transparent parts, so it is shown as a grey rectangle.`,
    hints:
      'Logos are shown in one tone. Save it with nothing behind the logo: as SVG, or as PNG or WebP with transparency.',
  };
}
