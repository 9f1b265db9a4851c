import { keyframes, styled } from 'styled-components';
import { hatch } from './hatch.tsx';

/** The heights of the bars, from left to right, and how broad they are and stand apart. */
const heights = [78, 102, 90, 126, 144];
const [barWidth, distance] = [54, 78];
const [width, height] = [distance * (heights.length - 1) + barWidth, Math.max(...heights)];

const becomeInk = keyframes`
  from {
    clip-path: inset(100% 0 0);
  }
`;

const Drawing = styled.svg`
  max-width: 100%;
  height: auto;
  overflow: visible;

  /* A phone shows what to do on its first screen, too. */
  @media (max-width: 29.99rem) {
    width: 60%;
  }

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
    <Drawing width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {heights.map((own, place) => {
        const bar = { x: place * distance, y: height - own, width: barWidth, height: own, rx: 3 };
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
