import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesIn } from './titles.ts';

/**
 * What the specification asks for, and the test that shows it: section, behaviour, file below
 * `tests/`, and a distinctive part of the test's title, or of that of its group.
 */
const table = `
1 | a banner says that a beta is coming and invites to sign up | e2e/header.spec.ts | the banner says
1 | claims are shown with their words, and with no others | pages/texts.test.ts | is claimed of nothing else
1 | claims are shown with their numbers, and with no others | pages/texts.test.ts | is claimed of it
1 | rolling forecasts of 13 and 52 weeks, predictions of 12 months, a warning of 90 days | e2e/pages.spec.ts | has what the specification names

2 | each of the 24 routes shows its screen, with header and footer | e2e/pages.spec.ts | has what the specification names
2 | each page has its parts, in their number | pages/structure.test.ts | has its parts
2 | any other path shows the not-found page with a hint | e2e/navigation.spec.ts | shows the not-found page
2 | a link that leads to no page shows it, too | e2e/navigation.spec.ts | is loaded as a document
2 | a route change scrolls smoothly to the top | e2e/navigation.spec.ts | scroll smoothly to the top
2 | /products, /solutions, /terms, /forgot-password and the shelves of /resources are no pages | e2e/pages.spec.ts | what is linked or named but is no page
2 | Products and Solutions are menus of seven and six pages that open on hover | e2e/header.spec.ts | opens on hover and lists its pages
2 | menus open and close with a click | e2e/header.spec.ts | a click opens and closes
2 | menus open and close with keys | e2e/header.spec.ts | keys open it
2 | a menu closes when a page is chosen | e2e/header.spec.ts | the menu closes
2 | Resources, Pricing, Sign in and Get Started are in the header | e2e/header.spec.ts | has the other links
2 | the header is sticky and changes its style past 50 px | e2e/header.spec.ts | changes its style past 50 px
2 | small screens have a toggled menu with all links | e2e/header.spec.ts | collapses to a menu
2 | the toggled menu closes again | e2e/header.spec.ts | the toggle and Escape close it
2 | the logo goes home, or to the top of home | e2e/header.spec.ts | the logo goes home
2 | the footer has its links, three profiles and a tagline | e2e/header.spec.ts | the footer has its links
2 | home: a signup box in the hero, and one at the end | e2e/signup.spec.ts | the signup box
2 | home: the logo strip 'Trusted by 500+ growing companies' | e2e/pages.spec.ts | has what the specification names
2 | home: feature sections, integrations, three testimonials and a closing call to action | pages/structure.test.ts | has its parts
2 | home: labels rotate every three seconds | e2e/document.spec.ts | change every three seconds
2 | home: the labels can be stopped | e2e/document.spec.ts | can be stopped
2 | home: eight product cards in a carousel | e2e/carousel.spec.ts | the eight cards in their order
2 | home: each product card leads to its page | e2e/carousel.spec.ts | each product links to its page
2 | home: the carousels scroll without scripts, too | e2e/carousel.spec.ts | can be scrolled
2 | home: the demo of scenarios is interactive | e2e/scenario-dashboard.spec.ts | dragging a slider changes the results
2 | home: twelve tools in a carousel, three times | e2e/carousel.spec.ts | twelve tools are shown three times
2 | home: View All Integrations leads nowhere | e2e/pages.spec.ts | has buttons that do nothing
2 | home: a note of 50+ more integrations | e2e/pages.spec.ts | has what the specification names
2 | about: mission, four figures, the challenge, why it was built, three values | e2e/pages.spec.ts | has what the specification names
2 | features: six cards with a description and four bullets | e2e/pages.spec.ts | six things in four bullets
2 | pricing: Starter and Professional lead to the wizard, Contact Sales nowhere | e2e/pages.spec.ts | /pricing leads to the wizard
2 | resources, careers, pricing, planning pages: buttons that do nothing | e2e/pages.spec.ts | has buttons that do nothing
2 | pricing: three plans and a trial of 14 days | e2e/pages.spec.ts | has what the specification names
2 | resources: four cards, three pieces with read times, a learning path in three steps | pages/structure.test.ts | has its parts
2 | resources: read times of 5, 8 and 12 minutes | e2e/pages.spec.ts | has what the specification names
2 | privacy: its date, principles and six sections | e2e/pages.spec.ts | has what the specification names
2 | careers: benefits, four positions, four steps of an application | e2e/pages.spec.ts | has what the specification names
2 | contact: details of contact | e2e/pages.spec.ts | has what the specification names
2 | contact: a form with four fields | e2e/contact.spec.ts | the contact form sends its fields
2 | EULA: its date, three key terms, its restrictions, law and address | e2e/pages.spec.ts | has what the specification names
2 | EULA: nine numbered sections | e2e/pages.spec.ts | nine numbered sections
2 | sign-in: a button shows and hides the password | e2e/sign-in.spec.ts | the eye shows and hides
2 | sign-in: links to the forgotten password and to the wizard | e2e/sign-in.spec.ts | links lead to the forgotten password
2 | sign-in: submitting sends nothing and leads nowhere | e2e/sign-in.spec.ts | submitting sends nothing
2 | sign-in: nothing is sent before the app is there | e2e/sign-in.spec.ts | before the app comes to life
2 | sign-in: nothing is sent without scripts or without the app | e2e/sign-in.spec.ts | nothing is sent either
2 | wizard: four steps | e2e/wizard.spec.ts | the whole way by mouse
2 | data analytics: six capabilities, four proven results, 'Perfect for', no visible form | pages/structure.test.ts | has its parts
2 | budgeting: achievements, five planning capabilities, five result metrics | pages/structure.test.ts | has its parts
2 | cash flow management: five forecasting capabilities, working capital, metrics, four audiences | pages/structure.test.ts | has its parts
2 | revenue, marketing and scenario planning: their topics | e2e/pages.spec.ts | has what the specification names
2 | headcount planning: an embedded dashboard | pages/structure.test.ts | has its parts
2 | cash flow management: a link to the wizard, and a signup box | e2e/pages.spec.ts | has what the specification names
2 | planning pages: results in percent, and a closing button without action | pages/structure.test.ts | claims results in percent
2 | headcount planning: the closing button has no action, and there is no email field | e2e/pages.spec.ts | has buttons that do nothing
2 | solopreneurs: an email field in the hero | e2e/pages.spec.ts | has what the specification names
2 | startups: a trial of 14 days, no credit card, setup in minutes | e2e/pages.spec.ts | has what the specification names
2 | FP&A teams: badge, headline, sections and their lists as they are written | e2e/pages.spec.ts | has what the specification names
2 | solutions: a closing email field with Get Started | pages/structure.test.ts | solution pages close with an email field
2 | product and solution pages: their boxes | e2e/signup.spec.ts | the closing box of

3 | a signup has email and source | e2e/signup.spec.ts | the signup box
3 | the wizard adds names, company, job title and one of four team sizes | e2e/wizard.spec.ts | the whole way by mouse
3 | each box sends its own source | e2e/signup.spec.ts | sends its source
3 | planning pages and data analytics send no source | e2e/pages.spec.ts | has what the specification names
3 | a contact request has name, email, company and message | e2e/contact.spec.ts | the contact form sends its fields
3 | email, password and the remember-me flag are never sent | e2e/sign-in.spec.ts | submitting sends nothing
3 | a testimonial has name, role, initials, quote and two metrics | pages/structure.test.ts | a testimonial has
3 | four sliders, six outputs and four risk cards | e2e/scenario-dashboard.spec.ts | four sliders with their ranges
3 | three scenarios of six months with inflow, outflow and balance | e2e/cash-flow-forecast.spec.ts | each scenario has inflow
3 | the figures of the three scenarios are right | blocks/cash-flow-forecast.test.ts | the sample on the page
3 | headcount: current and planned team, growth and annual cost are computed | e2e/headcount-dashboard.spec.ts | the totals are computed
3 | headcount: a hiring timeline of three steps | e2e/headcount-dashboard.spec.ts | the hiring timeline

4 | signup box: idle, pending, then success or error | e2e/signup.spec.ts | keeps the email when it fails, and then sends
4 | contact form: idle, pending, then success | e2e/contact.spec.ts | the contact form sends its fields
4 | contact form: error | e2e/contact.spec.ts | a failure is told
4 | wizard: welcome, names, email, confirmation; submitted on the third step only | e2e/wizard.spec.ts | the whole way by mouse
4 | wizard: the same with keys alone | e2e/wizard.spec.ts | by keyboard alone
4 | wizard: the same without scripts | e2e/wizard.spec.ts | all fields are one form, and the real server
4 | wizard: Back and Continue keep what was typed | e2e/wizard.spec.ts | Back keeps what was typed
4 | wizard: so does going to another page | e2e/wizard.spec.ts | another page on the way
4 | wizard: and another document | e2e/wizard.spec.ts | nor does another document
4 | wizard: a link to a place on the page leaves the step | e2e/wizard.spec.ts | a link to a place on the page
4 | wizard: what comes after the confirmation | e2e/wizard.spec.ts | after the confirmation
4 | wizard: a visitor who has gone on is told | e2e/wizard.spec.ts | gone on meanwhile
4 | wizard: an earlier outcome goes | e2e/wizard.spec.ts | an earlier try without the app
4 | wizard: step 4 greets by first name | e2e/wizard.spec.ts | the greeting shows the first name
4 | wizard: three circles, earlier ones checked, none on step 4 | e2e/wizard.spec.ts | three circles
4 | wizard: a failure stays on step 3 | e2e/wizard.spec.ts | a failure is told on the third step
4 | wizard: nothing pressed early is lost | e2e/wizard.spec.ts | pressed before the app came to life
4 | wizard: step 1 has a counter | e2e/wizard.spec.ts | the counter runs by itself
4 | cash flow: realistic first, of three buttons | e2e/cash-flow-forecast.spec.ts | the realistic scenario is shown first
4 | cash flow: the buttons switch | e2e/cash-flow-forecast.spec.ts | the buttons switch
4 | cash flow: the keyboard switches | e2e/cash-flow-forecast.spec.ts | the keyboard switches
4 | cash flow: nothing pressed early is lost | e2e/cash-flow-forecast.spec.ts | a click before the app
4 | cash flow: a month stands out under the pointer | e2e/cash-flow-forecast.spec.ts | a month under the pointer
4 | cash flow: all three can be read without scripts | e2e/cash-flow-forecast.spec.ts | all three can be read
4 | headcount: people first, of two toggle buttons | e2e/headcount-dashboard.spec.ts | the view of people is shown first
4 | headcount: both views list the same departments | e2e/headcount-dashboard.spec.ts | lists the same departments
4 | headcount: bars are relative to the largest planned value | e2e/headcount-dashboard.spec.ts | bars are relative
4 | headcount: the current bar of costs is 70% of planned | blocks/headcount-dashboard.test.ts | the bars
4 | headcount: the keyboard switches | e2e/headcount-dashboard.spec.ts | the keyboard switches
4 | headcount: both views can be read without scripts | e2e/headcount-dashboard.spec.ts | the figures of both views
4 | scenarios: a slider recomputes at once | e2e/scenario-dashboard.spec.ts | dragging a slider
4 | scenarios: the results stay in view | e2e/scenario-dashboard.spec.ts | the results are in view
4 | scenarios: keys move the sliders | e2e/scenario-dashboard.spec.ts | keys move the sliders
4 | scenarios: a slider moved early counts | e2e/scenario-dashboard.spec.ts | a slider that was moved before
4 | scenarios: results are announced | e2e/scenario-dashboard.spec.ts | screen readers hear one sentence
4 | scenarios: the plan can be read without scripts | e2e/scenario-dashboard.spec.ts | the plan is told as it stands
4 | header: scrolled past 50 px or not | e2e/header.spec.ts | changes its style past 50 px
4 | header: mobile menu open or closed | e2e/header.spec.ts | the toggle and Escape close it
4 | header: dropdowns open on hover | e2e/header.spec.ts | opens on hover
4 | carousel: the buttons are disabled at the ends | e2e/carousel.spec.ts | are disabled at their ends alone
4 | carousel: a press leaves a card in sight | e2e/carousel.spec.ts | one press leaves a card
4 | carousel: keys work the buttons | e2e/carousel.spec.ts | keys work the buttons
4 | carousel: arrow keys scroll | e2e/carousel.spec.ts | arrow keys scroll
4 | carousel: nothing pressed early is lost | e2e/carousel.spec.ts | a press before the page has come to life
4 | carousel: nor is what was scrolled | e2e/carousel.spec.ts | what was scrolled before
4 | carousel: the buttons are right on a later visit | e2e/carousel.spec.ts | coming from another page
4 | carousel: no buttons where everything fits | e2e/carousel.spec.ts | where everything fits
4 | sections animate into view once | e2e/entrance.spec.ts | sections rise once
4 | and not where less motion is wanted | e2e/entrance.spec.ts | nothing rises
4 | toasts: at most one at a time | e2e/toasts.spec.ts | at most one at a time

5 | email inputs are email-type, with their placeholder; required where they have to be | e2e/signup.spec.ts | the signup box
5 | the browser checks the form of an address | e2e/signup.spec.ts | the browser checks the form
5 | product and solution boxes: disabled while empty | e2e/signup.spec.ts | the closing box of
5 | the landing call to action submits only what is not empty | e2e/signup.spec.ts | sends nothing while it is empty
5 | contact: name, email and message required, company not | e2e/contact.spec.ts | name, email and message are required
5 | contact: spaces are no answer | e2e/contact.spec.ts | spaces are no answer
5 | wizard: Continue is disabled until both names are filled | e2e/wizard.spec.ts | Continue is disabled
5 | wizard: asterisks, and an email on step 3 | e2e/wizard.spec.ts | required fields carry an asterisk
5 | wizard: job title, team size and company are optional | e2e/wizard.spec.ts | optional fields left empty
5 | sign-in: both fields are required | e2e/sign-in.spec.ts | both fields are required

6 | every page is public, and visitors are anonymous | e2e/pages.spec.ts | has what the specification names

7 | POST /api/email-signup with email and source, as JSON | e2e/signup.spec.ts | the signup box
7 | a signup is stored | e2e/signup.spec.ts | is stored by the real server
7 | the wizard's signup, as JSON | e2e/wizard.spec.ts | the whole way by mouse
7 | with empty optional fields | e2e/wizard.spec.ts | by keyboard alone
7 | which is stored | e2e/wizard.spec.ts | without the optional fields is stored
7 | also without scripts | e2e/wizard.spec.ts | all fields are one form, and the real server
7 | POST /api/demo-request with the contact form's fields | e2e/contact.spec.ts | the contact form sends its fields
7 | requests are JSON and include credentials | blocks/requests.test.ts | is JSON and includes credentials
7 | answers are judged by success or failure alone | e2e/signup.spec.ts | only its status counts
7 | sign-in makes no call | e2e/sign-in.spec.ts | submitting sends nothing
7 | nothing else is requested | e2e/pages.spec.ts | and calls nothing
7 | the data facility joins its key with slashes and includes credentials | blocks/requests.test.ts | joins the query key
7 | a 401 throws or yields null, and throws by default | blocks/requests.test.ts | a 401 throws
7 | any other failure throws, and nothing is asked twice | blocks/requests.test.ts | the data facility

8 | an error's message is the status and the body, or the status text | blocks/requests.test.ts | an answer that is no success
8 | signup failure: Error, destructive, email kept; success: field cleared | e2e/signup.spec.ts | the signup box
8 | no distinction by status | e2e/signup.spec.ts | whatever the failure
8 | contact failure: the same toast | e2e/contact.spec.ts | a failure is told
8 | contact success: Message sent!, form cleared | e2e/contact.spec.ts | the contact form sends its fields
8 | wizard failure: Oops! | e2e/wizard.spec.ts | a failure is told on the third step
8 | wizard success: Welcome to the Future of Finance! | e2e/wizard.spec.ts | the whole way by mouse
8 | unknown route: the not-found page | e2e/navigation.spec.ts | shows the not-found page

9 | plans, their prices and what they include; a trial of 14 days | e2e/pages.spec.ts | has what the specification names
9 | an answer and the beta's email within 24 hours | e2e/wizard.spec.ts | the whole way by mouse
9 | the header changes at 50 px | e2e/header.spec.ts | changes its style past 50 px
9 | hero labels change every 3 seconds | e2e/document.spec.ts | change every three seconds
9 | counter: from 1000 in steps of 100 every 50 ms, over 10000 to the start | blocks/signup-wizard.test.tsx | every 50 ms
9 | counter: in the page | e2e/wizard.spec.ts | the counter runs by itself
9 | counter: at its end where less motion is wanted | e2e/wizard.spec.ts | the counter stands still
9 | wizard: three steps and a confirmation | e2e/wizard.spec.ts | three circles
9 | integrations: 12 tools three times | e2e/carousel.spec.ts | twelve tools are shown three times
9 | integrations: 100 ms apart | e2e/carousel.spec.ts | 100 ms apart
9 | elsewhere 150 or 200 ms apart | e2e/entrance.spec.ts | 150 or 200 ms apart
9 | nothing moves where less motion is wanted | e2e/entrance.spec.ts | nothing rises
9 | sliders: ranges, defaults and steps | blocks/scenario-dashboard.test.ts | the ranges and defaults
9 | sliders: in the page | e2e/scenario-dashboard.spec.ts | four sliders with their ranges
9 | baselines of ARR, CAC and runway | blocks/scenario-dashboard.test.ts | the baselines exactly
9 | efficiency score capped at 99 | blocks/scenario-dashboard.test.ts | caps the efficiency score
9 | forecast: six months a scenario | blocks/cash-flow-forecast.test.ts | three scenarios of six months
9 | forecast: 120 px, scaled to the largest amount | e2e/cash-flow-forecast.spec.ts | the chart is 120 px high
9 | forecast: scaled to the largest of inflow, outflow and absolute balance | blocks/cash-flow-forecast.test.ts | the chart
9 | forecast: a negative balance | e2e/cash-flow-forecast.spec.ts | a negative balance
9 | forecast: totals in thousands | blocks/cash-flow-forecast.test.ts | the totals
9 | forecast: totals in the page | e2e/cash-flow-forecast.spec.ts | the totals of each scenario
9 | headcount: the six departments, their sums, 70% | blocks/headcount-dashboard.test.ts | the sample on the page
9 | headcount: the totals in the page | e2e/headcount-dashboard.spec.ts | the totals are computed
9 | toasts: one at a time | e2e/toasts.spec.ts | at most one at a time
9 | toasts: removed 1000000 ms after dismissal | blocks/toast-store.test.tsx | 1,000,000 ms after
9 | toasts: the next one takes the place | blocks/toast-store.test.tsx | takes its place
9 | toasts: 5000 ms | e2e/toasts.spec.ts | after five seconds
9 | toasts: F8 | e2e/toasts.spec.ts | F8 moves the focus
9 | toasts: a swipe of 50 px | e2e/toasts.spec.ts | a swipe past 50 px
9 | tooltips: 700 ms, and none within 300 ms | e2e/tooltips.spec.ts | open after 700 ms
9 | tooltips: stay, and go | e2e/tooltips.spec.ts | stay while the pointer
9 | tooltips: keys | e2e/tooltips.spec.ts | open with the keyboard
9 | tooltips: touch | e2e/tooltips.spec.ts | open and close with a tap
9 | data: no refetch, never stale, no retries | blocks/requests.test.ts | fetches once
9 | privacy and EULA: January 2025, California | e2e/pages.spec.ts | has what the specification names
`;

const rows = table
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' | '))
  .map(([section, behaviour, file, title]) => ({ section, behaviour, file, title }) as Row);

interface Row {
  section: string;
  behaviour: string;
  file: string;
  title: string;
}

const folder = import.meta.dirname;
const titles = new Map(
  globSync('**/*.{test,spec}.{ts,tsx}', { cwd: folder }).map((file) => [
    file,
    titlesIn(join(folder, file)),
  ]),
);

/** The sections that a title claims: `sections 2 to 5, 7 and 8` are 2, 3, 4, 5, 7 and 8. */
function sectionsIn(title: string): Set<string> {
  const sections = new Set<string>();
  for (const [, list = ''] of title.matchAll(/\bsections? (\d[\d, andto]*):/g)) {
    for (const [, first, last = first] of list.matchAll(/(\d)(?: to (\d))?/g)) {
      for (let section = Number(first); section <= Number(last); section += 1) {
        sections.add(String(section));
      }
    }
  }
  return sections;
}

describe('each behaviour has a test', () => {
  test.each(rows)('section $section: $behaviour', ({ file, title }) => {
    const found = (titles.get(file) ?? []).filter((each) => each.includes(title));
    expect(found, `no test in tests/${file} has "${title}" in its title`).not.toEqual([]);
  });

  test('in every section', () => {
    expect(new Set(rows.map(({ section }) => section))).toEqual(
      new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9']),
    );
  });
});

const claims = [...titles].flatMap(([file, all]) =>
  all.flatMap((title) => [...sectionsIn(title)].map((section) => ({ file, title, section }))),
);

test('each test that claims a section shows a behaviour of it', () => {
  expect(claims.length).toBeGreaterThan(100);
  const unknown = claims.filter(
    (claim) =>
      !rows.some(
        ({ section, file, title }) =>
          section === claim.section && file === claim.file && claim.title.includes(title),
      ),
  );
  expect(unknown).toEqual([]);
});
