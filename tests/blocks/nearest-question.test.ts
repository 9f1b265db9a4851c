import { expect, test } from 'vitest';
import { findNearest } from '../../blocks/ask-ledger/nearest-question.ts';

const questions = [
  { question: 'Why did hosting jump in November?', words: 'cloud server' },
  { question: 'What do we collect each month?', words: 'receipts' },
  { question: 'What if customers pay 30 days later?', words: 'late payers owe' },
  { question: 'And with six hires as well?', words: 'hiring people' },
  { question: 'And how do they pay?', words: 'invoices' },
];

test.each([
  ['who pays us late', 'What if customers pay 30 days later?'],
  ['who owes us', 'What if customers pay 30 days later?'],
  ['Servers?', 'Why did hosting jump in November?'],
  ['what about hiring in November, and hiring people', 'And with six hires as well?'],
  ['COLLECTIONS per month', 'What do we collect each month?'],
  // `how` and `do` are only in the question, `server` is listed.
  ['How do we pay for a server?', 'Why did hosting jump in November?'],
  ['what is love', undefined],
  ['', undefined],
])('“%s” finds %s', (asked, expected) => {
  expect(findNearest(asked, questions)?.question).toBe(expected);
});

test('a question without listed words is found by its own', () => {
  expect(
    findNearest('hosting?', [{ question: 'Why did hosting jump?' }, { question: 'And now?' }]),
  ).toEqual({
    question: 'Why did hosting jump?',
  });
});
