import { styled } from 'styled-components';
import { InlineText } from '../inline-text.tsx';
import { renderList } from '../render-list.ts';

/** All lines share one place, so that nothing moves when another is shown. */
const Lines = styled.div`
  display: grid;
  align-items: center;

  p {
    grid-area: 1 / 1;
    font-size: 1rem;
  }

  p:not([data-shown]) {
    visibility: hidden;
  }
`;

/** Shows one of several sentences, the result of a choice. */
export function ResultLines({ texts, shown }: { texts: readonly string[]; shown: number }) {
  return (
    <Lines>
      {renderList(texts, (text, index) => (
        <p data-shown={index === shown || undefined}>
          <InlineText text={text} />
        </p>
      ))}
    </Lines>
  );
}
