/**
 * Whether a file or folder of that name is content. What is hidden and what editors leave beside a
 * file while it is edited is not: `.a.yaml.swp`, `a.yaml~`, `#a.yaml#`, `a.yaml.bak`. Such files come
 * and go by themselves, so they are left out without a word.
 */
export const isPublishedName = (name: string): boolean =>
  !/^\.|^~\$|^#.*#$|~$|___jb_(?:tmp|old)___$|\.(?:bak|old|orig|rej|save|sw[nop]|tmp)$/i.test(name);

/**
 * Whether a path under `pages/`, such as `images/logo.svg`, is content. The one hidden folder is
 * `.well-known`, where other programs look for files.
 * Source: https://www.rfc-editor.org/rfc/rfc8615
 */
export const isPublishedPath = (path: string): boolean =>
  path
    .split('/')
    .every((name, depth) => (depth === 0 && name === '.well-known') || isPublishedName(name));
