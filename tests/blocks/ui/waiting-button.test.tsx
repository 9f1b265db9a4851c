import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import CallToAction from '../../../blocks/call-to-action.tsx';
import CardGrid from '../../../blocks/card-grid/index.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const wait = { label: 'Wait', reason: 'Opens in spring' };
const waitToo = { label: 'Wait, too', reason: 'Opens in spring' };
const ask = { label: 'Ask', reason: 'Opens in autumn' };

/** Shows the buttons, presses the last one, and returns the reasons that stand out. */
async function press(action: typeof wait, second: typeof wait) {
  // Not part of jsdom.
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <CallToAction type="call-to-action" heading="Go on" action={action} second={second} />,
    ),
  );
  const button = [...document.querySelectorAll('button')].at(-1);
  const emphasised = () =>
    [...document.querySelectorAll('[data-answer]')].map(({ textContent }) => textContent);
  expect(emphasised()).toEqual([]);
  button?.focus();
  await act(async () => button?.click());
  return { emphasised, leave: () => act(async () => button?.blur()) };
}

test.each([
  { name: 'its own reason', second: ask, reason: ask.reason },
  { name: 'a reason that buttons share', second: waitToo, reason: wait.reason },
])('a pressed button that waits emphasises $name until it is left', async ({ second, reason }) => {
  const { emphasised, leave } = await press(wait, second);
  expect(emphasised()).toEqual([reason]);
  await leave();
  expect(emphasised()).toEqual([]);
});

test.each([
  { name: 'with its card', cards: [wait, undefined], owner: 'LI' },
  { name: 'below the heading if all cards have it', cards: [wait, waitToo], owner: 'SECTION' },
])('the reason of a card that waits is shown once, $name', async ({ cards, owner }) => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <CardGrid
        type="card-grid"
        heading="Nests"
        cards={cards.map((action, index) => ({
          title: `Nest ${index}`,
          ...(action && { action }),
        }))}
      />,
    ),
  );
  const reasons = [...document.querySelectorAll('small, p')].filter(
    ({ textContent }) => textContent === wait.reason,
  );
  expect(reasons.map((reason) => reason.closest('li, section')?.tagName)).toEqual([owner]);
});
