import { expect, test } from 'vitest';
import Stats from '../../blocks/stats.tsx';
import { Story } from '../../blocks/testimonials/story.tsx';
import { renderInSite } from './render-in-site.tsx';

test('what has not happened yet is hatched, and the legend names it', () => {
  document.body.innerHTML = renderInSite(
    <Stats
      type="stats"
      heading="Seeds"
      items={[
        { value: '60%', label: 'more seeds', before: 100, after: 160 },
        { value: '80%', label: 'more nests', before: 100, after: 180, forecast: true },
      ]}
      legend={{ before: 'In spring', after: 'In autumn', forecast: 'Hoped for' }}
    />,
  );
  const [now, later] = [...document.querySelectorAll('dt g:last-child > rect')];
  const hatched = document.querySelector('li:nth-child(3) rect')?.getAttribute('fill');
  expect(document.querySelector('li:nth-child(3)')?.textContent).toBe('Hoped for');
  expect(later?.getAttribute('fill')).toBe(hatched);
  expect(now?.getAttribute('fill')).not.toBe(hatched);
});

test.each([
  ['at its end', { before: 38, after: 9.5, prefix: '$', suffix: 'K' }, ['$38.0K', '$9.5K'], 2],
  [
    'above it where it is long',
    { before: 0, after: 2400000, suffix: ' seeds' },
    ['0 seeds', '2,400,000 seeds'],
    0,
  ],
])('each bar has its value %s, and both are read out with their names', (_, bars, values, ends) => {
  document.body.innerHTML = renderInSite(
    <Stats
      type="stats"
      heading="Seeds"
      items={[{ value: '75%', label: 'less waste', ...bars }]}
      legend={{ before: 'In spring', after: 'In autumn' }}
    />,
  );
  const [drawing] = document.querySelectorAll('dt > svg');
  const texts = [...(drawing?.querySelectorAll('text') ?? [])];
  expect(texts.map(({ textContent }) => textContent)).toEqual(values);
  expect(texts.filter((text) => text.hasAttribute('x'))).toHaveLength(ends);
  const [before, after] = values;
  expect(drawing?.getAttribute('aria-label')).toBe(`In spring: ${before}, In autumn: ${after}`);
});

test.each([
  { parts: [3.5, 2.25], total: '5.75 h' },
  { parts: [2.5, 1.5], total: '4 h' },
  { parts: [0.1, 0.2], total: '0.3 h' },
  { parts: [0, 0], total: '0 h' },
])('a story adds $parts up to $total', ({ parts, total }) => {
  document.body.innerHTML = renderInSite(
    <Story
      text="Less to carry."
      title="Hours a day"
      suffix=" h"
      before="In spring"
      after="In autumn"
      parts={parts.map((hours, index) => ({ label: `Part ${index}`, before: hours, after: hours }))}
    />,
  );
  const [before] = document.querySelectorAll('svg > text');
  expect(before?.textContent).toBe(`In spring: ${total}`);
});
