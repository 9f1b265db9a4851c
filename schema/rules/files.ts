import { correctFile, withOtherEnding } from '../addresses/correct-address.ts';
import { writeAddress } from '../addresses/write-address.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { isPublishedPath } from '../load/published-names.ts';
import type { Rule } from '../validate/rule.ts';

/** R204: a file that is named is there, under exactly that name. */
const files: Rule = (site, report) => {
  for (const { file, assets } of site.files) {
    for (const [pointer, address] of assets) {
      if (site.assets.has(address)) continue;
      const corrected = correctFile(address, site);
      const best =
        corrected?.address ?? withOtherEnding(address, site) ?? suggest(address, site.assets)[0];
      report.problem(
        { file, where: { path: pointerToPath(pointer), at: 'value' } },
        {
          code: 'R204',
          message: `There is no file \`pages${address}\`.`,
          ...(best && { label: `did you mean \`${best}\`?` }),
          hints: corrected?.reasons ?? [
            isPublishedPath(address.slice(1))
              ? 'Put the file there, or correct the address.'
              : 'Hidden files and the backups of editors are not published. Give the file another name.',
          ],
          ...(best && {
            replacement: {
              title: `write \`${best}\``,
              text: writeAddress(best),
              certain: corrected !== undefined,
            },
          }),
        },
      );
    }
  }
};

export default files;
