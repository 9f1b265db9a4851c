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
}

/** The numbers beside a chart, as high as their lines: see `GridLines`. */
export function ValueAxis({ ticks }: ValueAxisProps) {
  const { writeNumber } = useNumbers();
  const decimals = decimalsOf(ticks);
  return (
    <Values data-axis="">
      {ticks.toReversed().map((tick) => (
        <span key={tick}>{writeNumber(tick, decimals)}</span>
      ))}
    </Values>
  );
}

interface GridLinesProps extends ValueAxisProps {
  /** Returns the distance of a value from the top, in percent. */
  yOf: (value: number) => string;
}

/** The lines behind a chart. */
export const GridLines = ({ ticks, yOf }: GridLinesProps) =>
  ticks.map((tick) => (
    <line
      key={tick}
      x2="100%"
      y1={yOf(tick)}
      y2={yOf(tick)}
      stroke={tick === 0 ? 'var(--color-border)' : 'var(--color-divider)'}
    />
  ));
