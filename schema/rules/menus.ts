import { writeAddress } from '../addresses/write-address.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { namedMenus } from '../load/menus.ts';
import { isAnyUnread, isShown, type Rule } from '../validate/rule.ts';

/** R210 and R211: a page names a menu that is there, and no menu stays empty. */
const menus: Rule = (site, report) => {
  if (!site.settings) return;
  const menus = namedMenus(site.settings);
  const names = [...new Set(menus.map(({ name }) => name))];
  for (const { file, menu } of site.files) {
    // Where site.yaml names no menu, pages make them.
    if (!menu || names.length === 0 || names.includes(menu.menu)) continue;
    const [best] = suggest(menu.menu, names);
    const sameLetters = best?.toLowerCase() === menu.menu.toLowerCase();
    report.problem(
      { file, where: { path: ['menu', 'in'], at: 'value' } },
      {
        code: 'R210',
        message: `There is no menu \`${menu.menu}\`.`,
        ...(best && { label: `did you mean \`${best}\`?` }),
        hints: [`The menus in site.yaml are ${names.map((name) => `\`${name}\``).join(', ')}.`],
        ...(best && {
          replacement: {
            title: `write \`${best}\``,
            text: writeAddress(best),
            certain: sameLetters,
          },
        }),
      },
    );
  }
  // A page that could not be read may be the one that asks to be in it.
  if (isAnyUnread(site)) return;
  const used = new Set(
    site.files.map((facts) => (isShown(site, facts) ? facts.menu?.menu : undefined)),
  );
  for (const { name, path, needsPages } of menus) {
    if (!needsPages || used.has(name)) continue;
    report.problem(
      { file: 'site.yaml', where: { path, at: 'value' } },
      {
        code: 'R211',
        message: `The menu \`${name}\` has no links.`,
        hints: [
          `Give it \`links\`, or put a page into it: \`menu: { in: ${name} }\` in the page's file.`,
        ],
      },
    );
  }
};

export default menus;
