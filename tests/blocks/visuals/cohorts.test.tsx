import { expect, test } from 'vitest';
import Cohorts from '../../../blocks/visuals/cohorts.tsx';
import { renderInSite } from '../render-in-site.tsx';

/** Returns the words of the legend, if `closed` of three values have happened. */
function legendOf(closed: number) {
  document.body.innerHTML = renderInSite(
    <Cohorts
      kind="cohorts"
      title="Nests"
      since={['Start', 'May', 'June']}
      cohorts={[
        { label: 'Spring', values: [100, 80, 60], closed },
        { label: 'Summer', values: [100, 75, 50], closed },
      ]}
      legend={{ actual: 'Kept', forecast: 'Forecast' }}
    />,
  );
  return [...document.querySelectorAll('table ~ div span')].map(({ textContent }) => textContent);
}

test('the shades are explained by the lowest and the highest of what has happened', () => {
  expect(legendOf(2)).toEqual(['Kept', '75', '100', 'Forecast']);
});

test('a single shade needs no scale, and none no explanation', () => {
  expect(legendOf(1)).toEqual(['Kept', 'Forecast']);
  expect(legendOf(0)).toEqual(['Forecast']);
});
