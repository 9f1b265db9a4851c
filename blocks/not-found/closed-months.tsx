import { keyframes, styled } from 'styled-components';
import { hatch } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';

/** Heights of the months, as shares of the drawing. */
const heights = [0.36, 0.45, 0.41, 0.53, 0.5, 0.62, 0.58, 0.7, 0.76, 0.73, 0.88, 1];
const last = heights.length - 1;

const becomeInk = keyframes`
  from {
    clip-path: inset(100% -1px -1px);
  }

  /* Written out: no clip at all could not be reached step by step. */
  to {
    clip-path: inset(0% -1px -1px);
  }
`;

/** Extends from edge to edge of the page, and touches the content below. */
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: clamp(7rem, 24vw, 24rem);
  margin-top: 2rem;

  /* The high months are beside the words, below the search. Without scripts a list of pages is there. */
  @media (scripting: enabled) {
    @container page (min-width: 60em) {
      height: min(35vw, 32rem);
      margin-top: max(-11vw, -10rem);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-ink] {
      animation: ${becomeInk} 420ms var(--ease) backwards;
    }

    ${heights.map((_, index) => `[data-ink='${index}'] { animation-delay: ${300 + 80 * index}ms; }`).join('')}
  }
`;

/**
 * Months that turn from forecast to actual, except for the last, which is still to come. Hidden
 * from screen readers.
 */
export function ClosedMonths() {
  return (
    <Drawing aria-hidden="true">
      {heights.map((height, index) => {
        const column = {
          x: percent((index + 0.14) / heights.length),
          y: percent(1 - height),
          width: percent(0.72 / heights.length),
          height: percent(height),
        };
        return (
          <g key={column.x}>
            <rect {...column} fill={hatch} stroke="var(--color-accent)" />
            {index < last && (
              <rect
                {...column}
                data-ink={index}
                fill="var(--color-text)"
                stroke="var(--color-text)"
              />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
