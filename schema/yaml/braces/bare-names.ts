import { code, shortened } from '../../model/wording.ts';
import { type Candidate, rewrite, wrongColon } from '../candidate.ts';
import { gluedName, isPropertyName } from '../schema-names.ts';
import { findUnquoted } from './parts.ts';

/** `{ label Pricing, href: /x }`, `{ label; Pricing }` and `{ labelPricing }`: a name without its colon. */
export function bareNames(text: string, offset: number): Candidate[] {
  return findUnquoted(/(?<=[{,]\s*)[A-Za-z][^,}\]]*/, text, offset).flatMap((found) => {
    const glued = gluedName(found.text);
    const { name, sign, rest } = bareName(found.text) ?? { sign: '', ...glued };
    if (name === undefined || rest === undefined) return [];
    const [from] = found.at();
    const end = from + name.length;
    return rewrite([end, end + sign.length], /^\s/.test(rest) ? ':' : ': ', {
      ...wrongColon(name, sign.trim()),
      place: [from, end],
      // What follows a bracket or a quote goes on behind the next comma.
      hints: [
        `Write ${code(shortened(`${name}: ${/^[["'{]/.test(rest.trim()) ? '…' : rest.trim()}`))}.`,
      ],
      title: `write ${code(`${name}:`)}`,
      // In `label; Start; href; /`, the sign is in place of a comma, too.
      certain: (!glued || glued.isSure) && !(sign.trim() !== '' && rest.includes(sign.trim())),
      cost: 1.9,
    });
  });
}

/** Divides `label Pricing`, `label; Pricing` and `label - Pricing`. */
function bareName(part: string): { name: string; sign: string; rest: string } | undefined {
  const [, name = '', sign = '', rest = ''] =
    /^([A-Za-z](?:[\w-]*\w)?)([ \t]*(?:[;>|，；、。]|[.–—-](?=[ \t])))?((?:[ \t]+|(?<=[;>|，；、。]))[^\s:=;>|].*)$/.exec(
      part,
    ) ?? [];
  return isPropertyName(name) ? { name, sign, rest } : undefined;
}
