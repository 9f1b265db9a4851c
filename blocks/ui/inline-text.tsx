import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Anchor = styled.a`
  padding-block: 0.1875rem;
  color: var(--color-accent);
`;

const mark = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A line of text in which `**words**` are strong and `[words](/address)` is a link. */
export function InlineText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, strong, label, href] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      strong ? (
        <strong key={match.index}>{strong}</strong>
      ) : (
        <Anchor key={match.index} href={href}>
          {label}
        </Anchor>
      ),
    );
    end = match.index + whole.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}
