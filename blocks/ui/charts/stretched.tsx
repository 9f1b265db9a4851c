import type { ReactNode, SVGProps } from 'react';

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
