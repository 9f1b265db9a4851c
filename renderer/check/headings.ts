import type { Finding, HtmlCheck } from './finding.ts';
import { wholePage } from './finding.ts';

/** H801, H802: a page has one main heading and skips no level below it. */
export const checkHeadings: HtmlCheck = ({ elements }) => {
  const headings = elements.filter(
    ({ name, place, hidden }) => /^h[1-6]$/.test(name) && place.area === 'blocks' && !hidden,
  );
  const findings: Finding[] = [];
  let level = 0;
  for (const { name, place, text } of headings) {
    const own = Number(name[1]);
    if (level > 0 && own > level + 1) {
      findings.push({
        code: 'H801',
        message: `The heading “${text.trim()}” has the level ${own}, and the one above it ${level}.`,
        hints: [
          'Screen readers list headings by their levels, and one that is left out looks like a part that is missing. Give the block a heading, or put it below one that has.',
        ],
        place,
        text: text.trim(),
      });
    }
    level = own;
  }
  const [main, ...more] = headings.filter(({ name }) => name === 'h1');
  if (!main) {
    findings.push({
      code: 'H802',
      message: 'The page has no main heading.',
      hints: ['The `title` of a block such as `hero` or `page-header` is one.'],
      place: wholePage,
    });
  }
  for (const { place, text } of more) {
    findings.push({
      code: 'H802',
      message: `“${text.trim()}” is one more main heading, after “${main?.text.trim()}”.`,
      hints: ['A page has one main heading: what it is about.'],
      place,
      text: text.trim(),
    });
  }
  return findings;
};
