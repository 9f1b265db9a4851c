import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CallToAction from '../../blocks/call-to-action.tsx';

const waits = { label: 'Wait', reason: 'Opens in spring' };
const leads = { label: 'Go', href: '/go' };
const another = { label: 'Ask', href: '/ask' };

test.each([
  { name: 'what leads on comes before what waits', action: waits, second: leads, solid: 'Go' },
  { name: 'two that lead on keep their order', action: another, second: leads, solid: 'Ask' },
  { name: 'two that wait keep their order', action: waits, second: waits, solid: 'Wait' },
  { name: 'what waits may be second', action: leads, second: waits, solid: 'Go' },
])('$name', ({ action, second, solid }) => {
  document.body.innerHTML = renderToStaticMarkup(
    <CallToAction type="call-to-action" heading="Go on" action={action} second={second} />,
  );
  const buttons = [...document.querySelectorAll<HTMLElement>('a, button')];
  expect(buttons).toHaveLength(2);
  const [first, last] = buttons;
  expect(first?.textContent).toBe(solid);
  expect(buttons.map(({ dataset }) => dataset.kind)).toEqual([undefined, 'quiet']);
  expect(last?.getAttribute('aria-disabled')).toBe(last?.tagName === 'A' ? null : 'true');
});

test.each([
  { name: 'a reason of two buttons is shown once', second: { ...waits, label: 'Ask' }, shown: 1 },
  { name: 'two reasons are shown each', second: { label: 'Ask', reason: 'By mail' }, shown: 2 },
])('$name', ({ second, shown }) => {
  document.body.innerHTML = renderToStaticMarkup(
    <CallToAction type="call-to-action" heading="Go on" action={waits} second={second} />,
  );
  const buttons = [...document.querySelectorAll('button')];
  const reasons = buttons.map((button) => button.getAttribute('aria-describedby') ?? '');
  expect(reasons.map((id) => document.getElementById(id)?.textContent)).toEqual([
    waits.reason,
    second.reason,
  ]);
  expect(document.querySelectorAll('small')).toHaveLength(shown);
});
