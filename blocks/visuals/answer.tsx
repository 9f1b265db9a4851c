import { styled } from 'styled-components';
import type { AnswerVisual } from '../../schema/generated/types.ts';
import { asideBackground } from '../ui/backgrounds.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { SourceRows } from '../ui/charts/tables/source-rows.tsx';
import { Icon } from '../ui/icon.tsx';
import { InlineText } from '../ui/inline-text.tsx';

const Reply = styled.p`
  max-width: 42em;
  color: var(--color-text-second);
  font-size: max(1rem, 1em);
  line-height: 1.5;

  strong {
    color: var(--color-text);
    font-weight: 600;
  }
`;

const Source = styled.div`
  margin-left: calc(-1 * var(--edge-left, 0px));
  padding: 1rem;
  padding-left: calc(1rem + var(--edge-left, 0px));
  border-radius: var(--radius-card);
  background: var(--table-background);

  --table-background: ${asideBackground};
`;

const Result = styled.dl`
  display: grid;
  gap: 0.25rem 1.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--color-divider);

  dt {
    color: var(--color-text-second);
  }

  dd:nth-of-type(1) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.625rem;
    font-weight: 600;
    font-size: max(1.75rem, 1.75em);
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  del {
    color: var(--color-text-third);
    font-weight: 400;
  }

  /* A line through the text would hide a minus. The arrow shows the change. */
  :is(del, ins) {
    text-decoration: none;
  }

  ins[data-status='forecast'] {
    color: var(--color-accent);
  }

  svg {
    color: var(--color-text-third);
  }

  dd:nth-of-type(2) {
    color: var(--color-text-third);
  }
`;

/** A question in plain English, with its answer, the source rows and the number that it changed. */
export default function Answer({ question, answer, source, result, owner, period }: AnswerVisual) {
  return (
    <Panel title={question} owner={owner} period={period}>
      <Reply>
        <InlineText text={answer} />
      </Reply>
      {source && (
        <Source>
          <SourceRows {...source} />
        </Source>
      )}
      {result && (
        <Result>
          <dt>{result.label}</dt>
          <dd>
            <del>{result.before}</del>
            <Icon name="arrow-right" size="1.25rem" />
            <ins data-status={result.status ?? 'forecast'}>{result.after}</ins>
          </dd>
          {result.note && <dd>{result.note}</dd>}
        </Result>
      )}
    </Panel>
  );
}
