import { panelBackground } from '../../backgrounds.ts';
import { renderList } from '../../render-list.ts';
import { useBecoming } from '../becoming.ts';
import { lookOf } from '../hatch.tsx';
import { percent } from '../numbers.ts';
import type { BridgeRow } from './rows.ts';

/** Colours of the changes, by whether they are good. */
export const colors = { good: 'var(--color-positive)', bad: 'var(--color-negative)' };

interface BarProps {
  row: BridgeRow;
  place: (value: number) => number;
  cut: boolean;
}

/** The bar of a row, from its running total before to that after it. */
export function Bar({ row, place, cut }: BarProps) {
  const ends = [place(row.total ? 0 : row.from), place(row.to)];
  const start = Math.min(...ends);
  const fill = row.good === false ? colors.bad : colors.good;
  const hasBecome = useBecoming() && row.total && row.status === 'actual';
  const bar = {
    x: percent(start),
    width: percent(Math.max(...ends) - start),
    y: '24%',
    height: '52%',
    rx: '2',
  };
  return (
    <>
      {hasBecome && <rect {...bar} data-past="" {...lookOf('forecast')} />}
      <rect
        {...bar}
        data-ink={hasBecome ? 'across' : undefined}
        {...(row.status ? lookOf(row.status) : { fill, stroke: 'none' })}
      />
      {renderList(expectedOf(row), (part) => (
        <Bar row={part} place={place} cut={cut} />
      ))}
      {row.total && cut && (
        <line x1="14" x2="20" y1="84%" y2="16%" stroke={panelBackground} strokeWidth="4" />
      )}
    </>
  );
}

/**
 * Returns the forecast parts of a change, to draw over its bar. Empty if some parts have the
 * opposite direction, because they would extend beyond the bar.
 */
function expectedOf({ from, to, parts = [] }: BridgeRow): BridgeRow[] {
  const isAlong = parts.every((part) => (part.to - part.from) * (to - from) >= 0);
  return isAlong ? parts.filter(({ status }) => status === 'forecast') : [];
}

interface JointProps {
  x: number;
  y1: string;
  y2: string;
  /** For a step with parts: joins its end to the next step, or its start to its parts. */
  to?: 'next' | 'parts' | undefined;
}

/** The line of a running total between two rows. */
export function Joint({ x, y1, y2, to }: JointProps) {
  return (
    <line
      data-joint={to ?? ''}
      x1={percent(x)}
      x2={percent(x)}
      y1={y1}
      y2={y2}
      stroke="var(--color-border)"
    />
  );
}

/** The line of zero, where totals fall below it. */
export function Zero({ x }: { x: number }) {
  return <line x1={percent(x)} x2={percent(x)} y1="-3" y2="103%" stroke="var(--color-text)" />;
}

/** Marks the end before a slider was moved, in the colour of the mark on its track. */
export function Start({ x }: { x: number }) {
  return (
    <rect
      x={percent(x)}
      y="12%"
      width="3"
      height="76%"
      transform="translate(-1.5)"
      fill="var(--color-target-line)"
    />
  );
}
