import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Stats from '../../blocks/stats.tsx';

test('what has not happened yet is hatched, and the legend names it', () => {
  document.body.innerHTML = renderToStaticMarkup(
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
  const [now, later] = [...document.querySelectorAll('dt rect:last-child')];
  const hatched = document.querySelector('li:nth-child(3) rect')?.getAttribute('fill');
  expect(document.querySelector('li:nth-child(3)')?.textContent).toBe('Hoped for');
  expect(later?.getAttribute('fill')).toBe(hatched);
  expect(now?.getAttribute('fill')).not.toBe(hatched);
});
