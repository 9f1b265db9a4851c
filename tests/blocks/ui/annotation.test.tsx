import { expect, test } from 'vitest';
import Bars from '../../../blocks/visuals/bars.tsx';
import Lines from '../../../blocks/visuals/lines.tsx';
import { renderInSite } from '../render-in-site.tsx';

const labels = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const values = [20, 40, 60, 80, 100];
const anchors = ['start', 'start', 'middle', 'end', 'end'];

const shareOf = (element: Element | null | undefined, name: string): number =>
  Number.parseFloat(element?.getAttribute(name) ?? '');

/** Where an annotation and its mark are, as percentages of the chart, and which way its words go. */
function annotationIn(chart: React.ReactNode) {
  document.body.innerHTML = renderInSite(chart);
  const [text, mark, line] = ['text', 'circle', 'line'].map((part) =>
    document.querySelector(`[data-annotation] ${part}`),
  );
  expect([shareOf(text, 'x'), text?.textContent]).toEqual([shareOf(mark, 'cx'), 'A remark']);
  if (line) {
    const end = ['x1', 'x2', 'y2'].map((name) => shareOf(line, name));
    expect(end).toEqual(['cx', 'cx', 'cy'].map((name) => shareOf(mark, name)));
  }
  return {
    mark: [shareOf(mark, 'cx'), shareOf(mark, 'cy')],
    anchor: text?.getAttribute('text-anchor'),
  };
}

test.each(labels)('an annotation is at the top of its bar, and inside the chart: %s', (at) => {
  const { mark, anchor } = annotationIn(
    <Bars
      kind="bars"
      title="Seeds"
      bars={labels.map((label, index) => ({ label, value: values[index] ?? 0 }))}
      annotation={{ at, text: 'A remark' }}
    />,
  );
  const index = labels.indexOf(at);
  const bar = document.querySelectorAll('rect[rx]')[index];
  const middle = shareOf(bar, 'x') + shareOf(bar, 'width') / 2;
  expect(mark).toEqual([expect.closeTo(middle), expect.closeTo(shareOf(bar, 'y'))]);
  expect(anchor).toBe(anchors[index]);
});

test.each(labels)('an annotation is at its point of a line, and inside the chart: %s', (at) => {
  const { mark, anchor } = annotationIn(
    <Lines
      kind="lines"
      title="Seeds"
      labels={labels}
      series={[{ label: 'Eaten', values }]}
      annotation={{ series: 'Eaten', at, text: 'A remark' }}
    />,
  );
  const index = labels.indexOf(at);
  const points = document.querySelector('polyline')?.getAttribute('points')?.split(' ');
  const [x = 0, y = 0] = points?.[index]?.split(',').map(Number) ?? [];
  expect(mark).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  expect(anchor).toBe(anchors[index]);
});
