import { keyframes, styled } from 'styled-components';
import { hatch } from './hatch.tsx';

/** The heights of the bars, from left to right. */
const heights = [26, 34, 30, 42, 48];

const becomeInk = keyframes`
  from {
    clip-path: inset(100% 0 0);
  }
`;

const Drawing = styled.svg`
  overflow: visible;

  @media (prefers-reduced-motion: no-preference) {
    [data-ink] {
      animation: ${becomeInk} 420ms var(--ease) backwards;
    }

    ${heights.map((_, place) => `[data-ink='${place}'] { animation-delay: ${300 + 140 * place}ms; }`).join('')}
  }
`;

/** Months that turn from forecast to actual, but for the last one: it has not come. Says nothing to screen readers. */
export function ClosedMonths() {
  return (
    <Drawing width="128" height="48" aria-hidden="true">
      {heights.map((height, place) => {
        const bar = { x: place * 26, y: 48 - height, width: 18, height, rx: 2 };
        const isOpen = place === heights.length - 1;
        return (
          <g key={bar.x}>
            <rect {...bar} fill={hatch} stroke="var(--color-accent)" />
            {!isOpen && <rect {...bar} data-ink={place} fill="var(--color-text)" />}
          </g>
        );
      })}
    </Drawing>
  );
}
