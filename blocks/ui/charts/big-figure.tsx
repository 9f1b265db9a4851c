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

  /* Below the line is room for letters such as y. On paper it is no larger than a title. */
  svg {
    @media print {
      font-size: 4rem;
    }

    width: 100%;
    height: 0.86em;
    margin-bottom: 0.2em;
    border-bottom: 2px solid var(--color-text);
    overflow: visible;
    font-weight: 700;
    letter-spacing: 0.01em;
  }

  [data-flat] {
    margin-bottom: 0;
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

  @container page (min-width: 60em) {
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

/**
 * One number in giant type, hatched like the forecast, on a line. It is a drawing as wide as
 * computed, so that it stays whole where visitors set more room between letters.
 */
export function BigFigure({ value, label }: Figure) {
  const width = widthOf(value);
  return (
    <List>
      <div>
        <dt>{label}</dt>
        <dd>
          <svg
            role="img"
            aria-label={value}
            fontSize={`min(20rem, ${94 / width}cqi)`}
            data-flat={/^[\d a-fhik-or-x]+$/.test(value) || undefined}
          >
            <text y="100%" textLength={`${width}em`} fill={hatch}>
              {value}
            </text>
          </svg>
        </dd>
      </div>
    </List>
  );
}

/** Returns the width of a text in bold type, in em and within some percent. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => {
    if (sign === ' ') return sum + 0.2;
    if (/[.,:’'ijlI]/.test(sign)) return sum + 0.29;
    if (/[1rtfJ]/.test(sign)) return sum + 0.41;
    if (/[mwMW]/.test(sign)) return sum + 0.94;
    if (/[A-Z%@&]/.test(sign)) return sum + 0.73;
    return sum + (/[\p{ASCII}\p{Script=Latin}]/u.test(sign) ? 0.61 : 1.06);
  }, 0);
