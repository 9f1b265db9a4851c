import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Trap } from '../candidate.ts';
import { asValue, quickValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `title:Pricing`, `title Pricing`, `title = Pricing`: the name of a property without `: `. */
export const names: Trap = ({ text: line, from: start, key, column, value }) => {
  const content = line.slice(column).trimEnd();
  const doubled = /^([\w-]+):(:+)[ \t]*(.*)$/.exec(content);
  if (key && !doubled) return [];
  const match =
    doubled ??
    /^(["']?[A-Za-z][\w-]*["']?)([ \t]*(?::|：|=>?|;|->|→|(?<=[ \t])[–—](?=[ \t]))[ \t]*|[ \t]+|$)(.*)$/.exec(
      content,
    );
  if (!match || /^\s/.test(match[3] ?? '')) return [];
  const [, written = '', sign = '', rest = ''] = match;
  const name = written.replace(/^["']|["']$/g, '');
  const isName = isPropertyName(name);
  if (!isName && (!/[:：=]/.test(sign) || rest.startsWith('//'))) return [];
  const from = start + column;
  const valueFrom = from + content.length - rest.length;
  const rewritten = rest === '' || quickValue(`a: ${rest}`) !== undefined ? rest : asValue(rest);
  const right = `${written}:${rest === '' ? '' : ' '}`;
  const missingSpace = sign.trim() === ':' && !/^\s/.test(sign) && !doubled;
  const spaceBefore = /^\s+:/.test(sign);
  const wrong = sign.trim();
  const message = doubled
    ? `There is one colon too many behind ${code(name)}.`
    : missingSpace
      ? `A space is missing behind the colon of ${code(name)}.`
      : spaceBefore
        ? `The colon of ${code(name)} stands behind a space.`
        : wrong === ''
          ? `A colon is missing behind ${code(name)}.`
          : `${code(wrong)} stands behind ${code(name)} where a colon belongs.`;
  const found: Candidate = {
    code: missingSpace || spaceBefore ? 'Y012' : 'Y013',
    place: [from, from + written.length + sign.trimEnd().length],
    message,
    hints: [`Write ${code(`${name}: …`)}: the name, a colon, a space, and the value.`],
    title: `write ${code(right.trimEnd())}${rest ? ' with a space behind it' : ''}`,
    edits: [
      { from: from + written.length, to: valueFrom, text: right.slice(written.length) },
      ...(rewritten === rest ? [] : [{ from: valueFrom, to: value.to, text: rewritten }]),
    ],
    certain: isName,
    cost: /[:：=]/.test(sign) ? 1 : 4,
  };
  return [found];
};
