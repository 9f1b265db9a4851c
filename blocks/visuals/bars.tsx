import type { BarsVisual } from '../../schema/generated/types.ts';
import { Annotation, AnnotationBelow, Boundary } from '../ui/charts/annotation.tsx';
import { useBecoming } from '../ui/charts/becoming.ts';
import { Column, Columns } from '../ui/charts/columns.tsx';
import { fillOf, lookOf } from '../ui/charts/hatch.tsx';
import { Legend, Target, targetEntry } from '../ui/charts/legend.tsx';
import { axisTicks, decimalsOf, percent, placeOn } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { PlotArea } from '../ui/charts/plot-area.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { renderList } from '../ui/render-list.ts';

/**
 * Values over time as vertical bars. All lengths are shares of the chart, so that text keeps its
 * size.
 */
export default function Bars(chart: BarsVisual) {
  const { writeNumber } = useNumbers();
  const { title, bars, legend, target, boundary, annotation } = chart;
  const ticks = axisTicks(
    Math.max(target?.value ?? 0, ...bars.map(({ value, target = 0 }) => Math.max(value, target))),
    Math.min(target?.value ?? 0, 0),
  );
  const yOf = placeOn(ticks);
  const decimals = decimalsOf(bars.map(({ value }) => value));
  const write = (value: number) => writeNumber(value, decimals, chart);
  const width = 1 / bars.length;
  const firstForecast = bars.findIndex(({ forecast }) => forecast);
  const noted = bars.findIndex(({ label }) => label === annotation?.at);
  return (
    <Panel {...chart}>
      <PlotArea
        ticks={ticks}
        labels={bars.map(({ label }) => label)}
        target={target}
        head={noted >= 0 ? 2 : boundary ? 1 : 0}
      >
        <Columns>
          {renderList(bars, (bar, index) => (
            <Bar bar={bar} index={index} width={width} yOf={yOf} text={write(bar.value)} />
          ))}
        </Columns>
        {renderList(
          bars,
          ({ target }, index) =>
            target !== undefined && (
              <Target
                x1={percent(index * width)}
                x2={percent((index + 1) * width)}
                y={yOf(target)}
              />
            ),
        )}
        {target && <Target y={yOf(target.value)} />}
        {annotation && noted >= 0 && (
          <Annotation
            place="above"
            text={annotation.text}
            x={(noted + 0.5) * width}
            y={yOf(bars[noted]?.value ?? 0)}
          />
        )}
        {boundary && firstForecast > 0 && (
          <Boundary
            text={boundary}
            x={firstForecast * width}
            annotationX={noted >= 0 ? (noted + 0.5) * width : undefined}
          />
        )}
      </PlotArea>
      <Legend
        entries={[
          { label: legend?.actual, fill: fillOf('actual') },
          { label: legend?.forecast, fill: fillOf('forecast') },
          targetEntry(legend?.target),
          targetEntry(target?.label),
        ]}
      />
      {annotation && <AnnotationBelow>{annotation.text}</AnnotationBelow>}
      <ValueList
        title={title}
        values={bars.map(({ label, value, forecast, target }) => {
          const kind = forecast ? legend?.forecast : legend?.actual;
          const level = target === undefined ? '' : [legend?.target, write(target)].join(' ');
          return [`${label}: ${write(value)}`, kind, level].filter(Boolean).join(', ');
        })}
      />
    </Panel>
  );
}

interface BarProps {
  bar: BarsVisual['bars'][number];
  index: number;
  /** The share of the chart's width that a bar has, with the gap beside it. */
  width: number;
  /** Returns the distance of a value from the top, as a share of the height. */
  yOf: (value: number) => number;
  text: string;
}

function Bar({ bar: { value, forecast }, index, width, yOf, text }: BarProps) {
  const hasBecome = useBecoming() && !forecast;
  const y = yOf(value);
  const bar = {
    x: percent((index + 0.19) * width),
    width: percent(0.62 * width),
    y: percent(y),
    height: percent(yOf(0) - y),
    rx: '3',
  };
  return (
    <Column x={index * width} width={width} y={y} text={text}>
      {hasBecome && <rect {...bar} data-past="" {...lookOf('forecast')} />}
      <rect
        {...bar}
        data-ink={hasBecome ? '' : undefined}
        {...lookOf(forecast ? 'forecast' : 'actual')}
      />
    </Column>
  );
}
