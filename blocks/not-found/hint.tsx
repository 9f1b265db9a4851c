import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Hint as HintData } from '../../schema/generated/types.ts';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';

const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: fit-content;
    padding-block: 0.75rem;
    color: var(--color-text-second);
    font-size: var(--type-small-size);
  }

  &[open] summary svg {
    rotate: 180deg;
  }

  summary:hover {
    color: var(--color-text);
  }

  @container page (min-width: 60em) {
    grid-column: 1 / span 5;
  }
`;

const Frame = styled.figure`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 0.75rem;
  min-width: 0;
  margin-top: 0.75rem;
  padding: 1.25rem;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-panel);
  background: var(--color-subtle);
  color: var(--color-text-second);
  font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
  font-size: 0.875rem;
  line-height: 1.7;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  hyphens: none;

  /* Empty lines take too much of a small screen. */
  @container page (max-width: 29.99em) {
    [data-empty] {
      display: none;
    }
  }

  b {
    color: var(--color-negative);
    font-weight: 600;
  }

  strong {
    color: var(--color-text);
    font-weight: 600;
  }

  a {
    color: var(--color-accent);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Gutter = styled.span`
  color: var(--color-accent);
  text-align: right;
`;

interface HintProps extends HintData {
  /** Inserts the missing address into a text. */
  fill: (text: string) => string;
  /** The address that the visitor probably meant. */
  nearest: string | undefined;
}

/** The validator's message to an author, folded for visitors. */
export function Hint({ fill, nearest, ...hint }: HintProps) {
  return (
    <Fold>
      <summary>
        {hint.summary ?? hint.code}
        <Icon name="chevron-down" />
      </summary>
      <Frame>
        <Wide>
          <b>{hint.code}</b>
          <strong>: {fill(hint.message)}</strong>
        </Wide>
        <Row gutter="-->">{fill(hint.file)}:1:1</Row>
        <Row gutter="|" />
        {renderList(hint.lines, (line, index) => (
          <Row gutter={`${index + 1} |`}>
            <strong>{line}</strong>
            {index === 0 && <Carets length={line.length} label={hint.label} />}
          </Row>
        ))}
        <Row gutter="|" />
        {renderList(hint.notes, (note) => (
          <Row gutter="=">{note}</Row>
        ))}
        {nearest && (
          <Row gutter="=">
            {hint.suggestion} <a href={nearest}>{nearest}</a>?
          </Row>
        )}
      </Frame>
    </Fold>
  );
}

function Row({ gutter, children }: { gutter: string; children?: ReactNode }) {
  const empty = children ? undefined : '';
  return (
    <>
      <Gutter aria-hidden="true" data-empty={empty}>
        {gutter}
      </Gutter>
      <span data-empty={empty}>{children}</span>
    </>
  );
}

function Carets({ length, label }: { length: number; label: string }) {
  return (
    <>
      {'\n'}
      <b>
        <span aria-hidden="true">{'^'.repeat(length)}</span> {label}
      </b>
    </>
  );
}
