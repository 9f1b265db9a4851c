import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ComparisonTable from '../../blocks/comparison-table.tsx';

test.each([
  [['Starter', 'Professional', 'Enterprise'], 'Up to 10', false],
  [['A', 'B', 'C', 'D', 'E'], 'yes', false],
  [['Solo', 'Team', 'Group', 'Firm', 'State'], 'Unlimited', true],
  [['Starter', 'Professional', 'Enterprise', 'Self-hosted'], 'yes', true],
  [['Self-hosted', 'Open-source', 'By-the-hour', 'Ready-made'], 'yes', false],
])('columns %j with the value %s are below one another on phones: %s', (columns, value, isLong) => {
  const html = renderToStaticMarkup(
    <ComparisonTable
      type="comparison-table"
      heading="Compare"
      columns={columns}
      rows={[{ label: 'Row', values: columns.map(() => value) }]}
      included="Included"
      excluded="Not included"
    />,
  );
  expect(html.includes('data-long')).toBe(isLong);
});
