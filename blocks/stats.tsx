import { styled } from 'styled-components';
import type { Stat, StatsBlock } from '../schema/generated/types.ts';
import { fillOf, lookOf } from './ui/charts/hatch.tsx';
import { Legend } from './ui/charts/legend.tsx';
import { decimalsOf, type Numbers, percent } from './ui/charts/numbers.ts';
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
    @container page (max-width: 22.49em) {
      font-size: 1.625rem;
    }
  }

  /* So does this for long ones, whose length the schema limits. */
  &[data-long] > div {
    container-type: inline-size;
  }

  &[data-long] dd {
    font-size: min(var(--type-h1-size), 10.5cqi);
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

  /* Where long values have no room behind the bars, they are above them. */
  &[data-long-bars] dt > svg {
    width: 100%;
    height: 5.6em;
  }

  /* With an odd count the first takes both columns. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }

  /* On phones, three are stacked, each beside its text. */
  @container page (max-width: 37.49em) {
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

    /* Long ones are above their texts. */
    &[data-count='3'][data-long] > div {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-count='3'][data-long] dt {
      grid-area: 2 / 1;
    }
  }

  /* Large text on a phone: the text is below its number. */
  @container page (max-width: 15em) {
    &[data-count='3'] > div {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-count='3'] dt {
      grid-area: 2 / 1;
    }
  }

  @container page (min-width: 60em) {
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
  @container page (min-width: 75em) {
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
  const { writeNumber } = useNumbers();
  const bars = items.map((item) =>
    item.after === undefined ? undefined : barsOf(item, legend, writeNumber),
  );
  const hasLongBars = bars.some((pair) => pair?.some(({ text }) => text.length > shortBar));
  return (
    <Section id={id} heading={heading} lead={lead} split={beside}>
      <List
        data-count={beside ? undefined : items.length}
        data-long={items.some(({ value }) => value.length > shortValue) || undefined}
        data-long-bars={hasLongBars || undefined}
        data-stagger="200"
      >
        {renderList(items, ({ label, value }, index) => {
          const pair = bars[index];
          return (
            <div>
              <dt>
                <span>{label}</span>
                {pair && <Bars bars={pair} isLong={hasLongBars} />}
              </dt>
              <dd>{value}</dd>
            </div>
          );
        })}
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

/** The letters of a value and of a bar's text that have room in the narrowest place. */
const shortValue = 8;
const shortBar = 8;

/** Returns the two values of a number as bars. */
function barsOf(
  { before = 0, after = 0, prefix, suffix, forecast }: Stat,
  legend: StatsBlock['legend'],
  writeNumber: Numbers['writeNumber'],
) {
  const values = [before, after];
  const highest = Math.max(...values) || 1;
  return [
    { value: before, name: legend?.before, look: beforeLook },
    forecast
      ? { value: after, name: legend?.forecast, look: lookOf('forecast') }
      : { value: after, name: legend?.after, look: lookOf('actual') },
  ].map(({ value, ...bar }) => ({
    ...bar,
    width: percent(value / highest),
    text: writeNumber(value, decimalsOf(values), { prefix, suffix }),
  }));
}

interface BarsProps {
  bars: ReturnType<typeof barsOf>;
  /** Whether the values are above the bars, and not at their ends. */
  isLong: boolean;
}

/** Draws two bars, each with its value. */
function Bars({ bars, isLong }: BarsProps) {
  const words = bars.map(({ name, text }) => (name ? `${name}: ${text}` : text));
  const [height, top] = isLong ? [2.8, 1.4] : [1.5, 0];
  return (
    <svg role="img" aria-label={words.join(', ')}>
      {renderList(bars, ({ width, text, look }, index) => (
        <g>
          <rect y={`${index * height + top}em`} width={width} height="1.1em" rx="2" {...look} />
          <text {...(!isLong && { x: width, dx: '0.5em' })} y={`${index * height + 0.95}em`}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
