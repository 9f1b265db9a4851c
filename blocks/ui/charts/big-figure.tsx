import { styled } from 'styled-components';
import type { Figure } from '../../../schema/generated/types.ts';
import { hatch } from './hatch.tsx';

const List = styled.dl`
  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 1rem;
  }

  dt {
    max-width: 24em;
    font-weight: 600;
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }

  dd {
    container-type: inline-size;
  }

  /* Below the line is room for letters such as y. */
  svg {
    width: 100%;
    height: 0.86em;
    margin-bottom: 0.2em;
    overflow: visible;
    font-weight: 700;
    letter-spacing: 0.01em;
  }

  /* The edge is below the hatch, so that no strokes cross inside of letters. */
  text {
    stroke: var(--color-accent);
    stroke-width: max(2px, 0.012em);
    stroke-linejoin: round;
    paint-order: stroke;

    /* In a PDF, Chromium would fill all that is left of the page with the hatch. */
    @media print {
      fill: var(--color-accent-soft);
    }
  }

  @media (min-width: 60rem) {
    &,
    > div {
      display: grid;
      gap: inherit;
      grid-template-columns: subgrid;
      grid-template-rows: subgrid;
      grid-row: 1 / -1;
      grid-column: 1 / -1;
    }

    > div > dt {
      grid-row: 2;
      grid-column: 1 / span 6;
    }

    > div > dd {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
`;

/** One number in giant type, hatched like the forecast, on a line. */
export function BigFigure({ value, label }: Figure) {
  return (
    <List>
      <div>
        <dt>{label}</dt>
        <dd>
          <svg
            role="img"
            aria-label={value}
            fontSize={`min(20rem, ${(96 / widthOf(value)).toFixed(1)}cqi)`}
          >
            <line y1="100%" x2="100%" y2="100%" stroke="var(--color-text)" strokeWidth="2" />
            <text y="100%" fill={hatch}>
              {value}
            </text>
          </svg>
        </dd>
      </div>
    </List>
  );
}

/** Estimates the width of a text in bold type, in em and rather too wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => {
    if (/[ .,:’'1ijlIrtf]/.test(sign)) return sum + 0.36;
    if (/[mwA-Z%@&#]/.test(sign)) return sum + 0.9;
    return sum + (/[\p{ASCII}\p{Script=Latin}]/u.test(sign) ? 0.62 : 1.06);
  }, 0);
