import type { ReactNode, SVGProps } from 'react';
import { hatch } from './hatch.tsx';
import { percent } from './numbers.ts';

/** A drawing of 100 by 100 that is stretched over its place. */
export const Stretched = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
    {children}
  </svg>
);

/** A line through points, equally wide however its drawing is stretched. */
export const Polyline = (attributes: SVGProps<SVGPolylineElement>) => (
  <polyline fill="none" strokeWidth="2.5" vectorEffect="non-scaling-stroke" {...attributes} />
);

export const actualLine = { stroke: 'var(--color-text)' };
export const forecastLine = { stroke: 'var(--color-accent)', strokeDasharray: '9 4' };

/** The part of a chart that is forecast: from a share of its width to the end. */
export const ForecastArea = ({ from }: { from: number }) => (
  <rect x={percent(from)} width={percent(1 - from)} height="100%" fill={hatch} opacity="0.14" />
);
