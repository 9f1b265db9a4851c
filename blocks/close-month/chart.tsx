import { styled } from 'styled-components';
import type { CloseMonthBlock } from '../../schema/generated/types.ts';
import { Boundary } from '../ui/charts/annotation.tsx';
import { becomingRules } from '../ui/charts/becoming.ts';
import { Column, Columns, growingIn } from '../ui/charts/columns.tsx';
import { lookOf } from '../ui/charts/hatch.tsx';
import { Target } from '../ui/charts/legend.tsx';
import { axisTicks, percent, placeOn } from '../ui/charts/numbers.ts';
import { PlotArea } from '../ui/charts/plot-area.tsx';
import { renderList } from '../ui/render-list.ts';
import { closeMonths, closesOf, type StandingMonth } from './close-months.ts';

/** Each column has its own `--on`, so that a month turns from hatch to ink when it is closed. */
const Year = styled.div`
  @container (min-width: 60rem) {
    > [data-many] {
      --plot-height: 22rem;
    }
  }

  g {
    --on: 0;
  }

  g[data-closed] {
    --on: 1;
  }

  ${becomingRules}

  /* Only one month turns at a time, so there is no delay. */
  g[data-closed] > [data-ink] {
    transition-delay: 0s;
  }

  [data-past] {
    transition:
      y 400ms var(--ease),
      height 400ms var(--ease),
      opacity 100ms calc(var(--on) * 500ms);
  }

  g rect:not([data-ink], [data-past]) {
    ${growingIn(400)}
  }
`;

interface ChartProps {
  block: CloseMonthBlock;
  months: readonly StandingMonth[];
  boundary: string | undefined;
  write: (value: number) => string;
}

/** Draws the months as bars. Hidden from screen readers. */
export function CloseMonthChart({ block, months, boundary, write }: ChartProps) {
  const ticks = axisTicks(highestOf(block), Math.min(block.target?.value ?? 0, 0));
  const yOf = placeOn(ticks);
  const width = 1 / months.length;
  const open = months.findIndex(({ status }) => status === 'forecast');
  return (
    <Year>
      <PlotArea
        ticks={ticks}
        labels={months.map(({ label }) => label)}
        target={block.target}
        head={boundary ? 1 : 0}
      >
        <Columns>
          {renderList(months, ({ value, expected, first, status, isClosed }, index) => {
            const barOf = (height: number) => ({
              x: percent((index + 0.19) * width),
              width: percent(0.62 * width),
              y: percent(yOf(height)),
              height: percent(yOf(0) - yOf(height)),
              rx: '3',
            });
            const canClose = block.months[index]?.close;
            const y = yOf(Math.max(value, expected));
            return (
              <Column x={index * width} width={width} y={y} text={write(value)} closed={isClosed}>
                <rect
                  {...barOf(isClosed ? expected : value)}
                  data-past={canClose && ''}
                  {...lookOf(canClose ? 'forecast' : status)}
                />
                {canClose && <rect {...barOf(canClose.value)} data-ink="" {...lookOf('actual')} />}
                {block.months[index]?.forecast && (
                  <line
                    x1={percent((index + 0.1) * width)}
                    x2={percent((index + 0.9) * width)}
                    y1={percent(yOf(first))}
                    y2={percent(yOf(first))}
                    stroke="var(--color-text-third)"
                    strokeWidth="2"
                  />
                )}
              </Column>
            );
          })}
        </Columns>
        {block.target && <Target y={yOf(block.target.value)} />}
        {boundary && open > 0 && <Boundary text={boundary} x={open * width} />}
      </PlotArea>
    </Year>
  );
}

/**
 * Returns the highest value that the chart can show, so that its axis does not change while months
 * are closed.
 */
function highestOf({ months, target }: CloseMonthBlock): number {
  const count = closesOf(months).length;
  const states = Array.from({ length: count + 1 }, (_, closed) => closeMonths(months, closed));
  const values = states.flat().flatMap(({ value, expected }) => [value, expected]);
  return Math.max(target?.value ?? 0, ...values);
}
