import { findElement, type Page, partsOf, type Target, waitFor } from './driver.ts';

export interface Step {
  name: string;
  run(driver: Page): Promise<void>;
  /** What the browser may complain about meanwhile. */
  expected?: RegExp;
}

/** A visitor who tries everything that answers, on the site of the tests. */
export const journey: readonly Step[] = [
  {
    name: 'the menu opens and closes by keys',
    async run(driver) {
      await driver.open('/');
      await driver.focus(['header button', 'Views']);
      await driver.press('Enter');
      await shown(driver, ['header a', 'Cash view']);
      await driver.press('Escape');
      await hidden(driver, ['header a', 'Cash view']);
    },
  },
  {
    name: 'the menu of phones opens, and leads to a page',
    async run(driver) {
      await driver.resize(390, 844);
      await driver.open('/');
      await driver.click(['header button', 'Menu']);
      await driver.click(['header a', 'Prices']);
      await heading(driver, 'Prices for every wing');
    },
  },
  {
    name: 'a question of the opening changes the panel',
    async run(driver) {
      await driver.open('/views/questions');
      await shown(driver, ['main p', 'Until nine o’clock.']);
      await driver.click(['label', 'Why did we land early?']);
      await shown(driver, ['main p', 'The wind fell by two.']);
      await hidden(driver, ['main p', 'Until nine o’clock.']);
    },
  },
  {
    name: 'the ledger answers what is chosen and what is asked, with its rows',
    async run(driver) {
      await driver.open('/views/questions');
      await driver.click(['summary, button, label', 'How far did we fly?']);
      await shown(driver, ['p', '210 miles in three days.']);
      // The answer has no chart, so that its rows are open.
      await shown(driver, ['td, th', 'Tuesday']);
      await driver.click(['summary', 'Rows behind it']);
      await hidden(driver, ['td, th', 'Tuesday']);
      await driver.type(['input', 'Your own question'], 'What was your longest day?');
      await driver.press('Enter');
      await shown(driver, ['p', 'Tuesday, with 140 miles.']);
    },
  },
  {
    name: 'a case is chosen, and its rows have other values',
    async run(driver) {
      await driver.open('/views/questions');
      await shown(driver, ['td span', '40 seeds–60 seeds']);
      await driver.click(['label', 'Half a day']);
      await shown(driver, ['td span', '20 seeds–30 seeds']);
      await hidden(driver, ['td span', '40 seeds–60 seeds']);
    },
  },
  {
    name: 'every figure can be moved, and what follows is restated',
    async run(driver) {
      await driver.open('/views/moves');
      await driver.click(['button', 'Close week two']);
      await figures(driver, 'Close a week', ['210', '+10', '90', '−10']);
      await driver.click(['button', 'Close week three']);
      await figures(driver, 'Close a week', ['204', '+4', '96', '−4']);
      await driver.click(['button', 'Start over']);
      await figures(driver, 'Close a week', ['200', 'As expected', '100', 'As expected']);
      await pressOn(driver, ['input[type=range]', 'Toll'], 'ArrowRight');
      await figures(driver, 'Raise the toll', ['50', '+10', '10', 'As today', '2 guests']);
      await pressOn(driver, ['input[type=range]', 'How many'], 'End');
      await figures(driver, 'Move seeds', ['16.6', '−3.4', '12.0', '+2.0']);
      await pressOn(driver, ['input[type=range]', 'Spring birds'], 'ArrowRight');
      await figures(driver, 'Drag an arrival', ['210', '−10', '30', '5', 'As planned']);
      await pressOn(driver, ['input[type=checkbox]', 'Headwind'], ' ');
      await figures(driver, 'Think of the wind', ['50.0%', '+47.7%', '8.0', '−2.0']);
      await pressOn(driver, ['input[type=checkbox]', 'The finch'], ' ');
      await figures(driver, 'Wait for seeds', [
        '10 seeds',
        '−10 seeds',
        'W2',
        '−2 seeds',
        '−10 seeds',
      ]);
      await pressOn(driver, ['input[type=range]', 'Rowers'], 'End');
      await shown(driver, ['figure *', '4 rowers: €22.50, below the ferry']);
    },
  },
  {
    name: 'drawings answer: a node of a flow that is chosen, and the driver of a bridge',
    async run(driver) {
      await driver.open('/drawings');
      await driver.click('[aria-label^=Nest] text');
      await shown(driver, ['figure p', 'Nest: 4, 67%']);
      await driver.click('[aria-label^=Field] text');
      await shown(driver, ['figure p', 'Field: 5, 83%']);
      await pressOn(driver, ['input[type=range]', 'Nests'], 'ArrowRight');
      await shown(driver, ['td', '4,280']);
    },
  },
  {
    name: 'sliders move what follows from a scenario, and Reset returns to the plan',
    async run(driver) {
      await driver.open('/views/scenarios');
      await shown(driver, ['dd', '$5,069,000']);
      await pressOn(driver, ['input[type=range]', 'Customer growth rate'], 'ArrowRight');
      await hidden(driver, ['dd', '$5,069,000']);
      await driver.click(['button', 'Reset']);
      await shown(driver, ['dd', '$5,069,000']);
    },
  },
  {
    name: 'the forecast of cash and the view of a team can be switched',
    async run(driver) {
      await driver.open('/views/cash');
      await driver.click(['button', 'Gale']);
      await shown(driver, ['p', 'Cash never falls below $70K.']);
      await driver.open('/views/people');
      await driver.click(['button', 'Dollars']);
      await shown(driver, ['figure *', 'Cost by crew, $']);
    },
  },
  {
    name: 'a carousel scrolls by its buttons',
    async run(driver) {
      await driver.open('/');
      await driver.click(['button', 'Scroll right']);
      await waitFor('the carousel to scroll', () => driver.evaluate(isScrolled));
      // The button is enabled a moment after the carousel has moved.
      await driver.click(['button:enabled', 'Scroll left']);
      await waitFor('the carousel to return', async () => !(await driver.evaluate(isScrolled)));
    },
  },
  {
    name: 'a signup is answered by a message',
    async run(driver) {
      await driver.open('/');
      await driver.type('main input[type=email]', 'visitor@example.com');
      await driver.click(['main form button', 'Join']);
      await shown(driver, '[role=region] li');
    },
  },
  {
    name: 'the button of a signup waits for its field, and works however that is filled in',
    async run(driver) {
      await driver.open('/');
      const isDisabled = () =>
        driver.evaluate(
          () => document.querySelector<HTMLButtonElement>('main form button')?.disabled,
        );
      await waitFor('the button to be disabled', isDisabled);
      const fill = (value: string) =>
        driver.evaluate((value) => {
          const field = document.querySelector<HTMLInputElement>('main input[type=email]');
          if (field) field.value = value;
        }, value);
      await fill('visitor@example.com');
      await waitFor('the button to work', async () => !(await isDisabled()));
      await driver.open('/');
      await alive(driver, 'main input[type=email]');
      await waitFor('the button to be disabled', isDisabled);
      await fill('visitor@example.com');
      await waitFor('the button to work', async () => !(await isDisabled()));
    },
  },
  {
    name: 'the notice of a form that was sent without the app leaves the address, and the page with it',
    async run(driver) {
      await driver.open('/contact#contact-success');
      await driver.type(['input', 'Your name'], 'Ada');
      await waitFor('the address', () => driver.evaluate(() => location.hash === ''));
      await shown(driver, '#contact-success');
      await driver.click(['header a', 'Prices']);
      await heading(driver, 'Prices for every wing');
      await hidden(driver, '#contact-success');
    },
  },
  {
    name: 'the wizard goes through its steps',
    async run(driver) {
      await driver.open('/start');
      await driver.click(['button', 'Begin']);
      await driver.type(['input', 'First name'], 'Ada');
      await driver.type(['input', 'Last name'], 'Okafor');
      await driver.click(['button', 'Continue']);
      await driver.type(['input', 'Mail address'], 'ada@example.com');
      await driver.type(['input', 'Company'], 'Example Ltd');
      await driver.click(['button', 'Get the ticket']);
      await shown(driver, ['h2', 'On board, Ada']);
    },
  },
  {
    name: 'the contact form says what is missing under its field, then sends',
    async run(driver) {
      await driver.open('/contact');
      await driver.click(['main button', 'Send']);
      await shown(driver, 'form [role=alert], form [id$=problem], form [aria-invalid=true]');
      await driver.type(['input', 'Your name'], 'Ada Okafor');
      await driver.type(['input', 'Your address'], 'ada@example.com');
      await driver.type(['textarea', 'Your message'], 'We fly in spreadsheets.');
      await hidden(driver, 'form [aria-invalid=true]');
      await driver.click(['main button', 'Send']);
      await shown(driver, ['[role=region] li', 'Message on its way!']);
    },
  },
  {
    name: 'the page of what is not found finds pages',
    expected: /404/,
    async run(driver) {
      await driver.open('/prises');
      await heading(driver, 'Nothing flies here');
      await driver.type(['input', 'Look for a page'], 'prices');
      // The list is shorter once it is searched, and until then its links may move.
      await hidden(driver, 'main form[role=search] li + li');
      await driver.click('main a[href="/prices"]');
      await heading(driver, 'Prices for every wing');
    },
  },
  {
    name: 'links, Back and Forward keep the places where the visitor was',
    async run(driver) {
      await driver.open('/');
      // What turns by itself above moves the place a little, until the visitor leaves.
      await driver.evaluate(() => {
        window.scrollTo({ top: 700, behavior: 'instant' });
        const leave = () => history.replaceState({ ...history.state, left: window.scrollY }, '');
        addEventListener('click', leave, { capture: true, once: true });
      });
      await driver.click(['header a', 'Prices']);
      await heading(driver, 'Prices for every wing');
      await driver.evaluate(goBack);
      await heading(driver, 'Plan before the wind turns');
      await waitFor('the place on the page', () =>
        driver.evaluate(() => Math.abs(window.scrollY - history.state.left) < 2),
      );
      await driver.evaluate(goForward);
      await heading(driver, 'Prices for every wing');
    },
  },
  {
    name: 'a document that the browser kept starts the app, and keeps the place',
    async run(driver) {
      // Firefox's driver opens no address after Back.
      await driver.evaluate(leaveFor, '/', 0);
      await heading(driver, 'Plan before the wind turns');
      await driver.evaluate(leaveWhileLoading);
      await heading(driver, 'Prices for every wing');
      await driver.evaluate(goBack);
      await heading(driver, 'Plan before the wind turns');
      await waitFor('the app', async () => {
        // WebKit loads the document once more, and a key before that is lost.
        await driver.press('Tab');
        return driver.evaluate(() => history.scrollRestoration === 'manual');
      });
      await driver.evaluate(leaveFor, '/prices', 650);
      await heading(driver, 'Prices for every wing');
      await driver.evaluate(goBack);
      await heading(driver, 'Plan before the wind turns');
      await waitFor('the place in the document', () =>
        driver.evaluate(() => Math.abs(window.scrollY - 650) < 2),
      );
    },
  },
];

async function pressOn(driver: Page, target: Target, key: string): Promise<void> {
  await driver.focus(target);
  await driver.press(key);
}

/** Wakes the app by the focus, and waits until it runs. */
async function alive(driver: Page, target: Target): Promise<void> {
  await driver.focus(target);
  await waitFor('the app', () =>
    driver.evaluate(() => 'alive' in document.documentElement.dataset),
  );
}

const isShown = async (driver: Page, target: Target): Promise<boolean> =>
  (await driver.evaluate(findElement, ...partsOf(target))) !== null;

async function shown(driver: Page, target: Target): Promise<void> {
  await waitFor(String(target), () => isShown(driver, target));
}

async function hidden(driver: Page, target: Target): Promise<void> {
  await waitFor(`no ${target}`, async () => !(await isShown(driver, target)));
}

const heading = (driver: Page, text: string): Promise<void> => shown(driver, ['h1', text]);

/** Waits until the computed figures of the block with that heading are these. */
async function figures(driver: Page, heading: string, expected: readonly string[]) {
  let found: readonly string[] = [];
  await waitFor(`${heading}: ${expected.join(', ')}`, async () => {
    found = await driver.evaluate(readFigures, heading);
    return found.join('|') === expected.join('|');
  }).catch((error: Error) => {
    throw new Error(`${error.message}; found ${found.join(', ')}`);
  });
}

/** Runs in the page. */
function readFigures(heading: string): string[] {
  const block = [...document.querySelectorAll('main > section')].find(
    (section) => section.querySelector('h2')?.textContent === heading,
  );
  return [...(block?.querySelectorAll('dd') ?? [])].map((figure) => figure.textContent ?? '');
}

/** Runs in the page. */
const isScrolled = (): boolean =>
  [...document.querySelectorAll('main [role=group]')].some(({ scrollLeft }) => scrollLeft > 5);

/** Runs in the page, and answers before the page goes. */
const goBack = (): void => void setTimeout(() => history.back());

/** Runs in the page, likewise. */
const goForward = (): void => void setTimeout(() => history.forward());

/** Runs in the page: as a visitor does whose first act is to follow a link. */
function leaveWhileLoading(): void {
  document.dispatchEvent(new WheelEvent('wheel'));
  setTimeout(() => location.assign('/prices'));
}

/** Runs in the page: scrolls it, and leaves it for another document. */
function leaveFor(address: string, top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  setTimeout(() => location.assign(address), 100);
}
