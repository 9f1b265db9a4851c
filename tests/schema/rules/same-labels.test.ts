import { expect, test } from 'vitest';
import { exampleOf } from '../../content.ts';
import { reportedIn } from './rule-under-test.ts';

const bands = { A: '$155K to $195K', B: '$140K to $180K', C: '$130K to $170K' };
const drawn = (texts: Record<string, string> = bands) => ({
  type: 'feature',
  heading: 'H',
  visual: {
    kind: 'ranking',
    title: 'Salaries',
    rows: Object.entries(texts).map(([label, note], index) => ({ label, value: index + 1, note })),
  },
});
const cards = (texts: Record<string, string>) => ({
  type: 'card-grid',
  heading: 'H',
  cards: Object.entries(texts).map(([title, meta]) => ({ title, text: 'T', meta })),
});

test.each<[string, object, object, string[]]>([
  ['as many', cards(bands), drawn(), []],
  [
    'an amount that differs',
    cards({ ...bands, B: 'Remote · $145K to $180K' }),
    drawn(),
    ['K656 $145K $140K'],
  ],
  [
    'an amount that differs in the drawing, which is one of three',
    cards(bands),
    drawn({ ...bands, C: '$130K to $190K' }),
    ['K656 $170K $190K'],
  ],
  ['two that differ', cards({ ...bands, B: '$1K to $2K', C: '$3K to $4K' }), drawn(), []],
  ['one that is told of nothing', cards({ ...bands, B: 'Part-time' }), drawn(), []],
  ['one more amount', cards({ ...bands, B: '$140K to $180K, $5K at once' }), drawn(), []],
  ['other things', cards({ A: '$1K', B: '$2K', C: '$3K' }), drawn(), []],
  ['other numbers', cards({ ...bands, B: '60% of $140K to $180K' }), drawn(), []],
])('what a card and a drawing of one name say: %s', async (_, list, drawing, expected) => {
  expect(await reportedIn([list, drawing])).toEqual(expected);
});

const effects = (...values: number[]) => ({
  type: 'feature',
  heading: 'H',
  visual: {
    kind: 'ranking',
    title: 'Less cash',
    rows: values.map((value, index) => ({ label: `R${index}`, value })),
  },
});
const odds = (...values: number[]) => ({
  ...exampleOf('odds'),
  assumptions: values.map((effect, index) => ({ label: `R${index}`, effect })),
});

test.each<[string, number[], number[], string[]]>([
  ['in thousands and in millions', [940, 468, 252], [-0.94, -0.468, -0.252], []],
  ['one that differs', [940, 468, 252], [-0.94, -0.486, -0.252], ['K656 -0.486 -0.468']],
  ['other numbers', [940, 468, 252], [-0.9, -0.4, -0.2], []],
  ['two that are the same', [940, 468], [-0.94, -0.5], []],
])('what two drawings of the same names say: %s', async (_, rows, assumptions, expected) => {
  expect(await reportedIn([effects(...rows), odds(...assumptions)])).toEqual(expected);
});

const departments = (...people: [now: number, then: number][]) => ({
  ...exampleOf('headcount-dashboard'),
  owner: 'Oravelle',
  departments: people.map(([current, planned], index) => ({
    name: `D${index}`,
    current,
    planned,
    cost: 1e6,
    color: 'ink',
  })),
});
const calendar = (...people: number[]) => ({
  ...exampleOf('hiring-calendar'),
  id: undefined,
  owner: 'Oravelle',
  team: {
    label: 'Team',
    people: people.reduce((sum, each) => sum + each, 0),
    departments: people.map((each, index) => ({ label: `D${index}`, people: each })),
    cost: 2940,
  },
  groups: [{ label: 'Hires', people: 5, cost: 100, start: 'Jan' }],
  reserve: undefined,
});

test.each<[string, object, string[]]>([
  ['the same', departments([12, 14], [8, 11]), []],
  ['one of them another', departments([12, 14], [9, 11]), ['K628 9 8']],
  ['two of them others', departments([13, 14], [9, 11]), ['K628 departments']],
])('the people of two blocks: %s', async (_, dashboard, expected) => {
  expect(await reportedIn([dashboard, calendar(12, 8)])).toEqual(expected);
});

const asked = (drawn: number[], cells: string[], total: string, answer = 'A.') => ({
  ...exampleOf('ask-ledger'),
  id: undefined,
  questions: [
    {
      question: 'What is overdue?',
      words: 'late',
      answer,
      visual: {
        kind: 'ranking',
        title: 'Overdue by age',
        rows: drawn.map((value, index) => ({ label: `Age ${index}`, value })),
      },
      source: {
        title: 'Receipts',
        columns: [{ label: 'Age' }, { label: 'Amount' }],
        rows: [
          ...cells.map((cell, index) => ({ cells: [`Age ${index}`, cell] })),
          { cells: ['Overdue', total], total: true },
        ],
      },
    },
    { question: 'Q?', words: 'none', answer: 'None.' },
  ],
});

test.each<[string, object, string[]]>([
  ['the same', asked([38, 14, 6], ['38', '14', '6'], '58'), []],
  ['one that is drawn otherwise', asked([36, 14, 6], ['38', '14', '6'], '58'), ['K656 36 38']],
  ['a cell', asked([38, 14, 6], ['38', '15', '6'], '58'), ['K656 15 14']],
  ['two that differ', asked([36, 12, 6], ['38', '14', '6'], '58'), ['K656 Overdue by age']],
  ['in another unit', asked([38, 14, 6], ['$38K', '$14K', '$6K'], '$58K'), []],
  ['a sum of other names', asked([36, 14, 6], [], '58'), ['K656 Overdue by age']],
  ['a sum that is one of them', asked([36, 14, 6], [], '36'), []],
  ['a sum of other things', asked([36, 14, 6], [], '580'), []],
  [
    'what is asked for',
    asked([380, 140, 66], ['380', '140', '66'], '586', '**596** in all.'),
    ['K656 596 586'],
  ],
])('a drawing and its table: %s', async (_, block, expected) => {
  expect(await reportedIn([block])).toEqual(expected);
});
