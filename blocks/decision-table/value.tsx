import { styled } from 'styled-components';
import type { DecisionTableBlock } from '../../schema/generated/types.ts';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { Icon } from '../ui/icon.tsx';

export type DecisionRow = DecisionTableBlock['rows'][number];

/** With at most this many rows, bars, cells and values are large. */
export const few = 6;

/** As high as the text beside it, so that all values have the same height. */
const Sign = styled.span`
  && svg {
    display: inline-block;
    width: 1.25em;
    height: 1.25em;
    vertical-align: -0.25em;
  }

  i {
    display: inline-block;
    width: 0.75rem;
    border-top: 2px solid var(--color-border);
    vertical-align: 0.25em;
  }
`;

interface ValueProps {
  block: DecisionTableBlock;
  row: DecisionRow;
  /** The index of the case. */
  index: number;
}

/** Shows the value of a row in a case: the author's text, an amount, a tick or a dash. */
export function Value({ block, row, index }: ValueProps) {
  const { writeNumber } = useNumbers();
  const { cases, labels, included, excluded } = block;
  const value = row.values[index] ?? 'no';
  if (value !== 'yes' && value !== 'no') return value;
  if (value === 'yes' && row.to !== undefined && !labels) {
    const share = shareOf(cases[index]);
    const ends = [row.from ?? 0, row.to].filter((end) => end > 0).map((end) => end * share);
    const decimals = decimalsOf(ends);
    return [...new Set(ends)].map((end) => writeNumber(end, decimals, block)).join('–');
  }
  return (
    <Sign>
      {value === 'yes' ? <Icon name="check" /> : <i />}
      <span className="visually-hidden">{value === 'yes' ? included : excluded}</span>
    </Sign>
  );
}

/** Returns which share of the amounts applies in a case, from 0 to 1. */
export const shareOf = (each: DecisionTableBlock['cases'][number] | undefined) =>
  (each?.share ?? 100) / 100;

/** The name of a row, which may be a link. */
export const RowName = ({ row: { href, label } }: { row: DecisionRow }) =>
  href ? <a href={href}>{label}</a> : label;

/** Returns the numbers of the cases that a row applies to, for the styles that highlight it. */
export const casesOf = ({ values }: DecisionRow): string =>
  values.flatMap((value, index) => (value === 'no' ? [] : index + 1)).join(' ');
