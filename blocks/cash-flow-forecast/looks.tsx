import type { CashFlowLabels } from '../../schema/generated/types.ts';

export type SeriesLooks = Record<
  Exclude<keyof CashFlowLabels, 'balance'>,
  { fill: string; stroke: string }
>;

/**
 * Returns the looks of the bars, with the patterns of that id. Both are forecast, so both are
 * hatched, and what goes out the other way.
 */
export const looksOf = (id: string): SeriesLooks => ({
  inflow: { fill: `url(#${id}-inflow)`, stroke: 'var(--color-accent)' },
  outflow: { fill: `url(#${id}-outflow)`, stroke: 'var(--color-border)' },
});

/** The patterns that the looks refer to. */
export const SeriesPatterns = ({ id }: { id: string }) => (
  <>
    <Hatch id={`${id}-inflow`} background="accent-soft" line="accent" angle={45} />
    <Hatch id={`${id}-outflow`} background="sunken" line="border" angle={-45} />
  </>
);

interface HatchProps {
  id: string;
  background: string;
  line: string;
  angle: number;
}

function Hatch({ id, background, line, angle }: HatchProps) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <rect width="6" height="6" fill={`var(--color-${background})`} />
      <rect width="1" height="6" fill={`var(--color-${line})`} />
    </pattern>
  );
}
