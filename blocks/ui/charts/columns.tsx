import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { halo } from './halo.ts';
import { percent } from './numbers.ts';
import { hiddenReadout, shownReadout } from './readout.ts';

/** A column answers to the pointer with its value; the others step back. */
export const Columns = styled.g`
  rect {
    transition: opacity 120ms var(--ease);
  }

  &:hover g:not(:hover) rect {
    opacity: 0.45;
  }

  g text {
    fill: var(--color-text);
    font-weight: 600;
    ${halo}
    ${hiddenReadout}
  }

  g:hover text {
    ${shownReadout}
  }
`;

interface ColumnProps {
  /** Where it begins and how wide it is, as shares of the chart. */
  x: number;
  width: number;
  /** Where its value is written, as a share from the top. */
  y: number;
  text: string;
  /** Whether its value has come to be true while it was looked at. */
  closed?: boolean;
  children: ReactNode;
}

/** What is drawn for one value, with all of its column answering to the pointer. */
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
