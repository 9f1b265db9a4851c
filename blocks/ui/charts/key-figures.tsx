import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { KeyFigure } from '../../../schema/generated/types.ts';
import { asideBackground } from '../backgrounds.ts';
import { renderList } from '../render-list.ts';
import { Tooltip } from '../tooltip.tsx';
import { changeColors } from './change-colors.ts';

const Figures = styled.dl`
  display: grid;
  font-size: 0.9375rem;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  border-bottom: 1px solid var(--color-divider);

  /* Labels, values and changes are aligned, however long the labels are. */
  div {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding-inline: 0.375rem;
    border-left: 1px solid var(--color-divider);
  }

  div:first-child {
    padding-left: 0;
    border-left: 0;
  }

  div:last-child {
    padding-right: 0;
  }

  dt {
    color: var(--color-text-second);
  }

  /* Only its icon needs room, so that it stays beside the last word on phones. */
  dt button {
    margin-right: -0.375rem;
  }

  dd {
    color: var(--color-text-second);
    font-weight: 600;
    line-height: 1.35;
  }

  dd:first-of-type {
    color: var(--color-text);
    font-size: 1.25rem;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }

  dd[data-long] {
    white-space: normal;
    text-wrap: balance;
  }

  /* Only values set the width of their columns. */
  :is(dt, dd:not(:first-of-type)) {
    width: 0;
    min-width: 100%;
  }

  /* Side by side, the labels and changes would break into ragged lines on phones. */
  @container (max-width: 30rem) {
    grid-auto-flow: row;

    div {
      grid-template-rows: auto;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-row: auto;
      column-gap: 0.75rem;
      padding: 0.5rem 0;
      border-top: 1px solid var(--color-divider);
      border-left: 0;
      align-items: baseline;
    }

    div:first-child {
      padding-top: 0;
      border-top: 0;
    }

    div:last-child {
      padding-bottom: 0;
    }

    dd:not(:first-of-type) {
      grid-column: 1 / -1;
      text-align: end;
    }

    /* Large text on a phone: beside the value, a word of the label would not fit. */
    @container page (max-width: 15em) {
      div {
        grid-template-columns: minmax(0, 1fr);
      }

      dd {
        text-align: end;
      }
    }

    dd[data-long] {
      grid-column: 1 / -1;
    }
  }

  /* Large text on a phone: the labels need the room, and in languages with longer words the whole line. */
  @container (max-width: 14rem) {
    dd:first-of-type {
      font-size: 1rem;
    }

    &:not(:lang(en)) dd:first-of-type {
      grid-column: 1 / -1;
      text-align: end;
    }
  }

  ${changeColors}

  @container (min-width: 36rem) {
    div {
      padding-inline: 1.25rem;
    }

    dd:first-of-type {
      font-size: 1.75rem;
    }
  }

  @container (min-width: 60rem) {
    &[data-beside] {
      grid-auto-flow: row;
      align-content: start;
      border-right: 1px solid var(--color-divider);
      border-bottom: 0;
      border-bottom-left-radius: var(--radius-panel);
      background: ${asideBackground};
    }

    &[data-beside] div {
      display: block;
      grid-row: auto;
      padding: 1.25rem 0;
      border-top: 1px solid var(--color-divider);
      border-left: 0;
    }

    /* Level with the title of the chart. */
    &[data-beside] div:first-child {
      padding-top: 1.5rem;
      border-top: 0;
    }

    /* More specific than the panel's rule for its parts, whatever their order. */
    &&[data-beside] {
      padding-block: 0;
    }

    &:not([data-beside]) dd:first-of-type {
      font-size: var(--type-h2-size);
      letter-spacing: var(--type-h2-tracking);
      line-height: var(--type-h2-line);
    }
  }
`;

/** Characters. What is longer is a sentence, and not a number with its unit. */
const longestFigure = 16;

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  /** In a row above the chart on wide screens, too. */
  above?: boolean | undefined;
  list?: RefObject<HTMLDListElement | null>;
}

/** The numbers beside a chart, stacked, or in a row above it on narrow screens. */
export function KeyFigures({ figures, above, list }: KeyFiguresProps) {
  return (
    <Figures ref={list} data-beside={above ? undefined : ''}>
      {renderList(figures, ({ label, value, change, good, explanation }) => (
        <div>
          <dt>
            {label}
            {explanation && <Tooltip label={label} text={explanation} />}
          </dt>
          <dd data-long={value.length > longestFigure || undefined}>{value}</dd>
          {change && <dd data-good={good}>{change}</dd>}
        </div>
      ))}
    </Figures>
  );
}
