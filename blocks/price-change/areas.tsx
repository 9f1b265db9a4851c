import { useId } from 'react';
import { styled } from 'styled-components';
import { panelBackground } from '../ui/backgrounds.ts';
import { axisText } from '../ui/charts/chart-text.ts';
import { fillOf, lookOf } from '../ui/charts/hatch.tsx';
import { outlineLook } from '../ui/charts/legend.tsx';
import { percent } from '../ui/charts/numbers.ts';

const Drawing = styled.div`
  padding: 1.25rem 4.75rem 1.75rem 3.25rem;
  ${axisText}

  > svg {
    width: 100%;
    height: 13rem;
    overflow: visible;
  }

  text {
    fill: var(--color-text-second);
  }

  [data-change] {
    fill: var(--color-positive);
    font-weight: 600;
  }

  [data-change='lost'] {
    fill: var(--color-negative);
  }

  /* Large text on a phone: the areas keep more than half of the width. */
  @container (max-width: 14rem) {
    padding-inline: 17cqi 25cqi;

    text {
      font-size: 4.75cqi;
    }
  }

  @container (min-width: 36rem) {
    padding-inline: 3.75rem 5.5rem;
    font-size: 0.9375rem;

    > svg {
      height: 18rem;

      @media print {
        height: 12rem;
      }
    }
  }
`;

/**
 * Returns how many customers are between two lines: ten of 150, because a line for each would
 * flicker.
 */
const groupOf = (customers: number): number =>
  10 ** Math.max(0, Math.floor(Math.log10(customers)) - 1);

interface AreasProps {
  /** The customers who stay, as a share of all. Both prices are shares of the highest. */
  stay: number;
  customers: number;
  today: number;
  price: number;
  words: Record<'today' | 'price' | 'gained' | 'lost' | 'stay', string>;
}

/**
 * Draws revenue as an area: customers from left to right, price upwards. Hidden from screen
 * readers.
 */
export function Areas({ stay, customers, today, price, words }: AreasProps) {
  const id = useId();
  // The labels of two similar prices would overlap.
  const isClose = price - today < 0.05;
  return (
    <Drawing aria-hidden="true">
      <svg aria-hidden="true">
        <rect
          width={percent(stay)}
          y={percent(1 - today)}
          height={percent(today)}
          fill={fillOf('actual')}
        />
        {price > today && (
          <rect
            width={percent(stay)}
            y={percent(1 - price)}
            height={percent(price - today)}
            {...lookOf('forecast')}
          />
        )}
        {stay < 1 && (
          <rect
            x={percent(stay)}
            width={percent(1 - stay)}
            y={percent(1 - today)}
            height={percent(today)}
            {...outlineLook}
          />
        )}
        <pattern
          id={`${id}-customers`}
          width={percent(groupOf(customers) / customers)}
          height="100%"
          patternUnits="userSpaceOnUse"
        >
          <rect width="1" height="100%" fill={panelBackground} />
        </pattern>
        <rect
          y={percent(1 - price)}
          width={percent(stay)}
          height={percent(price)}
          fill={`url(#${id}-customers)`}
        />
        <line x2="100%" y1="100%" y2="100%" stroke="var(--color-border)" />
        {!(isClose && price > today) && (
          <text x="0" dx="-10" y={percent(1 - today)} dy="0.35em" textAnchor="end">
            {words.today}
          </text>
        )}
        {price > today && (
          <>
            <text x="0" dx="-10" y={percent(1 - price)} dy="0.35em" textAnchor="end">
              {words.price}
            </text>
            <text x={percent(stay)} y={percent(1 - price)} dy="-8" textAnchor="end" data-change="">
              {words.gained}
            </text>
          </>
        )}
        {stay < 1 && (
          <text x="100%" dx="10" y={percent(1 - today / 2)} dy="0.35em" data-change="lost">
            {words.lost}
          </text>
        )}
        <text y="100%" dy="22">
          {words.stay}
        </text>
      </svg>
    </Drawing>
  );
}
