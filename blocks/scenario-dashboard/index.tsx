import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ScenarioDashboardBlock } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { PanelFrame } from '../ui/panel.tsx';
import { Section } from '../ui/section.tsx';
import { ScenarioChart } from './chart.tsx';
import { describeResult, shareOf } from './figures.ts';
import { createModel, type Drivers, type Results } from './model.ts';
import { ScenarioOutputs, ScenarioRisks } from './results.tsx';
import { Slider, startOf } from './slider.tsx';
import { useSettled } from './use-settled.ts';

/** On small screens the results stand right above the sliders, so that both are seen while dragging. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'outputs' 'drivers' 'chart' 'risks';

  @container (min-width: 60rem) {
    grid-template-columns: 21rem minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    grid-template-areas: 'drivers outputs' 'drivers chart' 'risks risks';
  }
`;

const Controls = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  grid-area: drivers;
  padding: 1.25rem;
  border-bottom: 1px solid var(--color-divider);
  background: light-dark(var(--color-subtle), var(--color-background));

  > p {
    padding-top: 0.75rem;
    border-top: 1px solid var(--color-divider);
    color: var(--color-text-third);
    font-size: 0.8125rem;
  }

  @container (min-width: 36rem) {
    padding: 1.5rem;
  }

  @container (min-width: 60rem) {
    border-right: 1px solid var(--color-divider);
    border-bottom: 0;
  }
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block: -0.25rem;

  h3 {
    font-size: 1rem;
  }

  button {
    font-size: var(--type-small-size);
  }

  button:disabled {
    border-color: var(--color-divider);
    background: none;
  }

  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

const Sliders = styled.div`
  display: grid;
  gap: 0.75rem 2rem;

  @container (min-width: 36rem) and (max-width: 59.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 60rem) {
    flex: 1;
    gap: 2.25rem;
    align-content: start;
  }

  @media (scripting: none) {
    gap: 0.5rem 2rem;
  }
`;

const driverNames = ['growth', 'price', 'churn', 'expenses'] as const;
const outputNames = ['arr', 'runway', 'revenue', 'margin', 'cac', 'ltv'] as const;
const riskNames = ['breakEven', 'funding', 'atRisk', 'efficiency'] as const;

/** The values of the four, in the order of their names. */
const toDrivers = (values: readonly number[]): Drivers =>
  Object.fromEntries(driverNames.map((name, index) => [name, values[index]])) as unknown as Drivers;

/** A company's plan that visitors can change: sliders, results, cash by month, and risks. */
export default function ScenarioDashboard(block: ScenarioDashboardBlock) {
  const { id, heading, lead, note, period, drivers, baseline, chart, words } = block;
  const planned = toDrivers(driverNames.map((name) => startOf(drivers[name])));
  const [chosen, choose] = useState(planned);
  const sliders = useRef<HTMLDivElement>(null);
  const inputs = () => [...(sliders.current?.querySelectorAll('input') ?? [])];
  /** The elements know best where they stand, whoever has moved them. */
  const read = () => choose(toDrivers(inputs().map(({ valueAsNumber }) => valueAsNumber)));
  // What was moved before the page came to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(read, []);
  const reset = () => {
    for (const input of inputs()) input.value = input.defaultValue;
    // The button is about to be disabled, and browsers then drop the focus.
    inputs()[0]?.focus({ preventScroll: true });
    read();
  };

  const model = createModel(planned, baseline);
  const [now, plan] = [model(chosen), model(planned)];
  const figures = { ...block.outputs, ...block.risks };
  const vocabulary = { words, horizon: baseline.horizon };
  const show = (name: keyof Results) => ({
    ...figures[name],
    ...describeResult(name, now.results, plan.results, figures[name].number, vocabulary),
  });
  const status = block.status.replace(/\{(\w+)\}/g, (text, name: string) =>
    Object.hasOwn(figures, name) ? show(name as keyof Results).value : text,
  );
  const isPlanned = driverNames.every((name) => chosen[name] === planned[name]);
  return (
    <Section id={id} heading={heading} lead={lead}>
      <PanelFrame title={heading} note={note} period={period}>
        <Body>
          <Controls>
            <Title>
              <h3>{drivers.heading}</h3>
              <Button
                type="button"
                data-kind="quiet"
                data-size="compact"
                disabled={isPlanned}
                onClick={reset}
              >
                {drivers.reset}
              </Button>
            </Title>
            <Sliders ref={sliders}>
              {driverNames.map((name) => (
                <Slider
                  key={name}
                  slider={drivers[name]}
                  name={name}
                  value={chosen[name]}
                  onChange={read}
                />
              ))}
            </Sliders>
            {drivers.note && <p>{drivers.note}</p>}
          </Controls>
          <ScenarioOutputs figures={outputNames.map(show)} />
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
              share: shareOf(now.results[name], block.risks[name].full),
              plannedShare: shareOf(plan.results[name], block.risks[name].full),
            }))}
          />
        </Body>
      </PanelFrame>
      <span className="visually-hidden" role="status">
        {useSettled(status)}
      </span>
    </Section>
  );
}
