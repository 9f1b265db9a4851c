import { useState } from 'react';
import { styled } from 'styled-components';
import type { CloseMonthBlock, MovedFigure } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend, targetEntry } from '../ui/charts/legend.tsx';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { describeFigure } from '../ui/controls/describe-figure.ts';
import { ResultLines } from '../ui/controls/result-lines.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { Section } from '../ui/section.tsx';
import { Status } from '../ui/status.tsx';
import { CloseMonthChart } from './chart.tsx';
import { closeMonths, closesOf, outcomeOf } from './close-months.ts';

const Step = styled.div`
  display: grid;
  gap: 0.75rem 1.5rem;
  align-items: center;

  @container (min-width: 36rem) {
    grid-template-columns: 12rem minmax(0, 1fr);
  }

  @media (scripting: none), print {
    display: none;
  }
`;

/** A year whose forecast months the visitor closes one by one. */
export default function CloseMonth(block: CloseMonthBlock) {
  const numbers = useNumbers();
  const { id, heading, lead, title, legend, total, balance } = block;
  const [count, setCount] = useState(0);
  const closes = closesOf(block.months);
  const months = closeMonths(block.months, count);
  const decimals = decimalsOf(
    block.months.flatMap(({ value, close }) => [value, close?.value ?? 0, close?.lasts ?? 0]),
  );
  const { prefix, suffix } = block;
  const write = (value: number) => numbers.writeNumber(value, decimals, block);
  const now = outcomeOf(months, balance);
  const first = outcomeOf(closeMonths(block.months, 0), balance);
  const show = (name: 'total' | 'balance', figure: MovedFigure) =>
    describeFigure({ ...figure, decimals, prefix, suffix }, now[name], first[name], {
      numbers,
      unchanged: block.unchanged,
    });
  const lowerIsBetter = balance?.less ?? false;
  const figures = [
    show('total', { ...total, lowerIsBetter }),
    ...(balance ? [show('balance', balance)] : []),
  ];
  const last = closes[count - 1];
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel {...block} figuresAbove figures={figures}>
        <Step>
          <Button
            type="button"
            data-size="compact"
            onClick={() => setCount(count < closes.length ? count + 1 : 0)}
          >
            {closes[count]?.button ?? block.reset}
          </Button>
          <ResultLines texts={[block, ...closes].map(({ result }) => result)} shown={count} />
        </Step>
        <CloseMonthChart
          block={block}
          months={months}
          boundary={last?.boundary ?? block.boundary}
          write={write}
        />
        <Legend
          entries={[
            { label: legend.actual, fill: fillOf('actual') },
            { label: legend.forecast, fill: fillOf('forecast') },
            { label: legend.earlier, line: { stroke: 'var(--color-text-third)' } },
            targetEntry(block.target?.label),
          ]}
        />
        <ValueList
          title={title}
          values={months.map(
            ({ label, value, status }) => `${label}: ${write(value)}, ${legend[status]}`,
          )}
        />
      </Panel>
      <Status>{last && <InlineText text={last.result} />}</Status>
    </Section>
  );
}
