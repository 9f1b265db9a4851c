import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type {
  CashFlowForecastBlock,
  CashFlowMonth,
  CashFlowScenarioName,
} from '../../schema/generated/types.ts';
import { FigureSummary } from '../ui/charts/figure-summary.tsx';
import { Legend, targetEntry } from '../ui/charts/legend.tsx';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import { Section } from '../ui/section.tsx';
import { Status } from '../ui/status.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { depthBelowZero, heightAbove, inUnits, scaleOf, totalsOf } from './cash-flow.ts';
import { CashFlowChart, comparedLine, MonthColumns } from './chart.tsx';
import { looksOf } from './looks.tsx';
import { CashFlowTable } from './table.tsx';

/** The scenarios, from left to right. */
const scenarioNames: readonly CashFlowScenarioName[] = ['conservative', 'realistic', 'optimistic'];

/**
 * The annotations of all scenarios share one place, so that nothing moves when another is shown.
 */
const Annotations = styled.div`
  display: grid;
  margin-top: 0.875rem;
  color: var(--color-text);
  font-weight: 600;
  font-size: 1rem;

  p {
    grid-area: 1 / 1;
  }

  p:not([data-shown]) {
    visibility: hidden;
  }
`;

/** The scenario that was shown before has room from the start, so that nothing moves. */
const Lines = styled.div`
  &[data-alone] li:last-child {
    visibility: hidden;
  }

  /* On phones it has a line of its own, which is the gap to what follows while it is empty. */
  @container (max-width: 26rem) {
    &:has(li:nth-child(2)) {
      margin-bottom: -1.25rem;
    }
  }
`;

const Comparison = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: var(--color-text-second);
    font-weight: 600;
  }

  summary:hover {
    color: var(--color-text);
  }

  &[open] summary svg {
    rotate: 180deg;
  }

  table {
    margin-top: 1.25rem;
  }
`;

/** Six months of cash flow in three scenarios, one of which is shown. */
export default function CashFlowForecast(block: CashFlowForecastBlock) {
  const { id, heading, lead, labels, scenarios, minimum, ghost } = block;
  const chartId = useId();
  const [chosen, setChosen] = useState<CashFlowScenarioName>();
  const name = chosen ?? block.default;
  const [previous, setPrevious] = useState<CashFlowScenarioName>();
  const other = scenarios[previous ?? scenarioNames.find((each) => each !== name) ?? name];
  const select = (next: CashFlowScenarioName) => {
    if (next !== name) setPrevious(name);
    setChosen(next);
  };
  const shown = scenarios[name];
  const all = scenarioNames.map((value) => ({ value, ...scenarios[value] }));
  const scales = all.map(({ months }) => scaleOf(months, minimum?.value));
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel
        {...block}
        aside={
          <>
            <div>
              <ToggleGroup
                label={block.switchLabel}
                options={all}
                selected={name}
                onSelect={select}
              />
              <Annotations>
                {renderList(all, ({ value, annotation }) => (
                  <p data-shown={value === name || undefined}>{annotation}</p>
                ))}
              </Annotations>
            </div>
            <ScenarioSummary block={block} months={shown.months} />
          </>
        }
      >
        <MonthColumns>
          <CashFlowChart
            id={chartId}
            months={shown.months}
            compared={ghost && previous ? other.months : undefined}
            minimum={minimum?.value}
            unit={block.unit}
            above={Math.ceil(Math.max(...scales.map((scale) => heightAbove(scale, block.unit))))}
            depth={depthBelowZero(
              all.map(({ months }) => months),
              minimum?.value,
            )}
          />
          <CashFlowTable
            months={shown.months}
            labels={labels}
            unit={block.unit}
            caption={`${shown.label}: ${block.title}`}
            looks={looksOf(chartId)}
          />
        </MonthColumns>
        {(minimum || ghost) && (
          <Lines data-alone={(ghost && !previous) || undefined}>
            <Legend
              entries={[
                targetEntry(minimum?.label),
                {
                  label: ghost && fillTemplate(ghost, { scenario: other.label }),
                  line: comparedLine,
                },
              ]}
            />
          </Lines>
        )}
        <Comparison>
          <summary>
            {block.compare}
            <Icon name="chevron-down" />
          </summary>
          {renderList(all, ({ label, annotation, months }) => (
            <MonthColumns>
              <CashFlowTable
                months={months}
                labels={labels}
                unit={block.unit}
                caption={
                  <>
                    <strong>{label}:</strong> {annotation}
                  </>
                }
              />
            </MonthColumns>
          ))}
        </Comparison>
      </Panel>
      <Status>{chosen && `${shown.label}: ${shown.annotation}`}</Status>
    </Section>
  );
}

interface ScenarioSummaryProps {
  block: CashFlowForecastBlock;
  months: readonly CashFlowMonth[];
}

/** Shows how the opening balance becomes the closing one. */
function ScenarioSummary({ block, months }: ScenarioSummaryProps) {
  const { writeChange, writeNumber } = useNumbers();
  const { opening, summary, unit } = block;
  const { inflow, outflow, net, closing } = totalsOf(months);
  const write = (amount: number) => writeNumber(inUnits(amount, unit), 0, block);
  return (
    <FigureSummary
      figures={[
        { ...summary.opening, value: write(opening) },
        { ...summary.inflow, value: write(inflow) },
        { ...summary.outflow, value: write(outflow) },
        { ...summary.net, value: writeChange(inUnits(net, unit), 0, block), good: net >= 0 },
        { ...summary.closing, value: write(closing) },
      ]}
    />
  );
}
