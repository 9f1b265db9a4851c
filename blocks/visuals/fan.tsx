import { styled } from 'styled-components';
import type { FanVisual } from '../../schema/generated/types.ts';
import { Boundary } from '../ui/charts/annotation.tsx';
import { halo } from '../ui/charts/halo.ts';
import { Legend, targetEntry } from '../ui/charts/legend.tsx';
import { spread } from '../ui/charts/line-points.ts';
import { quantile } from '../ui/charts/normal.ts';
import { axisTicks, decimalsOf, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { PlotArea } from '../ui/charts/plot-area.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';

/**
 * Wide charts label the edges at their ends, narrow ones label the outermost beside their lines.
 */
const Drawing = styled.div`
  && > div {
    --plot-height: 15rem;
  }

  :is([data-ends], [data-outermost]) text {
    font-weight: 600;
  }

  [data-outermost] text {
    ${halo}
  }

  @container (max-width: 35.99rem) {
    [data-ends] {
      display: none;
    }
  }

  @container (min-width: 36rem) {
    padding-right: 6.5rem;

    [data-outermost] {
      display: none;
    }

    && > div {
      --plot-height: 26rem;
    }
  }
`;

interface Edge {
  name: string;
  /** In standard deviations from the middle. */
  z: number;
}

/** From the inside out. The lighter a band, the fewer runs reach it. */
const opacities = [0.42, 0.24, 0.14, 0.08];

/** A line of actual values, and bands of possible forecasts. */
export default function Fan(fan: FanVisual) {
  const { writeNumber } = useNumbers();
  const { title, labels, deviation, bands, names, target, boundary } = fan;
  // Values without a label are not shown.
  const actual = fan.actual.slice(0, labels.length);
  const forecast = fan.forecast.slice(0, labels.length - actual.length);
  const last = labels.length - 1;
  const now = actual.length - 1;
  const start = actual[now] ?? 0;
  /** Returns the last actual value, followed by the forecast `z` deviations from its middle. */
  const pathOf = (z: number) => [
    start,
    ...forecast.map((value, index) => value + z * deviation * Math.sqrt(index + 1)),
  ];
  const nameOf = (share: number) =>
    fillTemplate(names?.edge ?? '', { percent: writeNumber(share, decimalsOf([share])) });
  const edges = bands.flatMap(({ share }): Edge[] => {
    const z = quantile(0.5 + share / 200);
    const above = 50 + share / 2;
    return [
      { name: nameOf(above), z },
      { name: nameOf(100 - above), z: -z },
    ];
  });
  const paths = edges.map(({ z }) => pathOf(z));
  const low = fan.axisStart ?? Math.min(0, ...paths.flat());
  const ticks = axisTicks(Math.max(target?.value ?? low, ...actual, ...paths.flat()) - low).map(
    (tick) => Number((tick + low).toPrecision(12)),
  );
  const top = ticks.at(-1) ?? 1;
  const yOf = (value: number) => 1 - (value - low) / (top - low || 1);
  const point = (value: number, index: number) =>
    `${Math.round((index / last) * 1e4) / 100},${Math.round(yOf(value) * 1e4) / 100}`;
  const line = (values: readonly number[], from: number) =>
    values.map((value, index) => point(value, from + index));
  const decimals = decimalsOf([...actual, ...forecast]);
  const write = (value: number) => writeNumber(value, decimals, fan);
  const middle: Edge = { name: nameOf(50), z: 0 };
  const ends = [middle, ...edges].map(({ name, z }) => {
    const path = pathOf(z);
    const value = path.at(-1) ?? 0;
    // A label beside its line is about a third of a narrow chart wide.
    const beside = path.slice(-Math.ceil(labels.length / 3)).map(yOf);
    return { name, value, y: yOf(value), above: Math.min(...beside), below: Math.max(...beside) };
  });
  const places = spread(
    ends.map(({ y }) => y),
    0.046,
  );
  return (
    <Panel {...fan}>
      <Drawing>
        <PlotArea ticks={ticks} labels={labels} edge target={target} head={boundary ? 1 : 0}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            {renderList(bands, (_, index) => (
              <polygon
                points={[
                  ...line(paths[2 * index] ?? [], now),
                  ...line(paths[2 * index + 1] ?? [], now).reverse(),
                ].join(' ')}
                fill="var(--color-accent)"
                fillOpacity={opacities[index]}
                stroke="var(--color-accent)"
                strokeOpacity="0.65"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <polyline
              points={line(pathOf(0), now).join(' ')}
              fill="none"
              stroke="var(--color-accent)"
              strokeWidth="2.5"
              strokeDasharray="9 4"
              vectorEffect="non-scaling-stroke"
            />
            <polyline
              points={line(actual, 0).join(' ')}
              fill="none"
              stroke="var(--color-text)"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <circle
            cx={percent(now / last)}
            cy={percent(yOf(start))}
            r="4"
            fill="var(--color-text)"
          />
          <g data-ends="">
            {renderList(ends, ({ name, value }, index) => (
              <text x="100%" dx="8" y={percent(places[index] ?? 0)} dy="0.35em">
                {name} {write(value)}
              </text>
            ))}
          </g>
          <g data-outermost="">
            {renderList(ends.slice(-2), ({ name, value, above, below }, index) => (
              <text
                x="100%"
                y={percent(index === 0 ? above : below)}
                dy={index === 0 ? -8 : 20}
                textAnchor="end"
              >
                {name} {write(value)}
              </text>
            ))}
          </g>
          {boundary && <Boundary text={boundary} x={now / last} />}
        </PlotArea>
      </Drawing>
      <Legend
        entries={[
          ...(names ? [{ label: names.actual, line: { color: 'var(--color-text)' } }] : []),
          ...(names
            ? [{ label: names.forecast, line: { color: 'var(--color-accent)', dashes: '9 4' } }]
            : []),
          ...bands.map(({ label }, index) => ({
            label,
            fill: `color-mix(in srgb, var(--color-accent) ${shadeOf(index)}%, var(--color-background))`,
            edge: 'var(--color-accent)',
          })),
          ...(target ? [targetEntry(target.label)] : []),
        ]}
      />
      <ValueList
        title={title}
        values={[
          actual.map((value, index) => `${labels[index]} ${write(value)}`).join(', '),
          ...ends.map(({ name, value }) => `${name}, ${labels[last]}: ${write(value)}`),
        ]}
      />
    </Panel>
  );
}

/** Returns the opacity of the overlapping bands, in percent. */
const shadeOf = (index: number): number =>
  Math.round(100 * (1 - opacities.slice(index).reduce((clear, each) => clear * (1 - each), 1)));
