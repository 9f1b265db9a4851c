import { expect, test } from 'vitest';
import Bridge from '../../../blocks/visuals/bridge.tsx';
import Fan from '../../../blocks/visuals/fan.tsx';
import Lines from '../../../blocks/visuals/lines.tsx';
import { renderInSite } from '../render-in-site.tsx';

const bridge = (axisStart?: number) => (
  <Bridge
    kind="bridge"
    title="Feathers"
    prefix="$"
    start={{ label: 'Nest', value: 4420 }}
    steps={[{ label: 'Hedge', change: 40 }]}
    end={{ label: 'Feeder' }}
    {...(axisStart !== undefined && { axisStart })}
  />
);

const fan = (axisStart?: number) => (
  <Fan
    kind="fan"
    title="Wind"
    suffix=" m"
    labels={['Mon', 'Tue', 'Wed']}
    actual={[5000]}
    forecast={[5100, 5200]}
    deviation={50}
    bands={[{ share: 80, label: 'Eight days in ten' }]}
    {...(axisStart !== undefined && { axisStart })}
  />
);

const lines = (axisStart?: number) => (
  <Lines
    kind="lines"
    title="Wind"
    suffix="%"
    labels={['Mon', 'Tue']}
    series={[{ label: 'Gusts', values: [98.4, 99.7] }]}
    {...(axisStart !== undefined && { axisStart })}
  />
);

test.each([
  ['a bridge', bridge, 4000, 'From $4,000 on'],
  ['a fan', fan, 4500.5, 'From 4,500.5 m on'],
  ['a line chart', lines, 98, 'From 98% on'],
])('the legend of %s says where its axis starts, unless that is zero', (_, chart, start, words) => {
  const legendOf = (axisStart?: number) => renderInSite(chart(axisStart));
  expect(legendOf(start)).toContain(words);
  expect(legendOf()).not.toContain('From');
  expect(legendOf(0)).not.toContain('From');
});

test.each([
  ['the forecast may be below zero', { actual: [0], forecast: [0, 0] }, ['2', '−2']],
  ['values were below zero', { actual: [-3], forecast: [4, 5] }, ['8', '−4']],
])('the axis of a fan has round values and zero where %s', (_, values, ends) => {
  const html = renderInSite(
    <Fan
      kind="fan"
      title="Wind"
      labels={['Mon', 'Tue', 'Wed']}
      deviation={1}
      bands={[{ share: 80, label: 'Eight days in ten' }]}
      {...values}
    />,
  );
  const axis = /data-axis=""[^>]*>(.*?)<\/div>/.exec(html)?.[1] ?? '';
  const ticks = [...axis.matchAll(/<span>(.*?)<\/span>/g)].map(([, tick]) => tick);
  expect([ticks[0], ticks.at(-1)]).toEqual(ends);
  expect(ticks).toContain('0');
});
