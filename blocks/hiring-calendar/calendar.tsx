import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import type { HiringCalendarBlock } from '../../schema/generated/types.ts';
import { Range } from '../ui/controls/slider-track.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';
import { costFrom, plannedStarts } from './payroll.ts';
import { People } from './people.tsx';

const Grid = styled.div`
  --thumb: 1.5rem;
  --costs: 4.75rem;
  display: grid;
  gap: 0.75rem;

  &[data-long] {
    --costs: 7rem;
  }

  @container (min-width: 48rem) {
    gap: 0.875rem;
    font-size: 0.9375rem;
  }
`;

/** Name and cost are above the lines, or beside them on wide screens. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1rem;
  align-items: center;

  > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  > :nth-child(3) {
    font-weight: 600;
    text-align: right;
  }

  > small {
    grid-column: 1 / -1;
  }

  small {
    display: block;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
  }

  @container (min-width: 48rem) {
    grid-template-columns: 8.5rem minmax(0, 1fr) var(--costs);

    > :nth-child(2) {
      grid-row: auto;
      grid-column: auto;
    }

    > small {
      grid-column: 2 / -1;
    }
  }
`;

const Lines = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 1.5rem;
  background: repeating-linear-gradient(
    to right,
    var(--color-divider) 0 1px,
    transparent 1px calc(100% / 12)
  );

  &:has(input) {
    min-height: 2.75rem;
  }

  > * {
    grid-area: 1 / 1;
  }

  > svg {
    width: 100%;
    overflow: visible;
  }

  /* The middle of the thumb is where a month begins, from the first to the last. */
  > input {
    width: calc(100% * 11 / 12 + var(--thumb));
    height: 2.75rem;
    margin-left: calc(var(--thumb) / -2);

    @media (scripting: none), print {
      display: none;
    }

    /* The track of the browser would cross the bar. */
    @media (forced-colors: active) {
      appearance: none;
    }
  }
`;

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  color: var(--color-text-third);
  font-weight: 500;
  font-size: var(--type-small-size);
  white-space: nowrap;

  @container (max-width: 47.99rem) {
    span:not(:nth-child(3n + 1)) {
      visibility: hidden;
    }
  }
`;

/** The letters of a cost that have room in the usual column: `$2,940K` and one more. */
const shortCost = 8;

interface CalendarProps {
  block: HiringCalendarBlock;
  starts: readonly number[];
  sliders: RefObject<HTMLDivElement | null>;
  write: (cost: number) => string;
  onChange: () => void;
}

/**
 * The people from top to bottom, the months from left to right. A slider sets the start of each
 * group.
 */
export function Calendar({ block, starts, sliders, write, onChange }: CalendarProps) {
  const { months, team, groups, reserve } = block;
  const id = useId();
  const planned = plannedStarts(block);
  // The team is there all year. It is drawn no higher than the largest group, however large it is.
  const mostHired = Math.max(...groups.map(({ people }) => people));
  const costs = [team, ...groups, ...(reserve ? [reserve] : [])].map(({ cost }) => write(cost));
  return (
    <Grid ref={sliders} data-long={costs.some(({ length }) => length > shortCost) || undefined}>
      <Row aria-hidden="true">
        <span />
        <Months>
          {renderList(months, (month) => (
            <span>{month}</span>
          ))}
        </Months>
        <span />
      </Row>
      <Row>
        <span>{team.label}</span>
        <Lines>
          <People people={Math.min(team.people, mostHired)} look="team" />
        </Lines>
        <span>{write(team.cost)}</span>
        {team.departments && (
          <small>
            {team.departments.map(({ label, people }) => `${label} ${people}`).join(', ')}
          </small>
        )}
      </Row>
      {renderList(groups, ({ label, people, cost }, index) => {
        const start = starts[index] ?? 0;
        const text = fillTemplate(block.from, { month: months[start] ?? '' });
        return (
          <Row>
            <span>
              <label htmlFor={`${id}-${index}`}>{label}</label>
              <small>{text}</small>
            </span>
            <Lines>
              <People people={people} look="hires" start={start} />
              <Range
                id={`${id}-${index}`}
                min={0}
                max={11}
                step={1}
                defaultValue={planned[index]}
                aria-valuetext={text}
                onChange={onChange}
              />
            </Lines>
            <span>{write(costFrom(start, cost, block.payroll.decimals))}</span>
          </Row>
        );
      })}
      {reserve && (
        <Row>
          <span>{reserve.label}</span>
          <Lines>
            <People people={reserve.people} look="reserve" />
          </Lines>
          <span>{write(reserve.cost)}</span>
        </Row>
      )}
    </Grid>
  );
}
