import { styled } from 'styled-components';
import type { TestimonialStory } from '../../schema/generated/types.ts';
import { decimalsOf, percent, roundHalfUp, sum } from '../ui/charts/numbers.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { renderList } from '../ui/render-list.ts';

/** A part below this share is too small for its number. */
const leastNumbered = 0.03;

/** Positions of the parts of the drawing from the top, in pixels. */
const heights = { before: 26, bar: 52, after: 150, end: 226 };

const Frame = styled.div`
  container-type: inline-size;
  font-variant-numeric: tabular-nums;

  && {
    gap: 1.5rem;
  }

  > p {
    color: var(--color-text-second);
  }

  > svg {
    width: 100%;
    height: ${heights.end}px;
    overflow: visible;
    font-size: var(--type-small-size);
  }

  > svg > text {
    fill: var(--color-text);
    font-weight: 600;
  }

  text[data-part] {
    fill: var(--color-background);
    font-weight: 500;
  }

  text[data-left] {
    fill: var(--color-text-second);
    font-weight: 500;
    text-anchor: end;
  }

  /* Large text on a phone: the drawing keeps its size, and so does its text. */
  @container (max-width: 14rem) {
    > svg {
      font-size: 5cqi;
    }
  }
`;

const Parts = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: var(--type-small-line);

  :is(th, td) {
    padding: 0.5rem 0 0.5rem 1rem;
    border-top: 1px solid var(--color-divider);
    color: var(--color-text-second);
    font-weight: 400;
    text-align: right;
  }

  thead :is(th, td) {
    border-top: 0;
  }

  :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
  }

  tbody th:first-child {
    padding-left: 1.25rem;
  }

  /* Headings wrap before names do. */
  @container (min-width: 14.01rem) and (max-width: 24rem) {
    tbody th {
      width: 60%;
    }
  }

  /* Large text on a phone: the name of a row is above its numbers. */
  @container (max-width: 14rem) {
    &,
    :is(thead, tbody) {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    :is(th, td):first-child {
      grid-column: 1 / -1;
    }

    && :is(th, td):not(:first-child) {
      padding: 0 0 0.5rem;
      border-top: 0;
    }
  }

  /* The number of a part in the drawing. */
  th span {
    position: absolute;
    margin-left: -1.25rem;
    color: var(--color-text);
    font-weight: 600;
  }

  tbody td:last-child {
    color: var(--color-text);
    font-weight: 600;
  }
`;

/** A customer's story with a drawing of the situation before and after. */
export function Story({ text, title, suffix, parts, before, after, saved }: TestimonialStory) {
  const { writeNumber, colon } = useNumbers();
  const decimals = decimalsOf(parts.flatMap((part) => [part.before, part.after]));
  const write = (value: number) => writeNumber(value, decimals);
  const sums = (['before', 'after'] as const).map((time) => sum(parts.map((part) => part[time])));
  // Most stories are about what became less, but some are about growth.
  const total = Math.max(...sums) || 1;
  const ends = { before: 0, after: 0 };
  const places = parts.map((part) => {
    const start = { ...ends };
    ends.before += part.before / total;
    ends.after += part.after / total;
    return { ...part, from: start, to: { ...ends } };
  });
  const totals = sums.map((each) => roundHalfUp(each, decimals));
  const [first, last] = totals.map((each) => writeNumber(each, decimalsOf(totals), { suffix }));
  return (
    <Frame>
      <p>
        <InlineText text={text} />
      </p>
      <svg aria-hidden="true">
        <text y="14">{before + colon + first}</text>
        <svg
          y={heights.before + heights.bar}
          width="100%"
          height={heights.after - heights.before - heights.bar}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {renderList(places, ({ from, to }, index) => (
            <path
              d={`M${from.before} 0H${to.before}L${to.after} 1H${from.after}Z`}
              fill={index % 2 ? 'var(--color-sunken)' : 'var(--color-divider)'}
            />
          ))}
        </svg>
        {renderList(['before', 'after'] as const, (time) =>
          renderList(places, ({ from, to }, index) => (
            <g>
              <rect
                x={percent(from[time])}
                y={heights[time]}
                width={percent(to[time] - from[time])}
                height={heights.bar}
                fill="var(--color-text)"
                stroke="var(--color-background)"
                strokeWidth="2"
              />
              {to[time] - from[time] >= leastNumbered && (
                <text
                  data-part=""
                  x={percent((from[time] + to[time]) / 2)}
                  y={heights[time] + heights.bar / 2 + 5}
                  textAnchor="middle"
                >
                  {index + 1}
                </text>
              )}
            </g>
          )),
        )}
        <text y={heights.end - 6}>{after + colon + last}</text>
        <text data-left="" x="100%" y={heights.after + heights.bar / 2 + 5}>
          {saved}
        </text>
      </svg>
      <Parts aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {renderList(parts, (part, index) => (
            <tr>
              <th scope="row">
                <span aria-hidden="true">{index + 1}</span>
                {part.label}
              </th>
              <td>{write(part.before)}</td>
              <td>{write(part.after)}</td>
            </tr>
          ))}
        </tbody>
      </Parts>
    </Frame>
  );
}
