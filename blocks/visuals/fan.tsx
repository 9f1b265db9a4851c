import { styled } from 'styled-components';
import type { FanVisual } from '../../schema/generated/types.ts';
import { Boundary } from '../ui/charts/annotation.tsx';
import { halo } from '../ui/charts/chart-text.ts';
import { type FanPath, type Point, placeFan } from '../ui/charts/fan-points.ts';
import { Legend, Target, targetEntry } from '../ui/charts/legend.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { PlotArea } from '../ui/charts/plot-area.tsx';
import { actualLine, forecastLine, Polyline, Stretched } from '../ui/charts/stretched.tsx';
import { useAxisStart } from '../ui/charts/use-axis-start.ts';
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
    [data-ends],
    > span {
      display: none;
    }
  }

  @container (min-width: 36rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;

    /* As wide as the drawn texts. */
    > span {
      height: 0;
      min-width: 6.5rem;
      padding-left: 0.5rem;
      font-weight: 600;
      font-size: var(--plot-size-wide, var(--type-small-size));
      white-space: pre;
      visibility: hidden;
    }

    [data-outermost] {
      display: none;
    }

    && > div {
      --plot-height: 26rem;
    }
  }
`;

/** From the inside out. The lighter a band, the fewer runs reach it. */
const opacities = [0.42, 0.24, 0.14, 0.08];

/** A line of actual values, and bands of possible forecasts. */
export default function Fan(fan: FanVisual) {
  const { writeNumber } = useNumbers();
  const { title, labels, bands, names, target, boundary } = fan;
  const { ticks, actual, paths, targetY } = placeFan(fan);
  const now = actual.at(-1) ?? { x: 0, y: 0 };
  const end = labels[fan.actual.length + fan.forecast.length - 1] ?? labels.at(-1);
  const [middle, ...edges] = paths.map(pointsOf);
  const decimals = decimalsOf([...fan.actual, ...fan.forecast]);
  const write = (value: number) => writeNumber(value, decimals, fan);
  const axisStart = useAxisStart(fan.axisStart ? (ticks[0] ?? 0) : 0, fan);
  const textOf = ({ share, value }: FanPath) => {
    const name = names?.edge;
    const percent = writeNumber(share, decimalsOf([share]));
    return [...(name ? [fillTemplate(name, { percent })] : []), write(value)].join(' ');
  };
  return (
    <Panel {...fan}>
      <Drawing>
        <PlotArea ticks={ticks} labels={labels} edge target={target} head={boundary ? 1 : 0}>
          <Stretched>
            {renderList(bands, (_, index) => (
              <polygon
                points={[edges[2 * index], edges[2 * index + 1]?.toReversed()].flat().join(' ')}
                fill="var(--color-accent)"
                fillOpacity={opacities[index]}
                stroke="var(--color-accent)"
                strokeOpacity="0.65"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </Stretched>
          {targetY !== undefined && <Target y={targetY} />}
          <Stretched>
            <Polyline points={middle?.join(' ')} {...forecastLine} />
            <Polyline points={pointsOf({ points: actual }).join(' ')} {...actualLine} />
          </Stretched>
          <circle cx={percent(now.x)} cy={percent(now.y)} r="4" fill="var(--color-text)" />
          <g data-ends="">
            {renderList(paths, (path) => (
              <text x="100%" dx="8" y={percent(path.labelY)} dy="0.35em">
                {textOf(path)}
              </text>
            ))}
          </g>
          <g data-outermost="">
            {renderList(paths.slice(-2), (path, index) => (
              <text x="100%" {...besideOf(path, index === 0, textOf(path))} textAnchor="end">
                {textOf(path)}
              </text>
            ))}
          </g>
          {boundary && <Boundary text={boundary} x={now.x} />}
        </PlotArea>
        <span aria-hidden="true">{paths.map(textOf).join('\n')}</span>
      </Drawing>
      <Legend
        entries={[
          { label: names?.actual, line: actualLine },
          { label: names?.forecast, line: forecastLine },
          ...bands.map(({ label }, index) => ({
            label,
            fill: `color-mix(in srgb, var(--color-accent) ${shadeOf(index)}%, var(--color-background))`,
            edge: 'var(--color-accent)',
          })),
          targetEntry(target?.label),
          { label: axisStart },
        ]}
      />
      <ValueList
        title={title}
        values={[
          (names?.actual ? `${names.actual}: ` : '') +
            actual
              .map((_, index) => `${labels[index]} ${write(fan.actual[index] ?? 0)}`)
              .join(', '),
          ...paths.map((path) => `${end}: ${textOf(path)}`),
        ]}
      />
    </Panel>
  );
}

/** Returns the points of a line in a drawing of 100 by 100. */
const pointsOf = ({ points }: { points: readonly Point[] }): string[] =>
  points.map(({ x, y }) => `${Math.round(x * 1e4) / 100},${Math.round(y * 1e4) / 100}`);

/** How much of a narrow chart a letter of a label takes, and the longest label. */
const widthOfLetter = 0.035;
const widestLabel = 1 / 3;
/** Where there is no room for a label between a line and the times below the axis. */
const lowestBelow = 0.9;

/** Places the label of an outermost path beside the end of its line, clear of what the label is above or below. */
function besideOf({ points }: FanPath, isAbove: boolean, text: string) {
  const width = Math.min(widestLabel, text.length * widthOfLetter);
  // A forecast may end before the times do.
  const from = Math.min(1 - width, points.at(-1)?.x ?? 1);
  const heights = points.filter(({ x }) => x >= from).map(({ y }) => y);
  const [before, after] = [points.findLast(({ x }) => x <= from), points.find(({ x }) => x > from)];
  if (before && after) {
    const share = (from - before.x) / (after.x - before.x);
    heights.push(before.y + share * (after.y - before.y));
  }
  if (isAbove) return { y: percent(Math.min(...heights)), dy: -8 };
  const lowest = Math.max(...heights);
  return lowest > lowestBelow ? { y: '100%', dy: -8 } : { y: percent(lowest), dy: 20 };
}

/** Returns the opacity of the overlapping bands, in percent. */
const shadeOf = (index: number): number =>
  Math.round(100 * (1 - opacities.slice(index).reduce((clear, each) => clear * (1 - each), 1)));
