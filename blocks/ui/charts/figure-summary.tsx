import { styled } from 'styled-components';
import type { ComputedFigure } from '../../../schema/generated/types.ts';
import { renderList } from '../render-list.ts';
import { Tooltip } from '../tooltip.tsx';
import { changeColors } from './change-colors.ts';

const List = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 1rem;
    min-height: 2.75rem;
    border-top: 1px solid var(--color-divider);
  }

  dt {
    display: flex;
    flex: 1 1 6em;
    align-items: center;
    gap: 0.25rem;
    color: var(--color-text-second);
  }

  dd {
    font-weight: 600;
    font-size: 1rem;
    white-space: nowrap;
  }

  ${changeColors}

  > div:last-child {
    border-color: var(--color-text);

    dt {
      color: var(--color-text);
      font-weight: 600;
    }

    dd {
      font-size: 1.75rem;
      line-height: 1.6;
      letter-spacing: -0.02em;
    }
  }
`;

interface SummaryFigure extends ComputedFigure {
  value: string;
  /** Whether the figure is good or bad, if it is either. */
  good?: boolean | undefined;
}

/** A list of computed figures, with the result last. */
export function FigureSummary({ figures }: { figures: readonly SummaryFigure[] }) {
  return (
    <List>
      {renderList(figures, ({ label, explanation, value, good }) => (
        <div>
          <dt>
            {label}
            {explanation && <Tooltip label={label} text={explanation} />}
          </dt>
          <dd data-good={good}>{value}</dd>
        </div>
      ))}
    </List>
  );
}
