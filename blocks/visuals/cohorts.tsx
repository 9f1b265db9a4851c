import { styled } from 'styled-components';
import type { CohortLegend, CohortsVisual } from '../../schema/generated/types.ts';
import { quietHatchBackground } from '../ui/charts/becoming.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend, legendText } from '../ui/charts/legend.tsx';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { renderList } from '../ui/render-list.ts';

/** The shares of ink: more ink for a higher value. On the two lightest the text is dark. */
const inks = [12, 28, 66, 82, 100] as const;

const shadeOf = (ink: number): string =>
  `color-mix(in srgb, var(--color-text) ${ink}%, var(--color-background))`;

const inkOf = (ink: number, index: number): string => `
  td[data-ink='${index + 1}'] {
    background: ${shadeOf(ink)};
    color: var(${ink < 50 ? '--color-text' : '--color-background'});
  }
`;

/** The space around the cells is outside, so that the first words start where the title does. */
const Grid = styled.table`
  width: calc(100% + 4px);
  margin-inline: -2px;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  font-weight: 500;
  font-size: 0.9375rem;
  line-height: 1.3;

  :is(th, td) {
    height: 2.25rem;
    padding: 0;
    font-weight: inherit;
    text-align: center;
  }

  && thead :is(th, td) {
    height: auto;
    padding-bottom: 0.25rem;
    color: var(--color-text-third);
  }

  :is(th, td):first-child {
    width: 5.75rem;
    text-align: left;
  }

  [data-size] {
    width: 4.5rem;
    padding-right: 0.75rem;
    color: var(--color-text-second);
    text-align: right;
  }

  [data-size='wide'] {
    width: 6.5rem;
  }

  ${inks.map(inkOf).join('')}

  /* Browsers do not print backgrounds, and the light text would be lost. */
  td {
    print-color-adjust: exact;
  }

  [data-forecast] {
    background: ${quietHatchBackground};
    color: var(--color-text);
  }

  /* Every second column on phones. */
  @container (max-width: 35.99rem) {
    [data-size],
    :is(th, td)[data-odd] {
      display: none;
    }

    thead :is(th, td) {
      font-size: min(var(--type-small-size), 1em);
    }
  }

  /* Ages such as 12 mo stay on one line, without touching one another. Screen readers have all of them. */
  @container (max-width: 26rem) {
    thead th[data-tight] {
      font-size: 0;
    }
  }

  @container (min-width: 36rem) {
    :is(th, td) {
      height: 2.75rem;

      @media print {
        height: 2rem;
      }
    }
  }

  /* Below this width, the ages need the room. */
  @container (min-width: 44rem) {
    :is(th, td):first-child {
      width: 9.5rem;
    }
  }

  @container (max-width: 20.5rem) {
    font-size: var(--type-small-size);

    :is(th, td):first-child {
      width: 4.75rem;
    }
  }

  /* Large text on a phone: whole numbers are worth more than large ones. */
  @container (max-width: 14rem) {
    font-size: 4.6cqi;

    :is(th, td) {
      height: 2.4em;
    }

    :is(th, td):first-child {
      width: 29cqi;
    }
  }

  @media (forced-colors: active) {
    && :is([data-ink], [data-forecast]) {
      outline: 1px solid;
      color: CanvasText;
    }

    && [data-forecast] {
      outline-style: dashed;
    }
  }
`;

const Legends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.25rem;
`;

/** The meaning of the shades: what they show, and the values of the lightest and the darkest. */
const Scale = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  ${legendText}

  > div {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }

  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

/** The width of a shade in the legend, in pixels. */
const shadeWidth = 14;

const Note = styled.p`
  color: var(--color-text);
  font-weight: 600;
  font-size: 1rem;
`;

/** The most letters of a word that fit into the column of sizes. */
const mostLetters = 7;

/** The retention of each cohort: a table with coloured cells. */
export default function Cohorts(chart: CohortsVisual) {
  const { title, cohort, size, since, cohorts, legend, annotation } = chart;
  const actual = cohorts.flatMap(({ values, closed }) => values.slice(0, closed));
  const [lowest, highest] = [Math.min(...actual), Math.max(...actual)];
  const inkFor = createInks(lowest, highest);
  // Of five columns beside the names, each has room for four letters on a phone.
  const isLong = since.length > 8 && Math.max(...since.map(({ length }) => length)) > 4;
  const sizes = cohorts.flatMap((row) => row.size ?? []);
  const hasSizes = sizes.length > 0;
  const sizeWords = [size ?? '', ...sizes].flatMap((text) => text.split(' '));
  const sizeWidth = sizeWords.some(({ length }) => length > mostLetters) ? 'wide' : '';
  const { writeNumber } = useNumbers();
  const values = cohorts.flatMap(({ values }) => values);
  const write = (value: number) => writeNumber(value, decimalsOf(values), chart);
  return (
    <Panel {...chart}>
      <Grid>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {cohort ? <th scope="col">{cohort}</th> : <td />}
            {hasSizes && (
              <th scope="col" data-size={sizeWidth}>
                {size}
              </th>
            )}
            {renderList(since, (label, index) => (
              <th
                scope="col"
                data-odd={isOdd(index)}
                data-tight={(isLong && isSecondShown(index)) || undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderList(cohorts, ({ label, size, values, closed }) => (
            <tr>
              <th scope="row">{label}</th>
              {hasSizes && <td data-size={sizeWidth}>{size}</td>}
              {renderList(values, (value, index) => (
                <td
                  data-odd={isOdd(index)}
                  {...(index < closed ? { 'data-ink': inkFor(value) } : { 'data-forecast': '' })}
                >
                  {write(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {legend && <ShadesLegend {...legend} lowest={lowest} highest={highest} write={write} />}
      {annotation && <Note>{annotation}</Note>}
    </Panel>
  );
}

interface ShadesLegendProps extends CohortLegend {
  lowest: number;
  highest: number;
  write: (value: number) => string;
}

/** Explains the shades by those of the lowest and the highest value, or a single one by its name. */
function ShadesLegend({ actual, forecast, lowest, highest, write }: ShadesLegendProps) {
  return (
    <Legends>
      {lowest < highest && (
        <Scale aria-hidden="true">
          <span>{actual}</span>
          <div>
            <span>{write(lowest)}</span>
            <svg width={inks.length * shadeWidth} height="12" aria-hidden="true">
              {renderList(inks, (ink, index) => (
                <rect x={index * shadeWidth} width={shadeWidth} height="12" fill={shadeOf(ink)} />
              ))}
            </svg>
            <span>{write(highest)}</span>
          </div>
        </Scale>
      )}
      <Legend
        entries={[
          { label: lowest === highest ? actual : undefined, fill: shadeOf(inks[0]) },
          { label: forecast, fill: fillOf('forecast') },
        ]}
      />
    </Legends>
  );
}

const isOdd = (index: number): true | undefined => index % 2 === 1 || undefined;

/** Whether a column is every second one of those that phones show. */
const isSecondShown = (index: number): boolean => index % 4 === 2;

/** Returns a function that assigns inks to values, evenly from the lowest to the highest. */
function createInks(lowest: number, highest: number): (value: number) => number {
  const range = highest - lowest || 1;
  return (value) => Math.min(inks.length, 1 + Math.floor(((value - lowest) / range) * inks.length));
}
