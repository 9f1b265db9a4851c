import type { FileEdit, MovePlan } from './plan-move.ts';

/** Describes a move, one line each: the file, every edited line, and the redirect. */
export function describeMove(
  { from, to, isLive, replaced, edits, menu, signups }: MovePlan,
  pathOf: (file: string) => string,
): string[] {
  // A place in the moved page is one in its new file.
  const fileOf = ({ file }: FileEdit) => (file === from.file ? to.file : file);
  return [
    `${pathOf(from.file)} is now ${pathOf(to.file)}`,
    ...edits.flatMap((edit) => linesOf(edit).map((line) => `${pathOf(fileOf(edit))}:${line}`)),
    ...(isLive ? [`${from.route} is redirected to ${to.route}`] : []),
    ...(replaced
      ? [`${to.route} is not redirected to ${replaced} any more: it is the address of this page`]
      : []),
    ...(menu
      ? [
          `It stays in the menu ${menu.stays}; the pages beside it are in ${menu.beside}: \`menu: { in: ${menu.beside} }\` in ${pathOf(to.file)} puts it there.`,
        ]
      : []),
    ...(signups
      ? [
          `Signups from this page are stored as ${signups.after} from now on. To keep the name ${signups.before}, write \`source: ${signups.before}\` on its form.`,
        ]
      : []),
  ];
}

/**
 * Returns the changed lines of a file after the edit. Edits change words within lines, and add or
 * remove some.
 */
function linesOf({ before, after }: FileEdit): string[] {
  const lines = after.split(/\r?\n/);
  const old = new Set(before.split(/\r?\n/));
  return lines.flatMap((line, index) => (old.has(line) ? [] : [`${index + 1}: ${line.trim()}`]));
}
