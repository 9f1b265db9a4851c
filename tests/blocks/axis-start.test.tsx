import { expect, test } from 'vitest';
import Bridge from '../../blocks/visuals/bridge.tsx';
import Fan from '../../blocks/visuals/fan.tsx';
import { renderInSite } from './render-in-site.tsx';

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

test.each([
  ['a bridge', bridge, 4000, 'From $4,000 on'],
  ['a fan', fan, 4500.5, 'From 4,500.5 m on'],
])('the legend of %s says where its axis starts, unless that is zero', (_, chart, start, words) => {
  const legendOf = (axisStart?: number) => renderInSite(chart(axisStart));
  expect(legendOf(start)).toContain(words);
  expect(legendOf()).not.toContain('From');
  expect(legendOf(0)).not.toContain('From');
});
