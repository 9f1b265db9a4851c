import type { FileEdit, MovePlan } from './plan-move.ts';

/** What a move changes, a line each: the file, the redirect, and every line that is edited. */
export function describeMove(
  { from, to, isLive, edits, menu, signups }: MovePlan,
  pathOf: (file: string) => string,
): string[] {
  return [
    `${pathOf(from.file)} is now ${pathOf(to.file)}`,
    ...edits.flatMap((edit) => linesOf(edit).map((line) => `${pathOf(edit.file)}:${line}`)),
    ...(isLive ? [`${from.route} is redirected to ${to.route}`] : []),
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

/** The lines that differ, as they are after. Edits change words within lines, and add or remove some. */
function linesOf({ before, after }: FileEdit): string[] {
  const lines = after.split(/\r?\n/);
  const old = new Set(before.split(/\r?\n/));
  return lines.flatMap((line, index) => (old.has(line) ? [] : [`${index + 1}: ${line.trim()}`]));
}
