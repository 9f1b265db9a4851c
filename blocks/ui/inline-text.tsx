import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasMarks, parseInline } from '../../schema/inline/parse-inline.ts';
import { renderList } from './render-list.ts';

const Anchor = styled.a`
  padding-block: 0.1875rem;
  color: var(--color-accent);

  /* Keeps the ring between the words around it. */
  &:focus-visible {
    outline-offset: 2px;
  }
`;

const Whole = styled.span`
  white-space: nowrap;

  /* Large text on a phone: one compound may be longer than the line. */
  @container page (max-width: 15em) {
    white-space: normal;
  }
`;

/** Compounds such as `AI-powered`, whose short first part would be lonely at the end of a line. */
const compound = /((?<![\p{L}\d-])[\p{L}\d]{1,3}-[\p{L}\d]{1,12}(?![\p{L}\d-]))/u;

/** Keeps each compound in one line. Every second part of a split text is one. */
const wholeCompounds = (text: string): ReactNode =>
  text.includes('-')
    ? renderList(text.split(compound), (part, index) => (index % 2 ? <Whole>{part}</Whole> : part))
    : text;

/** A line of text in which `**words**` are strong and `[words](/address)` is a link. */
export function InlineText({ text }: { text: string }): ReactNode {
  if (!hasMarks(text)) return wholeCompounds(text);
  return renderList(parseInline(text), (part) => {
    const words = wholeCompounds(part.text);
    if (part.kind === 'text') return words;
    if (part.kind === 'strong') return <strong>{words}</strong>;
    // A number at its end stays beside its word: section 7.
    return <Anchor href={part.href}>{part.text.replace(/ (?=\d+$)/, '\u00a0')}</Anchor>;
  });
}
