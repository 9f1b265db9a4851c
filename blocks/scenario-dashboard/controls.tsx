import { styled } from 'styled-components';
import type { ScenarioDrivers } from '../../schema/generated/types.ts';
import { asideBackground } from '../ui/backgrounds.ts';
import { Button } from '../ui/button.tsx';
import { Slider } from '../ui/controls/slider.tsx';
import { startOf } from '../ui/controls/start-of.ts';
import { useSliders } from '../ui/controls/use-sliders.ts';
import type { Drivers } from './model.ts';

const driverNames = ['growth', 'price', 'churn', 'expenses'] as const;

/** Converts the values of the sliders, in the order of their names, to drivers. */
const toDrivers = ([
  growth = 0,
  price = 0,
  churn = 0,
  expenses = 0,
]: readonly number[]): Drivers => ({
  growth,
  price,
  churn,
  expenses,
});

/** Returns the planned drivers, and those that the visitor has chosen. */
export function useDrivers(drivers: ScenarioDrivers) {
  const starts = driverNames.map((name) => startOf(drivers[name]));
  const { values, isMoved, ...controls } = useSliders(starts, drivers);
  const chosen = toDrivers(values);
  return {
    planned: toDrivers(starts),
    chosen,
    controls: { ...controls, drivers, chosen, isPlanned: !isMoved },
  };
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  grid-area: drivers;
  padding: 1.25rem min(1.25rem, 6cqi);
  border-bottom: 1px solid var(--color-divider);
  background: ${asideBackground};

  > p {
    padding-top: 0.75rem;
    border-top: 1px solid var(--color-divider);
    color: var(--color-text-third);
    font-size: var(--type-small-size);
  }

  @container (min-width: 36rem) {
    padding: 1.5rem;
  }

  @container (min-width: 60rem) {
    border-right: 1px solid var(--color-divider);
    border-bottom: 0;

    /* Without a bar on top, they have the corner of the panel. */
    :first-child > & {
      border-top-left-radius: var(--radius-panel);
    }
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
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

/** The four sliders, and a button that resets them. */
export function Controls({
  drivers,
  chosen,
  isPlanned,
  sliders,
  read,
  reset,
}: ReturnType<typeof useDrivers>['controls']) {
  return (
    <Frame>
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
    </Frame>
  );
}
