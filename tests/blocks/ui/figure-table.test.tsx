import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FigureTable } from '../../../blocks/ui/charts/tables/figure-table.tsx';

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

test.each([
  [['$6.80M', '$10.80M'], true],
  [['680', '1,080'], false],
  // The name of a row takes no width from three figures or more.
  [['680', '1,080', '+400'], false],
  [['680,000', '1,080,000', '+400,000'], true],
])(
  'figures that do not fit beside large names on a phone leave their line: %s',
  (figures, wide) => {
    document.body.innerHTML = renderToStaticMarkup(
      <FigureTable
        title="November"
        columns={[{ label: 'Line' }, ...figures.map(() => ({ label: 'Nov' }))]}
        rows={[{ cells: ['Collected', ...figures] }]}
      />,
    );
    expect(document.querySelector('table')?.dataset.wide !== undefined).toBe(wide);
  },
);
