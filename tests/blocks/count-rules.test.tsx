import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { FigureTable } from '../../blocks/ui/charts/tables/figure-table.tsx';
import { TimelineSteps } from '../../blocks/ui/charts/timeline-steps.tsx';
import { RotatingLabels } from '../../blocks/ui/rotating-labels.tsx';
import SharedPrice from '../../blocks/visuals/shared-price.tsx';
import { classesIn, selectRules } from '../../renderer/styles/critical-css.ts';
import { compileRules } from '../../renderer/styles/server.ts';
import { renderInSite } from './render-in-site.tsx';

const read = (name: string) => JSON.parse(readFileSync(`schema/${name}.json`, 'utf8'));
const { tableColumns, divisions } = read('charts').definitions;
const { minimum, maximum } = read('visuals/shared-price').properties.users.properties;
const { labels } = read('blocks/hero').properties;

/** Checks the styles of something that has as many parts as the schema allows. */
function expectRuleFor(attribute: string, element: ReactElement): void {
  const html = renderInSite(element);
  const [, count] = html.match(`${attribute}="([0-9]+)"`) ?? [];
  const css = selectRules(compileRules(), classesIn(html));
  expect(css).toContain(`[${attribute}='${count}']{--count:${count};}`);
}

// An eighth column had no rule, and the figures of a row were one below the other on phones.
test('styles know how many columns a table has, up to the most', () => {
  const cells = new Array<string>(tableColumns.maxItems).fill('Actual');
  const columns = cells.map((label) => ({ label }));
  expectRuleFor(
    'data-columns',
    <FigureTable title="November" columns={columns} rows={[{ cells }]} />,
  );
});

test('styles know how many divisions a timeline has, up to the most', () => {
  const steps = [
    { when: 'Now', text: 'Start' },
    { when: 'Then', text: 'Middle', division: 2 },
    { when: 'End', text: 'Done' },
  ];
  expectRuleFor('data-count', <TimelineSteps steps={steps} divisions={divisions.maximum} />);
});

test('styles know how many lines take turns, up to the most', () => {
  const lines = new Array<string>(labels.maxItems).fill('A line');
  expectRuleFor('data-stack', <RotatingLabels labels={lines} />);
});

test('styles know how many bars share a price, up to the most', () => {
  const users = { label: 'Users', minimum: minimum.minimum, maximum: maximum.maximum, default: 2 };
  expectRuleFor(
    'data-bars',
    <SharedPrice
      kind="shared-price"
      title="A price"
      price={100}
      users={users}
      legend={{ chosen: 'Yours', others: 'Others' }}
      texts={{ single: 'One', several: '{users}' }}
    />,
  );
});
