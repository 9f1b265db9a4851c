import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ScenarioDashboardBlock } from '../../schema/generated/types.ts';
import { PanelFrame } from '../ui/charts/panel.tsx';
import { forecastLine } from '../ui/charts/stretched.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ResultLine } from '../ui/controls/result-line.tsx';
import { Section } from '../ui/section.tsx';
import { Announcement } from '../ui/status.tsx';
import { ScenarioChart } from './chart.tsx';
import { Controls, useDrivers } from './controls.tsx';
import { describeResult, shareOf } from './figures.ts';
import { createModel, type Results } from './model.ts';
import { ScenarioOutputs, ScenarioRisks } from './results.tsx';

/**
 * On small screens the results are right above the sliders, so that both are visible while
 * dragging.
 */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'outputs' 'drivers' 'chart' 'risks';

  /* The result stays in view as long as the sliders. */
  > :first-child {
    grid-area: outputs-start / 1 / drivers-end;
  }

  @container (min-width: 60rem) {
    grid-template-columns: 21rem minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    grid-template-areas: 'drivers outputs' 'drivers chart' 'risks risks';
  }
`;

const outputNames = ['arr', 'runway', 'revenue', 'margin', 'cac', 'ltv'] as const;
const riskNames = ['breakEven', 'funding', 'atRisk', 'efficiency'] as const;

/** A company's plan that visitors can change, with sliders, results, cash by month, and risks. */
export default function ScenarioDashboard(block: ScenarioDashboardBlock) {
  const { id, heading, lead, owner, period, baseline, chart, risks, words } = block;
  const { planned, chosen, controls } = useDrivers(block.drivers);
  const model = createModel(planned, baseline);
  const [now, plan] = [model(chosen), model(planned)];
  const figures = { ...block.outputs, ...risks };
  const vocabulary = { words, horizon: baseline.horizon, numbers: useNumbers() };
  const show = (name: keyof Results) => ({
    ...figures[name],
    ...describeResult(name, now.results, plan.results, figures[name].number, vocabulary),
  });
  const runway = useRef<HTMLDivElement>(null);
  const values = Object.fromEntries(
    [...outputNames, ...riskNames].map((name) => [name, show(name).value]),
  );
  return (
    <Section id={id} heading={heading} lead={lead}>
      <PanelFrame title={heading} owner={owner} period={period}>
        <Body>
          <ResultLine
            figures={[show('runway')]}
            courses={[
              { amounts: plan.cash, stroke: 'var(--color-target-line)', strokeWidth: 2 },
              { amounts: now.cash, ...forecastLine },
            ]}
            result={runway}
          />
          <Controls {...controls} />
          <ScenarioOutputs
            figures={outputNames.map((name) => ({
              ...show(name),
              cell: name === 'runway' ? runway : undefined,
            }))}
          />
          <ScenarioChart
            chart={chart}
            cash={now.cash}
            planned={plan.cash}
            runway={now.results.runway}
            runwayText={show('runway').value}
          />
          <ScenarioRisks
            figures={riskNames.map((name) => ({
              ...show(name),
              share: shareOf(now.results[name], risks[name].full),
              plannedShare: shareOf(plan.results[name], risks[name].full),
            }))}
          />
        </Body>
      </PanelFrame>
      <Announcement text={block.announcement} values={values} />
    </Section>
  );
}
