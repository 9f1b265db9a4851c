import { expect, test } from 'vitest';
import { exampleOf, plainPage } from '../../content.ts';
import { type Case, check, feature, reportedIn } from './rule-under-test.ts';

const bars = (values: (number | [number, boolean])[], more: object = {}) =>
  feature({
    kind: 'bars',
    title: 'Cash',
    bars: values.map((value, index) => ({
      label: `M${index + 1}`,
      ...(Array.isArray(value) ? { value: value[0], forecast: value[1] } : { value }),
    })),
    ...more,
  });
const named = (...labels: string[]) =>
  feature({ kind: 'bars', title: 'Cash', bars: labels.map((label) => ({ label, value: 1 })) });
const target = (label: string, value: number) => bars([5, 6], { target: { label, value } });
const ranking = (title: string, values: number[]) =>
  feature({
    kind: 'ranking',
    title,
    rows: values.map((value, index) => ({ label: `R${index}`, value })),
  });
const sharedPrice = (owner: string) =>
  feature({
    kind: 'shared-price',
    title: 'Price for each user',
    owner,
    price: 120,
    users: { label: 'Users', minimum: 1, maximum: 8, default: 4 },
    legend: { chosen: 'Your team', others: 'Other teams' },
    texts: { single: '{price}', several: '{each} each' },
  });
const lines = (more: object, values = [1, 2]) =>
  feature({
    kind: 'lines',
    title: 'Cash',
    labels: ['Jan', 'Feb', 'Mar'],
    series: [{ label: 'A', values }],
    ...more,
  });
const bridge = (axisStart: number) =>
  feature({
    kind: 'bridge',
    title: 'Cash',
    axisStart,
    start: { label: 'A', value: 100 },
    steps: [
      { label: 'B', change: -40 },
      { label: 'C', change: 90 },
    ],
    end: { label: 'D' },
  });
const schedule = (to: number) =>
  feature({
    kind: 'schedule',
    title: 'Week',
    labels: ['Mon', 'Tue', 'Wed'],
    rows: [
      { label: 'A', from: 0, to, text: 'x' },
      { label: 'B', from: 1, to: 2, text: 'y' },
    ],
  });
const invoices = (...dues: [due: string, amount: number][]) => ({
  type: 'late-payers',
  heading: 'H',
  title: 'Cash',
  opening: 10,
  weeks: ['W1', 'W2', 'W3', 'W4'].map((label) => ({ label, inflow: 10.3, outflow: 5 })),
  payers: dues.map(([due, amount], index) => ({ label: `P${index}`, amount, due })),
  choose: 'C',
  weeksLate: { label: 'L', minimum: 1, maximum: 3, default: 2 },
  minimum: { label: 'M', value: 4 },
  lowest: { label: 'A' },
  reached: { label: 'B' },
  headroom: { label: 'C' },
  unchanged: 'U',
  texts: { due: '{due}', late: '{paid}', after: '{last}' },
  legend: { balance: 'A', planned: 'B', short: 'C' },
  announcement: '{lowest}',
});
const times = (...all: string[]) => ({
  type: 'timeline',
  heading: 'H',
  steps: all.map((when) => ({ when, text: 'T' })),
});
const year = (...swapped: string[]) => [
  'Jan',
  ...swapped,
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const divided = (divisions: number, all: (number | undefined)[]) => ({
  type: 'timeline',
  heading: 'H',
  divisions,
  steps: all.map((division, index) => ({
    when: `T${index}`,
    text: 'T',
    ...(division && { division }),
  })),
});
const stat = (more: object, value = '95%') => ({
  type: 'stats',
  heading: 'H',
  items: [{ value, label: `figures of ${value}`, ...more }],
});
const card = (more: object) => ({
  type: 'card-grid',
  heading: 'H',
  cards: [{ title: 'A', text: 'T', ...more }],
});
const sparkline = (actual: number[], start?: string, end?: string, more: object = {}) =>
  card({ sparkline: { actual, ...(start && { start }), ...(end && { end }), ...more } });
const story = (saved: string, suffix = ' days') => {
  return {
    type: 'testimonials',
    heading: 'H',
    quotes: [{ quote: `Q ${saved}`, name: 'N', role: 'R', company: 'C', initials: 'C' }],
    story: {
      text: 'T',
      title: 'Working days to close',
      suffix,
      before: 'June',
      after: 'July',
      saved,
      parts: [
        { label: 'Match', before: 6, after: 3.5 },
        { label: 'Report', before: 3, after: 0.5 },
      ],
    },
  };
};
const closing = (forecast: boolean) => ({
  type: 'close-month',
  heading: 'H',
  title: 'Burn',
  months: [
    { label: 'Oct', value: 402 },
    { label: 'Nov', value: 411, forecast, close: { button: 'C', value: 405, result: 'R' } },
    { label: 'Dec', value: 384, forecast: true },
  ],
  total: { label: 'Burn' },
  unchanged: 'U',
  result: 'R',
  legend: { actual: 'A', forecast: 'F', earlier: 'E' },
  reset: 'Again',
});
const stages = (...metas: string[]) => ({
  type: 'steps',
  heading: 'H',
  steps: metas.map((meta, index) => ({ title: `S${index}`, text: `T${index}`, meta })),
});
const over = (period: string) =>
  feature({
    kind: 'schedule',
    title: 'Plan',
    period,
    labels: ['2 Mar', '1 Apr', '1 May', '31 May'],
    rows: ['A', 'B'].map((label) => ({ label, from: 0, to: 1, text: 'T' })),
  });
const steps = (changes: number[], end: number, notes: string[] = []) =>
  feature({
    kind: 'bridge',
    title: 'Cash',
    start: { label: 'A', value: 100 },
    steps: changes.map((change, index) => ({
      label: `B${index}`,
      change,
      ...(notes[index] && { note: notes[index] }),
    })),
    end: { label: 'F', value: end },
  });
const parts = (whole: number, first: number, end: number) =>
  feature({
    kind: 'bridge',
    title: 'Cash',
    start: { label: 'A', value: 100 },
    steps: [
      {
        label: 'B',
        change: whole,
        parts: [
          { label: 'C', change: first },
          { label: 'D', change: 161 },
        ],
      },
      { label: 'E', change: 5 },
    ],
    end: { label: 'F', value: end },
  });
const button = (action: object) => ({ type: 'call-to-action', heading: 'H', action });

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const plan = (labels: string[], actual: number[], from: string, values: number[]) =>
  feature({
    kind: 'lines',
    title: 'Cash',
    labels,
    series: [
      { label: 'Actual', values: actual },
      { label: 'Plan', from, status: 'forecast', values },
    ],
  });
const fan = (labels: string[], shares: number[] = [50, 80], more: object = {}) =>
  feature({
    kind: 'fan',
    title: 'Cash',
    labels,
    actual: [8, 7],
    forecast: [6, 5],
    deviation: 0.2,
    bands: shares.map((share) => ({ share, label: `Band of ${share}` })),
    ...more,
  });
const slider = (more: object) => ({
  ...exampleOf('price-change'),
  id: undefined,
  price: { label: 'Price', minimum: 0, maximum: 60, default: 20, step: 2, ...more },
});
const flow = feature({
  kind: 'flow',
  title: 'Cash',
  columns: [{ nodes: [{ label: 'A' }] }, { nodes: [{ label: 'B' }, { label: 'C' }] }],
  streams: [{ from: 'A', to: 'B', value: 5 }],
});
/** Streams between `A` or `B`, `C`, and `D`, each written as `AC 20`. */
const routes = (written: string[], more: object = {}) =>
  feature({
    kind: 'flow',
    title: 'Cash',
    columns: ['AB', 'C', 'D'].map((labels) => ({
      nodes: [...labels].map((label) => ({ label })),
    })),
    streams: written.map((each) => ({
      from: each.charAt(0),
      to: each.charAt(1),
      value: Number(each.slice(3)),
    })),
    ...more,
  });
const streams = (annotation: string, ...[a, b, c]: [number, number, number]) =>
  routes([`AC ${a}`, `BC ${b}`, `CD ${c}`], { annotation });
const scenarios = exampleOf('cash-flow-forecast');
const swappedMonths = {
  ...scenarios,
  scenarios: {
    ...scenarios.scenarios,
    optimistic: {
      ...scenarios.scenarios.optimistic,
      months: [1, 0, 2, 3, 4, 5].map((index) => scenarios.scenarios.optimistic.months[index]),
    },
  },
};
/** Who leaves in the middle goes nowhere. */
const funnel = feature({
  kind: 'flow',
  title: 'Visitors',
  columns: ['A', 'BC', 'D'].map((labels) => ({ nodes: [...labels].map((label) => ({ label })) })),
  streams: [
    { from: 'A', to: 'B', value: 15 },
    { from: 'A', to: 'C', value: 85 },
    { from: 'B', to: 'D', value: 15 },
  ],
});
const cohorts = (closed: number) => ({
  type: 'feature',
  heading: 'Kept',
  text: 'Who stays.',
  visual: {
    kind: 'cohorts',
    title: 'Kept',
    since: ['Start', '3 mo'],
    cohorts: [
      { label: 'A', values: [100, 90], closed },
      { label: 'B', values: [100, 80], closed: 1 },
    ],
  },
});

const team = (people: number, ...parts: number[]) => ({
  ...exampleOf('hiring-calendar'),
  id: undefined,
  team: {
    label: `Team of ${people}`,
    people,
    departments: parts.map((each, index) => ({ label: `D${index}`, people: each })),
    cost: 2940,
  },
});

/** What contradicts itself: the code, and what is marked; then what is proposed. */
const prices = (...all: string[]) => ({
  type: 'pricing-plans',
  plans: all.map((price, index) => ({
    name: ['One', 'Two', 'Three', 'In Europe'][index],
    price,
    features: ['A'],
    action: { label: 'Go', href: '/' },
  })),
});

const wrong: Case[] = [
  ['K622 15', schedule(15)],
  ['K622 4', schedule(4)],
  ['K650 3 2', cohorts(3)],
  ['K651 C', flow],
  ['K607 56', streams('Nothing is lost.', 20, 30, 56)],
  ['K605 C', routes(['AC 20', 'BC 30', 'BC 30', 'CD 50'])],
  ['K608 A', routes(['CA 20', 'BC 30', 'CD 50'])],
  ['K667 units', routes(['AC 150', 'BC 50', 'CD 200'], { units: true })],
  ['K608 C', routes(['AC 20', 'CC 30', 'CD 50'])],
  [`K616 ${scenarios.scenarios.optimistic.months[1]?.month}`, swappedMonths],
  ['K607 56', streams('All of the 50 goes on.', 20, 30, 56)],
  ['K607 56', streams('The 56 are all there is.', 20, 30, 56)],
  ['K623 600', bridge(600)],
  ['K623 500', bridge(500)],
  ['K609 M2', bars([[1, true], 2])],
  ['K609 M3', bars([1, [2, true], 3, [4, true]])],
  ['K609 M4', bars([1, [2, true], [3, true], 4, [5, true], 6, [7, true]])],
  ['K610 boundary', bars([1, 2], { boundary: 'Now' })],
  ['K610 boundary', lines({ boundary: 'Now' })],
  ['K610 bulletsHeading', { type: 'feature', heading: 'A', bulletsHeading: 'What it does' }],
  ['K610 divisions', { type: 'signup-box', heading: 'A', button: 'Go', divisions: 4 }],
  ['K610 forecast', bars([1, 2], { legend: { actual: 'A', forecast: 'F' } })],
  ['K611 legend', bars([1, [2, true]], { legend: { actual: 'A' } })],
  [
    'K611 legend',
    { ...sparkline([1, 2], undefined, undefined, { forecast: [3] }), legend: { actual: 'A' } },
  ],
  ['K612 first "First"', { type: 'hero', title: 'First of all', highlight: 'first' }],
  ['K612 befor "before"', { type: 'hero', title: 'Know it before all', highlight: 'befor' }],
  ['K613 46 47', ranking('The 46 people of the team', [19, 11, 10, 7])],
  ['K613 60 6', target('Minimum $6', 60)],
  ['K613 30 3', target('Board minimum $3.0M', 30)],
  ['K613 0.4 4', target('Board minimum $4,000', 0.4)],
  ['K613 $60M $6M', target('Board minimum $60M', 6)],
  ['K613 $3.0M $4.0M', target('Board minimum $3.0M', 4)],
  ['K613 3 4', sparkline([6, 5, 4], 'Q1: 6 h', 'Q4: 3 h')],
  ['K613 $400K $6,000K', sparkline([6, 5, 4], 'Q1: $400K', 'Q4: $4M')],
  ['K657 "Q4: €4M"', sparkline([6, 5, 4], 'Q1: $6M', 'Q4: €4M')],
  ['K614 402000 402', bars([400, 410, 402000])],
  ['K614 0.4 400', bars([400, 410, 0.4])],
  ['K614 18 18000000', bars([12e6, 14e6, 18])],
  ['K614 2000 2', lines({}, [2, 2000, 3])],
  ['K614 59 €', prices('$49', '59 €')],
  ['K614 59 €', prices('$49', '59 €', '$69')],
  ['K614 4000 4', sparkline([6, 5, 4.5, 4000], 'Q1', 'Q4')],
  ['K606 32 23', parts(184, 32, 289)],
  // The bridge fits the sum, so one of its parts is wrong.
  ['K606 parts', parts(184, 28, 289)],
  ['K602 4 -4', steps([23, 8, 4], 127)],
  ['K602 80 8', steps([23, 80, -4], 127, ['30 to 7', '70 to 62', '1 to 5'])],
  ['K606 148 184', parts(148, 23, 289)],
  ['K616 May 2026 to Apr 2026', over('May 2026 to Apr 2026')],
  ['K616 May 2026 to Feb 2026', over('May 2026 to Feb 2026')],
  ['K606 36 35', team(36, 12, 23)],
  ['K616 30 Nov', times('1 Dec', '2 Dec', '30 Nov')],
  ['K616 Tag 1', times('Tag 1', 'Tag 2', 'Tag 1')],
  ['K616 10:00', times('9:00', '11:00', '10:00', '12:00')],
  ['K616 Tuesday, 1 Dec', times('Friday, 4 Dec', 'Tuesday, 1 Dec', 'Wednesday, 2 Dec')],
  ['K616 Day 14', times('Day 1', 'Day 17', 'Day 14')],
  ['K616 Week 6', times('Now', 'Week 8', 'Week 6')],
  ['K616 Week 2', times('Week 1', 'Week 4', 'Week 6', 'Week 2')],
  ['K617 89', stat({ before: 89 })],
  ['K617 89', stat({ after: 89 })],
  ['K613 $129 $120', sharedPrice('Team, $129 per month')],
  ['K613 6 5', story('6 days given back')],
  ['K613 7 5', story('7 hours given back', ' h')],
  ['K613 1 5', story('1 day less than in 2025')],
  ['K613 75%', stat({ before: 100, after: 35 }, '75%')],
  ['K618 days " days"', bars([1, 2], { suffix: 'days' })],
  ['K618 EUR "EUR "', bars([1, 2], { prefix: 'EUR' })],
  ['K605 Jul', named('Jul', 'Jul', 'Sep')],
  ['K658 Jul "Sep"', named('Jun', 'Jul', 'Aug', 'Jul', 'Oct')],
  ['K658 Feb "Mar"', named('Jan', 'Feb', 'Feb', 'Apr', 'May')],
  ['K640 Apr', named('Jan', 'Feb', 'Apr', 'May')],
  ['K605 Feb', named('Jan', 'Feb', 'Feb', 'Mar', 'Apr')],
  ['K640 Jan', named('Oct', 'Nov', 'Jan', 'Feb')],
  ['K640 Q4', named('Q1', 'Q2', 'Q4', 'Q1')],
  ['K640 "2024"', named('2020', '2021', '2022', '2024', '2025')],
  ['K640 Feb', plan(months.toSpliced(3, 1), [3, 2], 'Nov', [2, 2, 2, 1, 1])],
  ['K642 - 7 - 6', plan(months.slice(0, 5), [9, 8, 7], 'Dec', [7, 6])],
  ['K641 - 7 - 6 - 5 - 4', plan(months.slice(0, 4), [9, 8, 7], 'Dec', [7, 6, 5, 4])],
  [
    'K641 labels',
    feature({
      kind: 'lines',
      title: 'Cash',
      labels: months.slice(0, 4),
      series: ['Plan', 'Late payers'].map((label) => ({ label, from: 'Dec', values: [7, 6, 5] })),
    }),
  ],
  ['K642 - Oct - Nov - Dec', fan(['Oct', 'Nov', 'Dec'])],
  // Labels that follow one another are right.
  ['K642 - 6 - 5', fan(['Oct', 'Nov', 'Dec', 'Jan', 'Feb'])],
  ['K642 - Oct - Then - Dec - Jan - Feb', fan(['Oct', 'Then', 'Dec', 'Jan', 'Feb'])],
  [
    'K641 - 7 - 6 - 5 - 4',
    feature({
      ...plan(months.slice(0, 4), [9, 8, 7], 'Dec', [7, 6, 5, 4]).visual,
      period: 'Oct 2026 to Feb 2027',
    }),
  ],
  ['K623 5', fan(['Oct', 'Nov', 'Dec', 'Jan'], [50, 80], { axisStart: 5 })],
  ['K645 100', slider({ step: 100 })],
  ['K646 20 21', slider({ step: 3 })],
  ['K646 0.35 0.3', slider({ minimum: 0, maximum: 1, default: 0.35, step: 0.1 })],
  ['K646 0.2 0', slider({ default: 0.2, suffix: '%' })],
  ['K647 50', fan(['Oct', 'Nov', 'Dec', 'Jan'], [80, 50])],
  ['K605 Past', bars([5, [6, true]], { legend: { actual: 'Past', forecast: 'Past' } })],
  ['K605 C', routes(['AC 20', 'BC 30', 'AC 5', 'CD 50'])],
  ['K606 11', invoices(['W1', 11])],
  ['K606 6.3', invoices(['W1', 5], ['W2', 5], ['W1', 6.3])],
  ['K610 Mar', lines({ annotation: { series: 'A', at: 'Mar', text: 'T' } })],
  ['K616 Mar', { ...exampleOf('hiring-calendar'), months: year('Mar', 'Feb') }],
  ['K616 Mar', named('Jan', 'Mar', 'Feb', 'Apr', 'May', 'Jun')],
  ['K616 Mar', named('Jan', 'Mar', 'Feb', 'Apr')],
  ['K658 May "Feb"', named('Jan', 'May', 'Mar', 'Apr')],
  ['K658 Q4 "Q2"', named('Q1', 'Q4', 'Q3', 'Q4')],
  ['K658 Fbe "Feb"', named('Jan', 'Fbe', 'Mar')],
  ['K658 Febuary "February"', named('January', 'Febuary', 'March', 'April')],
  ['K658 Jna 27 "Jan 27"', named('Jna 27', 'Feb 27', 'Mar 27')],
  ['K658 Okt "Oct"', named('Sep', 'Okt', 'Nov', 'Dec')],
  ['K616 Sept', named('June', 'July', 'Sept', 'Aug', 'Oct', 'Nov', 'Dec')],
  ['K616 Q2', named('Q2', 'Q1', 'Q3')],
  ['K616 "3"', named('0', '6', '3', '9 min')],
  ['K616 1 Apr', named('2 Mar', '1 May', '1 Apr', '31 May')],
  ['K616 Nov', plan(['Sep', 'Nov', 'Oct', 'Dec'], [9, 8], 'Oct', [8, 7, 6])],
  ['K616 Sep', named('Jun', 'Sep', 'Jul', 'Aug')],
  ['K616 Jun', named('Jul', 'Aug', 'Jun', 'Sep', 'Oct')],
  ['K640 Apr', named('Jan', 'Feb', 'Apr', 'Mai')],
  ['K647 3', divided(7, [undefined, 4, 3, undefined])],
  ['K650 8', divided(7, [undefined, 8, undefined])],
  ['R223 Go', button({ label: 'Go' })],
  ['R223 Go → /pricing', button({ label: 'Go → /pricing' })],
];

/** What an author may well mean. */
const right: Record<string, unknown>[] = [
  prices('$49', 'Custom', '$69'),
  prices('$49', '59 €', '£69'),
  prices('$49', '$59', '$69', '59 €'),
  { type: 'hero', title: 'In a 90-day week, we know it', highlight: '90' },
  { type: 'hero', title: '毎日の数字', highlight: '数字' },
  funnel,
  sparkline([8, 7.6, 7.2], undefined, undefined, { forecast: [60, 0.5], target: 30 }),
  sparkline([1.2, 1.3, 12, 1.4]),
  closing(true),
  team(36, 12, 24),
  stat({ before: 100, after: 75, label: 'less, $40K to $30K' }, '25%'),
  story('5 days given back'),
  story('Down to 4 days'),
  story('60 days a year given back'),
  story('4 people less'),
  story('6 months earlier', ' min'),
  story('6 households less', ' h'),
  schedule(2),
  schedule(1.5),
  invoices(['W1', 10.3], ['W2', 0.1], ['W2', 0.2], ['W2', 10]),
  bridge(50),
  bars([1, [2, true], [3, true]], { boundary: 'Now', legend: { actual: 'A', forecast: 'F' } }),
  bars(
    [
      [1, true],
      [2, true],
    ],
    { legend: { forecast: 'F' } },
  ),
  lines({ series: [{ label: 'A', values: [1, 2, 3], status: 'forecast' }], boundary: 'Now' }),
  target('Board minimum $3.0M', 3),
  target('Minimum $50K', 50),
  target('Minimum $49.67', 49.67),
  sharedPrice('Team, $120 per month'),
  sharedPrice('Team of 2027'),
  target('Plan of 2027', 80),
  target('FY27 plan', 80),
  ranking('The 46 people of the team', [19, 11, 9, 7]),
  ranking('The 90 people who answered', [19, 11, 9, 7]),
  ranking('The 45 days of a close', [19, 11, 9, 7]),
  ranking('Days lost by 45 people', [19, 11, 9, 7]),
  target('80% of the budget', 1200),
  target('By week 12', 80),
  target('$5M covenant less $2M', 3),
  bars([1500, 1600], { target: { label: '1.540 €', value: 1540 } }),
  sparkline([6, 5, 3], 'Q1 25: 6 h', 'Q4 26: 3 h'),
  sparkline([400, 300], 'Jul 26: $400K', 'Dec 26'),
  sparkline([1, 2, 3], 'Jan 26', 'Mar 26'),
  sparkline([0.4, 0.8], 'Jan: $410K', 'Mar: $900K', { forecast: [0.9] }),
  stat({ before: 100, after: 25 }, '75%'),
  stat({ before: 9, after: 4 }, '5 days'),
  stat({ before: 100, after: 20 }, '1 day'),
  stat({ before: 100, after: 40 }, '4 days'),
  stat({ before: 1, after: 3 }, '3×'),
  bars([1, 20, 300]),
  bars([0, 0, 500]),
  bars([1, 900]),
  times('Now', 'Within 24 hours', 'Within 2 days'),
  times('2026', '2025', '2024'),
  times('22:00', '23:00', '01:00'),
  times('Q3 2026', 'Q4 2026', 'Q1 2027'),
  times('12 Mar', '3 Apr', '1 May'),
  stages('A, 3 Dec, 10:12', 'B, 3 Dec, 15:40', 'C, 4 Dec, 09:05'),
  stages('Days 2 to 4', 'Weeks 50 to 2', 'After days 3 and 2'),
  over('1 Dec 2026 to 30 Apr 2027'),
  over('2 Mar to 21 May 2027'),
  over('As of 2 Mar 2027'),
  times('Nov 25', 'Mar 26', 'Jul 26', 'Jan 27'),
  times('Dec 2026', 'Jan 2027', 'Jun 2027', 'Jan 2028'),
  over('Jul to Jun 2027'),
  times('15 Apr', '15 Jun', '15 Sep', '15 Jan'),
  times('30 Nov', '1 Dec', '5 Jan'),
  times('4 Dec', '12 Nov', '3 Oct', '1 Sep'),
  times('4 December', 'By New Year', '15 January'),
  times('30 April', '30 January'),
  named('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Mon'),
  named('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Mon', 'Tue'),
  named('Jan', 'Feb', 'Mar', 'Dec'),
  named('Sep', 'Oct', 'Now'),
  named('Jan', 'Feb', 'Goal'),
  named('out.', 'nov.', 'dez.', 'jan.'),
  named('jan. 2026', 'fev. 2026', 'mar. 2026'),
  named('feb', 'mar', 'apr', 'mag'),
  named('jul', 'ago', 'sep', 'oct'),
  named('Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'Aug', 'Sept'),
  named('Q4 2024', 'Q1 2025', 'Q2 2025', 'Q3 2025'),
  named('Jan 25', 'Jan 26', 'Jan 27', 'Jan 28'),
  named('Dec', 'Jan', 'Feb', 'Mar'),
  named('Apr', 'Mar', 'Feb', 'Jan'),
  named('Jun', 'Jul', 'Aug', 'May'),
  named('Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'),
  bars([1, 2], { suffix: 'kWh' }),
  bars([1, 2], { suffix: 'bn' }),
  bars([1, 2], { suffix: ' days', prefix: '€' }),
  bars([1, 2], { suffix: '-day' }),
  named('J', 'J', 'A'),
  steps([23, 8, -4], 127, ['30 to 7', '70 to 62', '1 to 5']),
  steps([23, 8, -4], 127, ['30 to 7', '8 of 62 teams', '1 to 5']),
  steps([23, 8, -4], 127, ['2 starts in 2025', '3 of 9 offices', 'Since 3 or 4 May']),
  steps([23, 8, -4], 127, ['$30.1K to $7.3K', '70', '1 to 5']),
  steps([23, 8, 0], 131, ['30 to 7', '70 of 62', '5 to 5']),
  named('2025', '2025', '2026', '2026'),
  named('Q1', 'Q2', 'Q3', 'Q4', 'Q1'),
  times('22:00', '23:00', '0:30'),
  times('10 min', '5 min', '20 min'),
  times('Tag 1', 'Tag 2', 'Tag 1', 'Tag 2'),
  named('Jul', 'Aug', 'Jul'),
  button({ label: 'Go', reason: 'Opens later' }),
  named('Jan', 'Apr', 'Jul', 'Oct'),
  named('Jan', 'Feb', 'Apr'),
  named('1', '2', '5', '10', '20'),
  named('11', '12', '1', '2'),
  named('Nov', 'Dec', 'Jan', 'Feb'),
  plan(months, [9, 8, 7], 'Dec', [7, 6, 5, 4]),
  fan(['Oct', 'Nov', 'Dec', 'Jan'], [50, 80], { axisStart: 4 }),
  slider({}),
  slider({ minimum: 0.1, maximum: 0.7, default: 0.3, step: 0.1 }),
  slider({ minimum: 0, maximum: 50, default: 0.5, step: 0.5, suffix: '%' }),
];

test.each([
  ['what contradicts itself', wrong.map(([, block]) => block), wrong.map(([expected]) => expected)],
  ['what an author may well mean', right, []],
])('%s', async (_, blocks, expected) => {
  expect(await reportedIn(blocks)).toEqual(expected);
});

test.each([
  ['>-\n          Minimum of\n          the board\n          $6.0M'],
  ['Minimum of\n          $6.0M of the board'],
  ['"Minimum of\n          $6.0M"'],
])('a number in a text of several lines is marked where it is: %s', async (label) => {
  const page = `${plainPage()}  - type: feature
    heading: H
    text: T
    visual:
      kind: bars
      title: Cash, $M
      target:
        label: ${label}
        value: 60
      bars: [{ label: Jan, value: 58 }, { label: Feb, value: 64 }]
`;
  const [found, ...others] = await check({ 'pages/page.yaml': page });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'K613', marked: '$6.0M' });
});
