import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type {
  CashFlowForecastBlock,
  CashFlowScenario,
  CashFlowScenarioName,
} from '../../schema/generated/types.ts';
import { each } from '../ui/each.ts';
import { Icon } from '../ui/icon.tsx';
import { writeChange, writeNumber } from '../ui/numbers.ts';
import { Panel } from '../ui/panel.tsx';
import { Section } from '../ui/section.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { Totals } from '../ui/totals.tsx';
import { depthBelowZero, inThousands, totalsOf } from './cash-flow.ts';
import { CashFlowChart, CashFlowPlot } from './chart.tsx';
import { CashFlowTable } from './table.tsx';

/** From left to right. */
const scenarioNames: readonly CashFlowScenarioName[] = ['conservative', 'realistic', 'optimistic'];

/** All annotations share one place, so that nothing moves when another one is shown. */
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

const Comparison = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: var(--color-text-second);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: var(--color-text);
  }

  summary svg {
    transition: rotate 200ms var(--ease);
  }

  &[open] summary svg {
    rotate: 180deg;
  }

  table {
    margin-top: 1.25rem;
  }
`;

/** Six months of cash in three scenarios, one of which is shown. */
export default function CashFlowForecast(block: CashFlowForecastBlock) {
  const { id, heading, lead, labels, scenarios } = block;
  const patterns = useId();
  const [chosen, choose] = useState<CashFlowScenarioName>();
  const name = chosen ?? block.default;
  const { label, annotation, months } = scenarios[name];
  const all = scenarioNames.map((scenario) => scenarios[scenario]);
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel
        {...block}
        aside={
          <>
            <div>
              <ToggleGroup
                label={block.switchLabel}
                options={scenarioNames.map((value) => ({ value, label: scenarios[value].label }))}
                selected={name}
                onSelect={choose}
              />
              <Annotations>
                {each(all, (scenario) => (
                  <p data-shown={scenario === scenarios[name] || undefined}>
                    {scenario.annotation}
                  </p>
                ))}
              </Annotations>
            </div>
            <ScenarioTotals block={block} scenario={scenarios[name]} />
          </>
        }
      >
        <CashFlowPlot>
          <CashFlowChart
            months={months}
            depth={depthBelowZero(all.map((scenario) => scenario.months))}
            id={patterns}
          />
          <CashFlowTable
            months={months}
            labels={labels}
            caption={`${label}: ${block.title}`}
            hidesCaption
            id={patterns}
          />
        </CashFlowPlot>
        <Comparison>
          <summary>
            {block.compare}
            <Icon name="chevron-down" />
          </summary>
          {each(all, (scenario) => (
            <CashFlowPlot>
              <CashFlowTable
                months={scenario.months}
                labels={labels}
                caption={
                  <>
                    <strong>{scenario.label}:</strong> {scenario.annotation}
                  </>
                }
              />
            </CashFlowPlot>
          ))}
        </Comparison>
      </Panel>
      <span className="visually-hidden" role="status">
        {chosen && `${label}: ${annotation}`}
      </span>
    </Section>
  );
}

interface ScenarioTotalsProps {
  block: CashFlowForecastBlock;
  scenario: CashFlowScenario;
}

/** How the opening balance becomes the closing one, in thousands. */
function ScenarioTotals({ block, scenario }: ScenarioTotalsProps) {
  const { opening, totals } = block;
  const { inflow, outflow, net, closing } = totalsOf(scenario.months);
  const write = (amount: number) => writeNumber(inThousands(amount), 0, block);
  return (
    <Totals
      totals={[
        { ...totals.opening, value: write(opening) },
        { ...totals.inflow, value: write(inflow) },
        { ...totals.outflow, value: write(outflow) },
        { ...totals.net, value: writeChange(inThousands(net), 0, block), good: net >= 0 },
        { ...totals.closing, value: write(closing) },
      ]}
    />
  );
}
