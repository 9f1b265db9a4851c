import { quote } from '../../edits/write-scalar.ts';
import { type Candidate, change } from '../candidate.ts';
import { findAll } from '../patterns.ts';

/** A whole value in curly quotes, in a line of its own or in braces and brackets. */
const form =
  /(?<=^[ \t]*(?:- +)*(?:[\w-]+:[ \t]+)?|[[{,:][ \t]+)[‘’“”„](?<words>[^‘“”„\n]+)[’”“](?=[ \t]*(?:[,}\]]|\r?$))/gmu;

/** A name of a block in curly quotes: these are not meant for visitors. */
const ofName = /^[ \t]*(?:- +)*(?:type|kind):[ \t]+[‘’“”„]/m;

/** What if all quotes of a file became curly, as in a word processor? */
export function curlyQuotesIn(text: string): Candidate | undefined {
  const found = ofName.test(text) ? findAll(form, text, 0) : [];
  if (found.length < 2) return undefined;
  return change(
    found.map((each) => each.write(quote(each.parts.words ?? ''))),
    {
      code: 'Y021',
      message: `Curly quotes are around ${found.length} values here; only straight ones go around a text.`,
      hints: ['Word processors write quotes in this way: write a page in an editor for code.'],
      title: `write straight quotes around ${found.length} values`,
      certain: true,
      cost: 0,
    },
  );
}
