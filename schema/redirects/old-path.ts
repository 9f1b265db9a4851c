import { type Problem, writing } from '../model/diagnostics.ts';
import { partsOf, type Redirects } from '../model/redirects.ts';
import { listedPath } from './redirects-file.ts';

/** Paths that every host reads literally: no wildcards, placeholders or hidden files. */
const plainPath = /^\/$|^(?:\/(?!\.)[^\s/?#%*:<>"'\\\p{Cc}]+)+$/u;

/** Addresses of the engine, and of the page for missing addresses. */
const reserved = /^\/(?:api|assets|data)(?:\/|$)|^\/(?:404|_redirects|sitemap\.xml|robots\.txt)$/;

/** R243: explains why a path cannot be redirected, and suggests what was probably meant. */
export function explainOldPath(
  path: string,
  redirects: Redirects,
): Omit<Problem, 'where'> | undefined {
  if (reserved.test(path)) {
    return {
      code: 'R243',
      message: `\`${path}\` belongs to the engine and cannot be redirected.`,
      hints: 'Remove the redirect.',
    };
  }
  if (/\*|\/:\w/.test(path)) {
    return {
      code: 'R243',
      message: `\`${path}\` stands for many addresses, and a redirect is for one.`,
      hints: `There are no signs such as \`*\` that stand for any words. Write a line for each old address: \`${path.replace(/[^/]*[*:()[\]].*$/, 'first-post')}: …\`.`,
    };
  }
  const correct = correctPath(path);
  if (correct === undefined && /\s/.test(path.trim())) {
    return {
      code: 'R243',
      message: `\`${path}\` has a space in it, and a redirect is for a path without one.`,
      hints: `If the address had a hyphen there, write \`${path.trim().replace(/\s+/g, '-')}\`. Otherwise remove the redirect: not every server can be told of such an address.`,
    };
  }
  if (correct === path) return undefined;
  const isNew = correct !== undefined && !Object.hasOwn(redirects, correct);
  return {
    code: 'R243',
    message: `\`${path}\` is not the path of an old address.`,
    ...(correct && { label: isNew ? `write \`${correct}\`` : `\`${correct}\` is here already` }),
    hints: [
      correct !== undefined &&
        !isNew &&
        (redirects[correct] === redirects[path]
          ? `Remove this line: the one of \`${correct}\` covers it.`
          : `Remove one of the two lines: that of \`${correct}\` covers this address, too.`),
      partsOf(path).query
        ? 'A redirect is for a path, and keeps what follows `?`.'
        : 'A path starts with `/` and is written as what follows the domain, without `.html` and without a slash at its end: `/old-name` works for those too.',
    ],
    ...(correct !== undefined &&
      isNew && {
        // The part after `?` or `#` may be the reason for the redirect.
        replacement: writing(correct, { certain: !/[?#]/.test(path) }),
      }),
  };
}

/** Returns the path that was meant: `/old` for `https://www.example.com/old.html`. */
function correctPath(written: string): string | undefined {
  const path = written.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const correct = listedPath(path.startsWith('/') ? path : `/${path}`);
  return plainPath.test(correct) && !reserved.test(correct) ? correct : undefined;
}
