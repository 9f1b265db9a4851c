import { styled } from 'styled-components';
import type { Stat, StatsBlock } from '../schema/generated/types.ts';
import { fillOf, lookOf } from './ui/charts/hatch.tsx';
import { Legend } from './ui/charts/legend.tsx';
import { percent } from './ui/charts/numbers.ts';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';

const List = styled.dl`
  display: grid;
  /* Two columns, or one if large text leaves no room for a second. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 50% - 1rem)), 1fr));
  gap: 2rem 1.25rem;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: 1.25rem;
    border-top: 1px solid var(--color-text);
  }

  /* The bars of a row are aligned, however long the texts are. */
  dt {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: space-between;
    color: var(--color-text-second);
  }

  span {
    max-width: 15em;
  }

  dd {
    font-weight: 600;
    font-size: var(--type-h1-size);
    line-height: 1.15;
    letter-spacing: var(--type-h1-tracking);
    overflow-wrap: anywhere;

    /* Keeps a number and its unit on one line. */
    @media (max-width: 22.49rem) {
      font-size: 1.625rem;
    }
  }

  svg {
    width: 100%;
    height: 2.25rem;
    margin-top: 1.25rem;
    overflow: visible;
  }

  /* With an odd count the first takes both columns; its bars keep the scale of the others. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }

  > :first-child:nth-last-child(odd) svg {
    width: calc(50% - 0.625rem);
  }

  /* On phones, three are stacked, each beside its text. */
  @media (max-width: 37.49rem) {
    &[data-count='3'] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-count='3'] > div {
      display: grid;
      grid-template-columns: 8.5rem minmax(0, 1fr);
    }

    &[data-count='3'] > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }

    &[data-count='3'] dt {
      grid-row: 1;
      grid-column: 2;
    }

    &[data-count='3'] > :first-child:nth-last-child(odd) svg {
      width: 100%;
    }
  }

  /* Large text on a phone: the text is below its number. */
  @media (max-width: 15rem) {
    &[data-count='3'] > div {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-count='3'] dt {
      grid-area: 2 / 1;
    }
  }

  @media (min-width: 60rem) {
    gap: 3rem 1.5rem;

    &[data-count] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    &[data-count='3'],
    &[data-count='5'],
    &[data-count='6'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-count='3'] > :first-child {
      grid-column: auto;
    }

    &[data-count='3'] > :first-child svg {
      width: 100%;
    }
  }

  /* Five fill three columns like two, or one row on wide screens. */
  @media (min-width: 75rem) {
    &[data-count='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }

    &[data-count='5'] > :first-child {
      grid-column: auto;
    }

    &[data-count='5'] > :first-child svg {
      width: 100%;
    }
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  margin-top: 2rem;
  color: var(--color-text-third);
  font-size: var(--type-small-size);
`;

/**
 * Large numbers with their meaning, each with two bars if it compares two values. Below their
 * heading, their count decides about the columns; beside it there are two.
 */
export default function Stats({ id, heading, lead, beside, items, legend, note }: StatsBlock) {
  const highest = Math.max(...items.flatMap(({ before = 0, after = 0 }) => [before, after])) || 1;
  return (
    <Section id={id} heading={heading} lead={lead} split={beside}>
      <List data-count={beside ? undefined : items.length} data-stagger="200">
        {renderList(items, (item) => (
          <div>
            <dt>
              <span>{item.label}</span>
              {item.after !== undefined && <Bars {...item} highest={highest} />}
            </dt>
            <dd>{item.value}</dd>
          </div>
        ))}
      </List>
      {(legend || note) && (
        <Below>
          {legend && (
            <Legend
              entries={[
                { label: legend.before, fill: beforeLook.fill, edge: beforeLook.stroke },
                { label: legend.after, fill: fillOf('actual') },
                { label: legend.forecast, fill: fillOf('forecast') },
              ]}
            />
          )}
          {note && <p>{note}</p>}
        </Below>
      )}
    </Section>
  );
}

/** The look of the old value. */
const beforeLook = { fill: 'var(--color-sunken)', stroke: 'var(--color-border)' };

interface BarsProps extends Stat {
  highest: number;
}

/** Draws the bars of a number, on the same scale as all others. */
function Bars({ before = 0, after = 0, forecast, highest }: BarsProps) {
  return (
    <svg aria-hidden="true">
      <rect width={percent(before / highest)} height="14" rx="2" {...beforeLook} />
      <rect
        width={percent(after / highest)}
        y="20"
        height="14"
        rx="2"
        {...lookOf(forecast ? 'forecast' : 'actual')}
      />
    </svg>
  );
}
