import { styled } from 'styled-components';
import type { ScenarioChart as ScenarioChartData } from '../../schema/generated/types.ts';
import { Annotation, AnnotationBelow, Boundary } from '../ui/charts/annotation.tsx';
import { Column, Columns, growingIn } from '../ui/charts/columns.tsx';
import { fillOf, negativeHatch } from '../ui/charts/hatch.tsx';
import { Legend } from '../ui/charts/legend.tsx';
import { axisTicks, percent, placeOn } from '../ui/charts/numbers.ts';
import { PlotArea } from '../ui/charts/plot-area.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';
import { writeAmount } from './figures.ts';
import type { Verdict } from './model.ts';

/** The axis keeps its width, so that nothing moves when its numbers change. */
const Chart = styled.div`
  display: grid;
  grid-area: chart;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: 1.25rem min(1.25rem, 6cqi);

  > p:first-child {
    font-weight: 600;
    font-size: 1rem;
  }

  > [data-head] > :first-child {
    min-width: 2rem;
  }

  @container (min-width: 36rem) {
    padding: 1.5rem;
  }
`;

const Bars = styled(Columns)`
  rect {
    ${growingIn(300)}
  }
`;

interface ScenarioChartProps {
  chart: ScenarioChartData;
  /** The cash at the opening and at the end of each month. */
  cash: readonly number[];
  /** The planned cash at the same times. */
  planned: readonly number[];
  /** The months until the cash runs out, and their text. */
  runway: number | Verdict;
  runwayText: string;
}

/**
 * Draws cash by month: past months in ink, future ones hatched, and the plan as a line through
 * both.
 */
export function ScenarioChart({ chart, cash, planned, runway, runwayText }: ScenarioChartProps) {
  const { title, number, labels, legend, boundary, spent, lasting } = chart;
  const { unit = 1 } = number;
  const all = [...cash, ...planned].map((value) => value / unit);
  const ticks = axisTicks(Math.max(...all), Math.min(0, ...all));
  const place = placeOn(ticks);
  const yOf = (value: number) => place(value / unit);
  const width = 1 / cash.length;
  const numbers = useNumbers();
  const write = (value = 0) => writeAmount(value, number, numbers);
  const last = cash.length - 1;
  const spentAfter = typeof runway === 'number' && runway <= last ? runway : undefined;
  /** The label of the boundary is this wide. */
  const isCrowded = spentAfter !== undefined && spentAfter < 3;
  const annotation = spentAfter
    ? fillTemplate(spent, { runway: runwayText })
    : fillTemplate(lasting, { cash: write(cash[last]) });
  return (
    <Chart>
      <p>{title}</p>
      <PlotArea ticks={ticks} labels={labels} head={2}>
        <Bars>
          {renderList(cash, (value, index) => {
            const above = yOf(Math.max(0, value));
            const planLine = yOf(planned[index] ?? 0);
            return (
              <Column
                x={index * width}
                width={width}
                y={Math.min(above, planLine)}
                text={write(value)}
              >
                <rect
                  x={percent((index + 0.19) * width)}
                  width={percent(0.62 * width)}
                  y={percent(above)}
                  height={percent(yOf(Math.min(0, value)) - above)}
                  fill={value < 0 ? negativeHatch : fillOf(index ? 'forecast' : 'actual')}
                  stroke={`var(--color-${value < 0 ? 'negative' : index ? 'accent' : 'text'})`}
                />
                <rect
                  x={percent((index + 0.1) * width)}
                  width={percent(0.8 * width)}
                  y={percent(planLine)}
                  height="3"
                  transform="translate(0 -1.5)"
                  fill="var(--color-target-line)"
                />
              </Column>
            );
          })}
        </Bars>
        <Annotation
          place="above"
          isLower={isCrowded}
          text={annotation}
          x={((spentAfter ?? last) + 0.5) * width}
          y={yOf(spentAfter ? 0 : (cash[last] ?? 0))}
        />
        {boundary && <Boundary text={boundary} x={width} isRaised={isCrowded} />}
      </PlotArea>
      <Legend
        entries={[
          { label: legend.opening, fill: fillOf('actual') },
          { label: legend.forecast, fill: fillOf('forecast') },
          { label: legend.missing, fill: negativeHatch, edge: 'var(--color-negative)' },
          { label: legend.planned, line: { stroke: 'var(--color-target-line)' } },
        ]}
      />
      <AnnotationBelow>{annotation}</AnnotationBelow>
      <ValueList
        title={title}
        values={cash.map((value, index) => {
          const kind = index === 0 ? legend.opening : value < 0 ? legend.missing : legend.forecast;
          return `${labels[index]}: ${write(value)}, ${kind}`;
        })}
      />
    </Chart>
  );
}
