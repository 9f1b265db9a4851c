import type { SVGProps } from 'react';
import { css, styled } from 'styled-components';
import { panelBackground } from '../backgrounds.ts';
import { renderList } from '../render-list.ts';
import { hatch } from './hatch.tsx';
import { percent } from './numbers.ts';

/** The style of the texts that say what colours mean. */
export const legendText = css`
  color: var(--color-text-second);
  font-size: var(--panel-small-size, var(--type-small-size));
  font-variant-numeric: tabular-nums;

  /* As large as the text around it. On phones it would take more lines. */
  @container (min-width: 36rem) {
    font-size: var(--panel-small-size, inherit);
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.25rem;
  ${legendText}

  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
`;

/** A colour or line with its meaning. Without words it is left out. */
export interface LegendEntry {
  label: string | undefined;
  /** A square is filled; a line is drawn. */
  fill?: string | undefined;
  /** The edge of a square, if it differs from the fill, or from the accent for a hatched one. */
  edge?: string | undefined;
  /** Drawn as a dot instead of a square. */
  round?: boolean | undefined;
  /** Marked as cut, for an axis that does not start at zero. */
  cut?: boolean | undefined;
  /** Only shown if the chart is too narrow to name its lines itself. */
  narrow?: boolean | undefined;
  line?: LineLook | undefined;
}

/** The colour and the dashes of a line, as it is drawn. */
export interface LineLook {
  stroke: string;
  strokeDasharray?: string | undefined;
}

/** How a target is drawn. */
export const targetLook = {
  stroke: 'var(--color-target-line)',
  strokeWidth: '2',
  strokeDasharray: '6 4',
};

/** How something is drawn that would be there without a change: by its outline. */
export const outlineLook = {
  fill: 'none',
  stroke: 'var(--color-border)',
  strokeDasharray: '3 3',
};

interface TargetProps extends SVGProps<SVGLineElement> {
  /** The distance of a line across the whole chart from the top, as a share of the height. */
  y?: number;
}

/**
 * The line of a target. It has an edge in the colour of the panel, or its dashes would be lost on
 * the light bars of the dark theme.
 */
export function Target({ y = 0, ...ends }: TargetProps) {
  const height = percent(y);
  const place = { x2: '100%', y1: height, y2: height, ...ends };
  return (
    <>
      <line {...place} stroke={panelBackground} strokeWidth="4" />
      <line {...place} {...targetLook} />
    </>
  );
}

/** Returns the entry for a target: a dashed line. */
export const targetEntry = (label: string | undefined): LegendEntry => ({
  label,
  line: targetLook,
});

/** A list of a chart's colours and lines with their meaning. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  const named = entries.filter(({ label }) => label);
  if (named.length === 0) return null;
  return (
    <List role="list">
      {renderList(named, ({ label, fill, edge, round, cut, line, narrow }) => (
        <li data-narrow={narrow || undefined}>
          {fill && (
            <Swatch
              fill={fill}
              stroke={edge ?? (fill === hatch ? 'var(--color-accent)' : fill)}
              round={round}
              cut={cut}
            />
          )}
          {line && <LineSwatch {...line} />}
          {/* In an element of its own, React can change it after a translator has. */}
          <span>{label}</span>
        </li>
      ))}
    </List>
  );
}

/** A short piece of a line, before the text that names it. */
export const LineSwatch = ({ stroke, strokeDasharray }: LineLook) => (
  <svg width="18" height="12" aria-hidden="true">
    <line x2="18" y1="6" y2="6" strokeWidth="2.5" {...{ stroke, strokeDasharray }} />
  </svg>
);

interface SwatchProps extends Pick<LegendEntry, 'round' | 'cut'> {
  fill: string;
  stroke: string;
}

/** A square or dot in a colour or pattern, before the text that names it. */
export function Swatch({ round, cut, ...look }: SwatchProps) {
  return (
    <svg width="12" height="12" aria-hidden="true">
      {round ? (
        <circle cx="6" cy="6" r="5" {...look} />
      ) : (
        <rect x=".5" y=".5" width="11" height="11" rx="1.5" {...look} />
      )}
      {cut && <line x1="4" x2="8" y1="12" y2="0" stroke={panelBackground} strokeWidth="2.5" />}
    </svg>
  );
}
