import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FigureTable } from '../../../blocks/ui/charts/figure-table.tsx';

test('the colour of a variance says whether it is good, also where less is better', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <FigureTable
      title="November"
      columns={[{ label: 'Line' }, { label: 'Actual' }, { label: 'Against plan', signed: true }]}
      rows={[
        { cells: ['Collected', '905', '+9'] },
        { cells: ['Renewed', '20', '−2'] },
        { cells: ['Hosting', '141', '+23'], lowerIsBetter: true },
        { cells: ['Payroll', '838', '−4'], lowerIsBetter: true },
        { cells: ['Other', '153', '0'], lowerIsBetter: true },
      ]}
    />,
  );
  const good = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.dataset.good),
  );
  expect(good).toEqual([
    [undefined, 'true'],
    [undefined, 'false'],
    [undefined, 'false'],
    [undefined, 'true'],
    [undefined, undefined],
  ]);
});
