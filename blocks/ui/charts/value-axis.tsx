import { styled } from 'styled-components';
import { decimalsOf } from './numbers.ts';
import { useNumbers } from './use-numbers.ts';

const Values = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  white-space: nowrap;

  /* Centred on its line, whatever line height a visitor has set. */
  span {
    display: flex;
    justify-content: flex-end;
    align-items: center;
    height: 0;
  }
`;

interface ValueAxisProps {
  /** In ascending order. */
  ticks: readonly number[];
  /** The value of a line with a meaning, which takes the place of a near tick. */
  line?: number | undefined;
}

/**
 * Returns the numbers of an axis. A tick near a line with a meaning is that line's number: its own
 * would look like a misplaced second one. The axis at zero stays.
 */
export function numbersOf({ ticks, line = Number.NaN }: ValueAxisProps): number[] {
  const near = 0.025 * ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0));
  return ticks.map((tick) => (tick && Math.abs(tick - line) < near ? line : tick));
}

/** The numbers beside a chart, as high as their lines: see `GridLines`. */
export function ValueAxis(axis: ValueAxisProps) {
  const { writeNumber } = useNumbers();
  const numbers = numbersOf(axis);
  const decimals = decimalsOf(axis.ticks);
  return (
    <Values data-axis="">
      {numbers.toReversed().map((number) => (
        <span key={number}>
          {writeNumber(
            number,
            number === axis.line ? Math.max(decimals, decimalsOf([number])) : decimals,
          )}
        </span>
      ))}
    </Values>
  );
}

interface GridLinesProps extends ValueAxisProps {
  /** Returns the distance of a value from the top, as an SVG length. */
  yOf: (value: number) => string;
}

/** The lines behind a chart. */
export const GridLines = ({ yOf, ...axis }: GridLinesProps) =>
  numbersOf(axis).map(
    (number) =>
      (!number || number !== axis.line) && (
        <line
          key={number}
          x2="100%"
          y1={yOf(number)}
          y2={yOf(number)}
          stroke={number === 0 ? 'var(--color-border)' : 'var(--color-divider)'}
        />
      ),
  );
