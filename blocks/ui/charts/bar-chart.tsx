import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { BarChart as BarChartData } from '../../../schema/generated/types.ts';
import { each } from '../each.ts';
import { fillOf, lookOf } from './hatch.tsx';
import { Legend, type LegendEntry, targetEntry } from './legend.tsx';
import { decimalsOf, percent, ticksUpTo, writeNumber } from './numbers.ts';
import { Panel } from './panel.tsx';
import { Plot } from './plot.tsx';
import { Boundary, Remark, RemarkBelow } from './remark.tsx';
import { ValueList } from './value-list.tsx';

/** A column answers to the pointer with its value; the others step back. */
export const Columns = styled.g`
  rect {
    transition: opacity 120ms var(--ease);
  }

  &:hover g:not(:hover) rect {
    opacity: 0.45;
  }

  g text {
    opacity: 0;
    fill: var(--color-text);
    font-weight: 600;
    stroke: light-dark(var(--color-background), var(--color-subtle));
    stroke-width: 5px;
    paint-order: stroke;
    transition: opacity 120ms var(--ease);
  }

  g:hover text {
    opacity: 1;
  }
`;

interface ColumnProps {
  /** Where it begins and how wide it is, as shares of the drawing. */
  x: number;
  width: number;
  /** Where its value is written, as a share from the top. */
  y: number;
  text: string;
  children: ReactNode;
}

/** What is drawn for one value, with all of its column answering to the pointer. */
export function Column({ x, width, y, text, children }: ColumnProps) {
  return (
    <g>
      <rect x={percent(x)} width={percent(width)} height="100%" fill="none" pointerEvents="all" />
      {children}
      <text x={percent(x + width / 2)} y={percent(y)} dy="-7" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Values over time as upright bars. Every length is a share of the drawing, so that text keeps its size. */
export function BarChart(chart: BarChartData) {
  const { title, bars, legend, target, boundary, annotation } = chart;
  const hatch = useId();
  const ticks = ticksUpTo(Math.max(target?.value ?? 0, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const decimals = decimalsOf(bars.map(({ value }) => value));
  const write = (value: number) => writeNumber(value, decimals, chart);
  const width = 1 / bars.length;
  const firstForecast = bars.findIndex(({ forecast }) => forecast);
  const noted = bars.findIndex(({ label }) => label === annotation?.at);
  return (
    <Panel {...chart}>
      <Plot
        ticks={ticks}
        labels={bars.map(({ label }) => label)}
        hatch={hatch}
        target={target}
        head={noted >= 0 ? 2 : boundary ? 1 : 0}
      >
        <Columns>
          {each(bars, ({ value, forecast }, index) => (
            <Column x={index * width} width={width} y={1 - value / top} text={write(value)}>
              <rect
                x={percent((index + 0.19) * width)}
                width={percent(0.62 * width)}
                y={percent(1 - value / top)}
                height={percent(value / top)}
                rx="3"
                {...lookOf(forecast ? 'forecast' : 'actual', hatch)}
              />
            </Column>
          ))}
        </Columns>
        {boundary && firstForecast > 0 && <Boundary text={boundary} x={firstForecast * width} />}
        {annotation && noted >= 0 && (
          <Remark
            place="above"
            text={annotation.text}
            x={(noted + 0.5) * width}
            y={1 - (bars[noted]?.value ?? 0) / top}
          />
        )}
      </Plot>
      <Legend entries={legendOf(chart, hatch)} />
      {annotation && <RemarkBelow>{annotation.text}</RemarkBelow>}
      <ValueList
        title={title}
        values={bars.map(({ label, value, forecast }) => {
          const kind = forecast ? legend?.forecast : legend?.actual;
          return `${label}: ${write(value)}${kind ? `, ${kind}` : ''}`;
        })}
      />
    </Panel>
  );
}

function legendOf({ legend, target }: BarChartData, hatch: string): LegendEntry[] {
  const entries: LegendEntry[] = [];
  if (legend?.actual) entries.push({ label: legend.actual, fill: fillOf('actual', hatch) });
  if (legend?.forecast) entries.push({ label: legend.forecast, fill: fillOf('forecast', hatch) });
  if (target) entries.push(targetEntry(target.label));
  return entries;
}
