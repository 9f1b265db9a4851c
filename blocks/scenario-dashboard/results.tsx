import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { ScenarioFigure } from '../../schema/generated/types.ts';
import { changeColors } from '../ui/charts/change-colors.ts';
import { lookOf } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';
import { renderList } from '../ui/render-list.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import type { DescribedResult } from './figures.ts';

/** Cells with rules between them: two in a row, or as many as fit. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  border-bottom: 1px solid var(--color-divider);

  /* The rules at the outer edges are cut off. */
  > div {
    min-width: 0;
    margin: -1px 0 0 -1px;
    padding: 0.8125rem 0.75rem 0.8125rem min(1.25rem, 6cqi);
    border: solid var(--color-divider);
    border-width: 1px 0 0 1px;
  }

  dt {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 1.5rem;
    color: var(--color-text-second);
    /* Balanced lines would break a compound at its hyphen. */
    text-wrap: wrap;
  }

  dt > small {
    display: none;
    margin-left: 0.25rem;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
  }

  /* The buttons of a column are aligned. */
  dt > span:last-of-type {
    margin-left: auto;
  }

  /* On phones the largest changes just fit: a second line would move what is below. */
  dd {
    min-height: 1.45em;
    margin-right: -0.5rem;
    color: var(--color-text-third);
    font-size: clamp(0.8125rem, 4.1cqi, var(--type-small-size));
  }

  dd:first-of-type {
    color: var(--color-text);
    font-weight: 600;
    font-size: clamp(1rem, 5.7cqi, 1.25rem);
    line-height: 1.4;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }

  dd[data-good] {
    font-weight: 600;
  }

  /* A result as planned needs no words, but keeps their room. */
  &:not(:has([data-good])) dd:last-of-type {
    visibility: hidden;

    @media print {
      display: none;
    }
  }

  ${changeColors}

  /* Large text on a phone. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Here it fits into the line. */
  @container (min-width: 72rem) {
    dt > small {
      display: inline;
    }
  }

  @container (min-width: 36rem) {
    > div {
      padding: 1.25rem 1.25rem 1.25rem 1.5rem;
    }

    dd {
      font-size: 0.9375rem;
    }

    dd:first-of-type {
      font-size: 1.75rem;
      line-height: 1.3;
    }
  }
`;

const Outputs = styled(List)`
  grid-area: outputs;

  @container (min-width: 36rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Risks = styled(List)`
  grid-area: risks;
  border-top: 1px solid var(--color-divider);
  border-bottom: 0;

  /* The padding on the right is smaller, for the buttons. */
  svg[data-bar] {
    width: calc(100% - 0.5rem);
    height: 1rem;
    margin-block: 0.375rem 0.5rem;
    overflow: visible;
  }

  rect {
    transition:
      x 300ms var(--ease),
      width 300ms var(--ease);
  }

  @container (min-width: 36rem) {
    svg[data-bar] {
      width: calc(100% - 0.25rem);
    }
  }

  @container (min-width: 60rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

type Figure = ScenarioFigure & DescribedResult;

interface Output extends Figure {
  /** The element of the result. */
  cell: RefObject<HTMLDivElement | null> | undefined;
}

/** The key results of the plan. */
export function ScenarioOutputs({ figures }: { figures: readonly Output[] }) {
  return (
    <Outputs>
      {renderList(figures, ({ label, detail, explanation, value, change, good, cell }) => (
        <div ref={cell}>
          <dt>
            {label}
            {detail && <small>{detail}</small>}
            {explanation && <Tooltip label={label} text={explanation} />}
          </dt>
          <dd>{value}</dd>
          <dd data-good={good}>{change}</dd>
        </div>
      ))}
    </Outputs>
  );
}

interface Risk extends Figure {
  /** The share of its bar, now and as planned. */
  share: number;
  plannedShare: number;
}

/** The risks, each with a bar and a line for the plan. */
export function ScenarioRisks({ figures }: { figures: readonly Risk[] }) {
  return (
    <Risks data-stagger="150">
      {renderList(figures, (risk) => (
        <div>
          <dt>
            {risk.label}
            {risk.explanation && <Tooltip label={risk.label} text={risk.explanation} />}
          </dt>
          <dd>
            {risk.value}
            <svg data-bar="" aria-hidden="true">
              <rect y="3" width="100%" height="10" rx="2" fill="var(--color-sunken)" />
              <rect y="3" width={percent(risk.share)} height="10" rx="2" {...lookOf('forecast')} />
              <rect
                x={percent(risk.plannedShare)}
                width="3"
                height="16"
                transform="translate(-1.5)"
                fill="var(--color-target-line)"
              />
            </svg>
          </dd>
          {risk.detail && <dd>{risk.detail}</dd>}
          <dd data-good={risk.good}>{risk.change}</dd>
        </div>
      ))}
    </Risks>
  );
}
