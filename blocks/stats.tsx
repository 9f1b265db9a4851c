import { styled } from 'styled-components';
import type { Stat, StatsBlock } from '../schema/generated/types.ts';
import { fillOf, lookOf } from './ui/charts/hatch.tsx';
import { Legend } from './ui/charts/legend.tsx';
import { decimalsOf, percent } from './ui/charts/numbers.ts';
import { useNumbers } from './ui/charts/use-numbers.ts';
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

  /* Behind the longest bar is room for its value. */
  dt > svg {
    width: calc(100% - 5em);
    height: 2.6em;
    margin-top: 1.25rem;
    overflow: visible;
    fill: var(--color-text);
    font-weight: 600;
    font-size: var(--type-small-size);
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  /* With an odd count the first takes both columns. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
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
  }

  /* Five fill three columns like two, or one row on wide screens. */
  @media (min-width: 75rem) {
    &[data-count='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }

    &[data-count='5'] > :first-child {
      grid-column: auto;
    }
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.25rem;
  margin-top: 2rem;
  color: var(--color-text-third);
  font-size: var(--type-small-size);
`;

/**
 * Large numbers with their meaning, each with two bars if it compares two values. Below their
 * heading, their count decides about the columns; beside it there are two.
 */
export default function Stats({ id, heading, lead, beside, items, legend, note }: StatsBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} split={beside}>
      <List data-count={beside ? undefined : items.length} data-stagger="200">
        {renderList(items, (item) => (
          <div>
            <dt>
              <span>{item.label}</span>
              {item.after !== undefined && <Bars {...item} legend={legend} />}
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
  legend: StatsBlock['legend'];
}

/** Draws the two values of a number as bars, each with the value at its end. */
function Bars({ before = 0, after = 0, prefix, suffix, forecast, legend }: BarsProps) {
  const { writeNumber } = useNumbers();
  const values = [before, after];
  const highest = Math.max(...values) || 1;
  const bars = [
    { value: before, name: legend?.before, look: beforeLook },
    forecast
      ? { value: after, name: legend?.forecast, look: lookOf('forecast') }
      : { value: after, name: legend?.after, look: lookOf('actual') },
  ].map((bar) => ({
    ...bar,
    text: writeNumber(bar.value, decimalsOf(values), { prefix, suffix }),
  }));
  const words = bars.map(({ name, text }) => (name ? `${name}: ${text}` : text));
  return (
    <svg role="img" aria-label={words.join(', ')}>
      {renderList(bars, ({ value, text, look }, index) => (
        <g>
          <rect
            y={`${index * 1.5}em`}
            width={percent(value / highest)}
            height="1.1em"
            rx="2"
            {...look}
          />
          <text x={percent(value / highest)} dx="0.5em" y={`${index * 1.5 + 0.95}em`}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
