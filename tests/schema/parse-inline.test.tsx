import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InlineText } from '../../blocks/ui/inline-text.tsx';
import { factsOf } from '../../schema/facts/facts.ts';
import { type InlinePart, parseInline } from '../../schema/inline/parse-inline.ts';
import { anyText } from '../any-text.ts';
import { contentFolder, plainPage } from '../content.ts';
import { loadContent } from '../load-content.ts';

/** Texts of marks whole and broken. React replaces `javascript:` itself, so it has a case of its own below. */
const texts = fc
  .array(fc.constantFrom('**', '*', '[', ']', '(', ')', '](', ' ', '\n', 'a', 'é😀', '/b', '#c'), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''));

const write = (part: InlinePart): string => {
  if (part.kind === 'text') return part.text;
  return part.kind === 'strong' ? `**${part.text}**` : `[${part.text}](${part.href})`;
};

const checkedLinks = (value: string): string[] =>
  factsOf('a.yaml', [{ role: 'inline', pointer: '/x', value }]).links.map(([, href]) => href);

describe('the parts of an inline text', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['plain', ['text plain']],
    ['a **b** c', ['text a ', 'strong b', 'text  c']],
    ['[a](/b)', ['link a /b']],
    ['**a**[b](/c)d', ['strong a', 'link b /c', 'text d']],
    ['**[a](/b)**', ['strong [a](/b)']],
    ['[**a**](/b)', ['link **a** /b']],
    ['[a](/b c)', ['text [a](/b c)']],
    ['[](/b) [a]()', ['text [](/b) [a]()']],
    ['***a**', ['text *', 'strong a']],
    ['**a*b**', ['text **a*b**']],
    ['** [a](/b)', ['text ** ', 'link a /b']],
    ['[a [b](/c)', ['link a [b /c']],
    [
      '**[a](/pricing?**[x](javascript:alert(1)',
      ['strong [a](/pricing?', 'link x javascript:alert(1'],
    ],
  ])('%j', (text, expected) => {
    const parts = parseInline(text).map((part) =>
      part.kind === 'link' ? `link ${part.text} ${part.href}` : `${part.kind} ${part.text}`,
    );
    expect(parts).toEqual(expected);
  });

  test('written again, are the text', async () => {
    fc.assert(
      fc.property(fc.oneof(texts, anyText), (text) => {
        expect(parseInline(text).map(write).join('')).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['AI-powered planning', ['AI-powered']],
  ['**A 13-week** and a 52-week forecast', ['13-week', '52-week']],
  ['A well-known start-to-end plan - and so on', []],
])('lines do not break inside the short compounds of “%s”', (text, compounds) => {
  const html = renderToStaticMarkup(<InlineText text={text} />);
  expect([...html.matchAll(/>([^<]*)<\/span>/g)].map(([, whole]) => whole)).toEqual(compounds);
});

test('the number at the end of a link stays beside its word', () => {
  const html = renderToStaticMarkup(<InlineText text="As in [the second section 3](#limits)." />);
  expect(html).toContain('>the second section\u00a03</a>.');
});

describe('validation checks the links that are rendered', () => {
  test('in any text', async () => {
    fc.assert(
      fc.property(texts, (text) => {
        const html = renderToStaticMarkup(<InlineText text={text} />);
        const rendered = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
        expect(checkedLinks(text)).toEqual(rendered);
      }),
      { numRuns: 500 },
    );
  });

  test('in a text in which a strong part hides half a link', async () => {
    const lead = '    lead: "**[a](/pricing?**[x](javascript:alert(1)"\n';
    const { diagnostics } = await loadContent(
      contentFolder({ 'pages/a.yaml': plainPage() + lead }),
    );
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['R208', expect.stringContaining('javascript:alert(1')],
    ]);
  });

  test('in as many parts as a file can hold', async () => {
    const text = '**a**'.repeat(50_000);
    expect(renderToStaticMarkup(<InlineText text={text} />)).toBe(
      '<strong>a</strong>'.repeat(50_000),
    );
  });
});

describe('sixteen times the text takes about sixteen times as long', () => {
  /** The processor's time in milliseconds, of the best of three runs. */
  const cost = (text: string): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = process.cpuUsage();
        parseInline(text);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      }),
    );

  test.each(['[', '**', '[a](', '](', '**a*', '[a](b', '[a] ', '[**', '**[a](/b', '[a](b)**c'])(
    '%j, repeated',
    (piece) => {
      const repeated = (length: number) => `**${piece.repeat(length / piece.length)}](`;
      const small = cost(repeated(16 * 1024));
      // What grows with the square would take 256 times as long.
      expect(cost(repeated(256 * 1024))).toBeLessThan(64 * Math.max(small, 0.5));
    },
  );
});
