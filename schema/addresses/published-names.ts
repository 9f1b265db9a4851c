/** What Windows and macOS leave in folders and in unpacked archives, in lower case. */
const leftBySystems = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r', '__macosx'];

/**
 * Whether a file or folder with this name is content. Hidden files are not, nor are the files of the
 * operating system, nor the temporary files of editors and browsers: `.a.yaml.swp`, `a.yaml~`, `#a.yaml#`,
 * `a.yaml.bak`. These come and go by themselves, so they are ignored silently.
 */
const isPublishedName = (name: string): boolean =>
  !leftBySystems.includes(name.toLowerCase()) && !temporary.some((form) => form.test(name));

const temporary = [
  /^\.|^~\$|^#.*#$|~$/,
  /\.(?:bak|crdownload|crswap|old|orig|part|rej|save|sw[nop]|tmp)$/i,
  // JetBrains, macOS while it saves, and Windows behind a download.
  /___jb_(?:tmp|old)___$|\.sb-[\da-f]{8}-\w{6}$|:Zone\.Identifier$/i,
];

/**
 * Whether a path under `pages/`, such as `images/logo.svg`, is content. The only hidden folder that
 * is content is `.well-known`, where other programs look for files.
 * Source: https://www.rfc-editor.org/rfc/rfc8615
 */
export const isPublishedPath = (path: string): boolean =>
  path
    .split('/')
    .every((name, depth) => (depth === 0 && name === '.well-known') || isPublishedName(name));

export const whyUnpublished =
  'Hidden files and the backups of editors are not published. Give the file another name.';
