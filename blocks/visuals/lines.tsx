import { styled } from 'styled-components';
import type { LinesVisual } from '../../schema/generated/types.ts';
import { Annotation, AnnotationBelow, Boundary } from '../ui/charts/annotation.tsx';
import { useBecoming } from '../ui/charts/becoming.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend, Target, targetEntry } from '../ui/charts/legend.tsx';
import { EndLabels, MonthValues } from '../ui/charts/line-labels.tsx';
import { type PlacedLine, placeLines } from '../ui/charts/line-points.ts';
import { LineRange } from '../ui/charts/line-range.tsx';
import { decimalsOf, placeOn, ticksFrom } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { PlotArea } from '../ui/charts/plot-area.tsx';
import { ForecastArea, forecastLine, Polyline, Stretched } from '../ui/charts/stretched.tsx';
import { useAxisStart } from '../ui/charts/use-axis-start.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { renderList } from '../ui/render-list.ts';

/** Wide charts label each forecast at its end; narrow ones use the legend. */
const Ends = styled.div`
  display: grid;
  gap: 1.25rem;

  [data-end] {
    display: none;
  }

  [data-end] tspan:first-child {
    fill: var(--color-text);
    font-weight: 600;
  }

  > span {
    display: none;
  }

  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    > ul {
      grid-column: 1 / -1;
    }

    /* As wide as the drawn names. */
    > span {
      display: block;
      height: 0;
      padding-left: 0.875rem;
      font-weight: 500;
      font-size: var(--plot-size-wide, var(--type-small-size));
      white-space: pre;
      visibility: hidden;
    }

    [data-end] {
      display: inline;
    }

    [data-narrow] {
      display: none;
    }
  }
`;

/** Values over time as lines: ink for actual values, dashed accent for forecasts. */
export default function Lines(chart: LinesVisual) {
  const { writeNumber, colon } = useNumbers();
  const { title, labels, series, range, target, boundary, annotation } = chart;
  const becomes = useBecoming();
  const values = series.flatMap((line) => line.values);
  const ticks = ticksFrom(chart.axisStart, [...values, ...(target ? [target.value] : [])]);
  const axisStart = useAxisStart(chart.axisStart ? (ticks[0] ?? 0) : 0, chart);
  const yOf = placeOn(ticks);
  const lines = placeLines(chart, yOf);
  const decimals = decimalsOf(values);
  const write = (value: number) => writeNumber(value, decimals, chart);
  const noted = lines
    .find(({ label }) => label === annotation?.series)
    ?.points.find(({ label }) => label === annotation?.at);
  const isAbove = noted !== undefined && (noted.y < 0.5 || noted.y > 0.8);
  const named = lines.filter(({ points }) => points.at(-1)?.x === 1);
  const forecastFrom = Math.min(
    1,
    ...lines.filter(({ status }) => status === 'forecast').map(({ points }) => points[0]?.x ?? 1),
  );
  return (
    <Panel {...chart}>
      <Ends>
        <PlotArea
          ticks={ticks}
          labels={labels}
          edge
          target={target}
          head={isAbove ? 2 : boundary ? 1 : 0}
        >
          {range ? <LineRange {...range} lines={lines} /> : <ForecastArea from={forecastFrom} />}
          {target && <Target y={yOf(target.value)} />}
          <Stretched>
            {renderList(lines, (line) => (
              <Course line={line} becomes={becomes} />
            ))}
          </Stretched>
          <EndLabels lines={lines} write={write} />
          {annotation && noted && (
            <Annotation {...noted} text={annotation.text} place={isAbove ? 'above' : 'below'} />
          )}
          {boundary && forecastFrom < 1 && (
            <Boundary
              text={boundary}
              x={forecastFrom}
              annotationX={isAbove ? noted.x : undefined}
            />
          )}
          <MonthValues lines={lines} labels={labels} write={write} />
        </PlotArea>
        {named.length > 0 && (
          <span aria-hidden="true">{named.map(({ label }) => label).join('\n')}</span>
        )}
        <Legend
          entries={[
            ...lines.map((line) => entryOf(line, (value) => colon + write(value))),
            { label: range?.label, fill: fillOf('forecast') },
            targetEntry(target?.label),
            { label: axisStart },
          ]}
        />
      </Ends>
      {annotation && <AnnotationBelow>{annotation.text}</AnnotationBelow>}
      <ValueList
        title={title}
        values={lines.map(({ label, points }) => {
          const values = points.map((point) => `${point.label} ${write(point.value)}`);
          return `${label}: ${values.join(', ')}`;
        })}
      />
    </Panel>
  );
}

interface CourseProps {
  line: PlacedLine;
  /** Whether a forecast is shown that becomes the actual line. */
  becomes: boolean;
}

function Course({ line: { status, points, look }, becomes }: CourseProps) {
  const hasBecome = becomes && status === 'actual';
  const course = points.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');
  return (
    <>
      {hasBecome && <Polyline points={course} data-past="" {...forecastLine} />}
      <Polyline points={course} data-ink={hasBecome ? 'across' : undefined} {...look} />
    </>
  );
}

/** Returns the legend entry of a line. Where its end has a label, wide charts leave the entry out. */
function entryOf({ label, look, points }: PlacedLine, end: (value: number) => string) {
  const last = points.at(-1);
  const isNamedAtEnd = last?.x === 1;
  return {
    label: isNamedAtEnd ? label + end(last.value) : label,
    line: look,
    narrow: isNamedAtEnd,
  };
}
