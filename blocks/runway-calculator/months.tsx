import { styled } from 'styled-components';
import { axisText, labelRow, valueText } from '../ui/charts/chart-text.ts';
import { Column, Columns, growingIn } from '../ui/charts/columns.tsx';
import { lookOf } from '../ui/charts/hatch.tsx';
import { axisTicks, percent } from '../ui/charts/numbers.ts';
import { GridLines, ValueAxis } from '../ui/charts/value-axis.tsx';
import { ValueList } from '../ui/charts/value-list.tsx';
import { renderList } from '../ui/render-list.ts';

const Drawing = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(2.75rem, auto) minmax(0, 1fr);
  gap: 0.625rem 0.75rem;
  padding-top: 2.25rem;
  ${axisText}

  > svg {
    width: 100%;
    height: 100%;
    min-height: 10rem;
    overflow: visible;

    @container page (min-width: 60em) {
      min-height: 24rem;
    }
  }

  g g rect {
    ${growingIn(300)}
  }

  text {
    ${valueText}
  }

  > div:last-child {
    ${labelRow}
    white-space: nowrap;
  }

  /* Centred below the bar of its month, and wider than it. */
  > div:last-child span {
    display: flex;
    justify-content: center;
    justify-self: center;
    width: 0;
  }

  > div:last-child span:not(:nth-child(6n + 1)),
  > div:last-child span:last-child {
    visibility: hidden;
  }

  /* Large text on a phone: the result above says it, too. */
  @container (max-width: 14rem) {
    [data-spent] {
      display: none;
    }
  }

  @container (max-width: 30rem) {
    > div:last-child span:not(:nth-child(12n + 1)) {
      visibility: hidden;
    }
  }
`;

interface MonthsProps {
  title: string;
  /** The current balance, and that at the end of each month. */
  balances: readonly number[];
  /** The number of months until the cash is spent, unless it lasts. */
  end: number | undefined;
  spent: string;
  nameOf: (month: number) => string;
  write: (amount: number) => string;
}

/** Draws the balance at the end of each month, until the cash is spent. */
export function Months({ title, balances, end, spent, nameOf, write }: MonthsProps) {
  const ticks = axisTicks(Math.max(...balances, 0) || 1);
  const top = ticks.at(-1) ?? 1;
  const width = 1 / balances.length;
  // The middle of a column represents the end of its month.
  const endX = end === undefined ? 1 : (end + 0.5) * width;
  const isLate = endX > 0.5;
  // The line at the end would cross the text above the first column.
  const isSoon = end !== undefined && end < 3;
  const [first = 0] = balances;
  return (
    <>
      <p>{title}</p>
      <Drawing aria-hidden="true">
        <ValueAxis ticks={ticks} />
        <svg aria-hidden="true">
          <GridLines ticks={ticks} yOf={(tick) => percent(1 - tick / top)} />
          <Columns>
            {renderList(balances, (balance, month) => {
              const share = Math.max(0, balance) / top;
              return (
                <Column x={month * width} width={width} y={1 - share} text={write(balance)}>
                  <rect
                    x={percent((month + 0.12) * width)}
                    width={percent(0.76 * width)}
                    y={percent(1 - share)}
                    height={percent(share)}
                    {...lookOf(month ? 'forecast' : 'actual')}
                  />
                </Column>
              );
            })}
          </Columns>
          {!isSoon && (
            <text x={percent(0.12 * width)} y={percent(1 - first / top)} dy="-7">
              {write(first)}
            </text>
          )}
          {end !== undefined && (
            <>
              <line
                x1={percent(endX)}
                x2={percent(endX)}
                y1="-14"
                y2="100%"
                stroke="var(--color-negative)"
                strokeWidth="3"
              />
              <text
                data-spent=""
                x={percent(endX)}
                dx={isLate ? -8 : 8}
                y="-4"
                textAnchor={isLate ? 'end' : 'start'}
              >
                {spent}
              </text>
            </>
          )}
        </svg>
        <div>
          {renderList(balances, (_, month) => (
            <span>{nameOf(month)}</span>
          ))}
        </div>
      </Drawing>
      <ValueList
        title={title}
        values={balances.map((balance, month) => `${nameOf(month)}: ${write(balance)}`)}
      />
    </>
  );
}
