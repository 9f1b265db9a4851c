import { expect, test } from 'vitest';
import { Story } from '../../../blocks/testimonials/story.tsx';
import { renderInSite } from '../render-in-site.tsx';

test.each([
  ['less', 6, 2],
  ['more', 2, 6],
])('what became %s is drawn within its place', (_, before, after) => {
  document.body.innerHTML = renderInSite(
    <Story
      text="It changed."
      title="Guests a week"
      before="June"
      after="July"
      saved="four"
      parts={[
        { label: 'Finches', before, after },
        { label: 'Crows', before: 1, after: 1 },
      ]}
    />,
  );
  const bars = [...document.querySelectorAll('rect')].map((bar) =>
    ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name) ?? '')),
  );
  expect(bars).toHaveLength(4);
  expect(Math.max(...bars.map(([x = 0, width = 0]) => x + width))).toBeCloseTo(100, 1);
});
