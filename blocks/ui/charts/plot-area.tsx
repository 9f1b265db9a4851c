import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TargetLine } from '../../../schema/generated/types.ts';
import { renderList } from '../render-list.ts';
import { axisText, halo, labelRow } from './chart-text.ts';
import { percent, placeOn } from './numbers.ts';
import { GridLines, ValueAxis } from './value-axis.tsx';

const Grid = styled.div`
  --plot-height: 12.5rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.625rem 0.75rem;
  ${axisText}

  /* Room for annotations above the chart. */
  &[data-head] {
    padding-top: 1.25rem;
  }

  > div:first-child {
    height: var(--plot-height);
  }

  > svg {
    width: 100%;
    height: var(--plot-height);
    overflow: visible;
  }

  > div:last-child {
    ${labelRow}
    text-align: center;
    overflow-wrap: normal;
    hyphens: manual;
  }

  /* If labels are hidden, the others use their room; those at the edges never wrap. */
  &[data-many] > div:last-child,
  > div[data-edge] {
    white-space: nowrap;
  }

  /* Labels are below columns, or below points that reach from edge to edge. */
  > div[data-edge] {
    justify-content: space-between;
    grid-auto-columns: 0;

    span {
      justify-self: center;
    }
  }

  /* A pointer on the line of a target is still on its column. */
  > svg > line {
    pointer-events: none;
  }

  [data-fits] {
    visibility: hidden;
  }

  text {
    fill: var(--color-text-second);
  }

  [data-annotation] text {
    fill: var(--color-text);
    font-weight: 600;
  }

  :is([data-annotation], [data-boundary]) text {
    ${halo}
  }

  @container (max-width: 35.99rem) {
    /* The last label hardly reaches beyond the chart, because there is little room beside it. */
    > div[data-edge] span:last-child {
      justify-self: end;
      translate: min(50%, 0.75rem);
    }

    /* An annotation is below a narrow chart. A ring marks its point, and is repeated before the text. */
    [data-annotation] :is(text, line) {
      display: none;
    }

    [data-annotation] circle {
      r: 5px;
      fill: var(--color-background);
      stroke: var(--color-text);
      stroke-width: 2px;
    }

    /* Without annotations in the chart, the label is on the side with more room. */
    [data-evading='true'] text {
      text-anchor: start;
      transform: translateX(12px);
    }

    [data-evading='false'] text {
      text-anchor: end;
      transform: translateX(-12px);
    }
  }

  /* With a visitor's text spacing it fits on neither side, so it is above the line. */
  @container (max-width: 24rem) {
    [data-boundary='central'] {
      text {
        text-anchor: middle;
        transform: translateX(-6px);
      }

      [text-anchor='end'] {
        transform: translateX(6px);
      }

      line {
        clip-path: inset(16px -1px 0);
      }
    }
  }

  /* The labels of the smallest phones would touch. */
  @container (max-width: 18rem) {
    &[data-many] > div:last-child {
      font-size: 0.8125rem;
    }
  }

  /* Large text on a phone: fewer labels, and a boundary's label no wider than the chart. */
  @container (max-width: 14rem) {
    > div:last-child:has(:nth-child(4)) span:nth-child(even) {
      visibility: hidden;
    }

    &[data-many] > div:last-child span:not(:nth-child(4n + 1)),
    > div:last-child:has(:nth-child(13)) span:not(:first-child, :last-child) {
      visibility: hidden;
    }

    /* The last one ends with the chart, because there is no room beside it. */
    > div:last-child span:last-child {
      justify-self: end;
      translate: none;
    }

    [data-boundary] text {
      font-size: 5.25cqi;
    }

    [data-boundary='central'] text {
      font-size: 6cqi;
    }
  }

  @container (min-width: 36rem) {
    --plot-height: var(--plot-height-wide, 15rem);
    font-size: var(--plot-size-wide, var(--type-small-size));

    &[data-head='2'] {
      padding-top: 3rem;
    }

    > div:not([data-edge]) [data-fits='wide'] {
      visibility: inherit;
    }

    [data-raised] text {
      transform: translateY(-22px);
    }
  }

  /* As wide as the page, also with key figures beside the chart. */
  @container (min-width: 72rem) {
    > div:not([data-edge]) [data-fits='widest'] {
      visibility: inherit;
    }
  }

  /* Beside a line chart, the names of its lines take some of the width. */
  @container (min-width: 40rem) {
    > div[data-edge] [data-fits='wide'] {
      visibility: inherit;
    }
  }

  /* On paper, no chart is higher than its labels need, or it leaves the page before it half empty. */
  @media print {
    --plot-height: 9rem !important;

    &:has([data-end]) {
      --plot-height: 13rem !important;
    }

    /* The labels of a fan are closer. */
    &:has([data-ends]) {
      --plot-height: 22rem !important;
    }
  }
`;

/** More labels than these are not all shown on a phone. */
const few = 7;

/** About the widths of a narrow chart and of the narrowest wide and widest ones, in pixels. */
const widths = { narrow: 220, wide: 480, widest: 720 };

type Place = undefined | 'wide' | 'widest' | 'nowhere';

/**
 * Returns where each label fits: everywhere, only in wide charts or the widest, or `nowhere`. Those
 * that do not fit are hidden, so that the others do not touch one another.
 */
export function placesOf(labels: readonly string[]): Place[] {
  if (labels.length <= few) return labels.map(() => undefined);
  // A character is at least this wide, on average.
  const needed = labels.length * (6 * Math.max(...labels.map(({ length }) => length)) + 4);
  const wide = Math.ceil(needed / widths.wide);
  let widest = Math.ceil(needed / widths.widest);
  while (wide % widest > 0) widest += 1;
  const narrow = wide * Math.max(Math.ceil(2 / wide), Math.ceil(needed / widths.narrow / wide));
  return labels.map((_, index) => {
    if (index % widest > 0) return 'nowhere';
    if (index % wide > 0) return 'widest';
    return index % narrow > 0 ? 'wide' : undefined;
  });
}

interface PlotAreaProps {
  /** The values of the axis, from zero or below it upwards. */
  ticks: readonly number[];
  labels: readonly string[];
  /** Places the first and the last label at the edges. */
  edge?: boolean;
  /** Its value is one of the axis. The chart draws its line. */
  target?: TargetLine | undefined;
  /** The number of rows for annotations above the chart. */
  head: 0 | 1 | 2;
  children: ReactNode;
}

/** Axis, grid and labels around a chart with coordinates in percent. Hidden from screen readers. */
export function PlotArea({ ticks, labels, edge, target, head, children }: PlotAreaProps) {
  const place = placeOn(ticks);
  const places = placesOf(labels);
  return (
    <Grid
      aria-hidden="true"
      data-head={head || undefined}
      data-many={labels.length > few || undefined}
    >
      <ValueAxis ticks={ticks} line={target?.value} />
      <svg aria-hidden="true">
        <GridLines ticks={ticks} line={target?.value} yOf={(value) => percent(place(value))} />
        {children}
      </svg>
      <div data-edge={edge || undefined}>
        {renderList(labels, (label, index) => (
          <span data-fits={places[index]}>{label}</span>
        ))}
      </div>
    </Grid>
  );
}
