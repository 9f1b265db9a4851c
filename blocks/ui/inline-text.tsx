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

/** A line of text in which `**words**` are strong and `[words](/address)` is a link. */
export function InlineText({ text }: { text: string }): ReactNode {
  if (!hasMarks(text)) return text;
  return renderList(parseInline(text), (part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'strong') return <strong>{part.text}</strong>;
    // A number at its end stays beside its word: section 7.
    return <Anchor href={part.href}>{part.text.replace(/ (?=\d+$)/, '\u00a0')}</Anchor>;
  });
}
