import { expect, test } from 'vitest';
import Fan from '../../../blocks/visuals/fan.tsx';
import { renderInSite } from '../render-in-site.tsx';

/** Returns how far down the labels beside the highest and the lowest line of a falling fan are, in percent. */
function labelsOf(suffix: string, deviation: number, labels = ['Jun', 'Jul', 'Aug', 'Sep']) {
  document.body.innerHTML = renderInSite(
    <Fan
      kind="fan"
      title="Beds"
      suffix={suffix}
      labels={labels}
      actual={[80, 80]}
      forecast={[50, 20]}
      deviation={deviation}
      bands={[{ share: 80, label: 'Eight nights in ten' }]}
    />,
  );
  return [...document.querySelectorAll('[data-outermost] text')].map((text) => ({
    at: Number.parseFloat(text.getAttribute('y') ?? ''),
    isAbove: text.getAttribute('dy') === '-8',
  }));
}

test('a short label on phones is near the end of its line, and a long one clear of all of it', () => {
  const [short, long] = ['', ' beds a night'].map((suffix) => labelsOf(suffix, 2));
  expect(short?.[0]?.at).toBeGreaterThan((long?.[0]?.at ?? 100) + 10);
  expect(short?.[1]?.at).toBe(long?.[1]?.at);
});

test('a label on phones is not below the axis, where the times are', () => {
  expect(labelsOf('', 2)[1]).toMatchObject({ isAbove: false });
  expect(labelsOf('', 9)[1]).toEqual({ at: 100, isAbove: true });
});

test('where the forecast ends before the times do, its labels are at its last height', () => {
  const [above, below] = labelsOf('', 2, ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
  expect(below?.at).toBeGreaterThan(above?.at ?? 100);
  expect(document.body.textContent).toContain('Sep: ');
  expect(document.body.textContent).not.toContain('Nov: ');
});
