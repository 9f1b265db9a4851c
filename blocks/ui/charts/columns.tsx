import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenReadout, shownReadout, valueText } from './chart-text.ts';
import { percent } from './numbers.ts';

/** Returns the style of a column that grows and shrinks within that time. */
export const growingIn = (milliseconds: number): string => `
  transition:
    y ${milliseconds}ms var(--ease),
    height ${milliseconds}ms var(--ease),
    opacity 120ms var(--ease);
`;

/** The column under the pointer shows its value; the others fade. */
export const Columns = styled.g`
  rect {
    transition: opacity 120ms var(--ease);
  }

  &:hover g:not(:hover) rect {
    opacity: 0.45;
  }

  g text {
    ${valueText}
    ${hiddenReadout}
  }

  g:hover text {
    ${shownReadout}
  }
`;

interface ColumnProps {
  /** The start and width, as shares of the chart's width. */
  x: number;
  width: number;
  /** The position of its text, as a share of the height from the top. */
  y: number;
  text: string;
  /** Whether its value became actual while the chart was shown. */
  closed?: boolean;
  children: ReactNode;
}

/** The drawing of one value, whose whole column responds to the pointer. */
export function Column({ x, width, y, text, closed, children }: ColumnProps) {
  return (
    <g data-closed={closed || undefined}>
      <rect x={percent(x)} width={percent(width)} height="100%" fill="none" pointerEvents="all" />
      {children}
      <text x={percent(x + width / 2)} y={percent(y)} dy="-7" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
