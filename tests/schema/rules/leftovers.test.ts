import { expect, test } from 'vitest';
import { type Case, reportedIn } from './rule-under-test.ts';

const mail = (subject: string) => `mailto:hello@example.com?subject=${subject}`;
const cards = (addresses: Record<string, string>) => ({
  type: 'card-grid',
  heading: 'H',
  cards: Object.entries(addresses).map(([title, href]) => ({
    title,
    text: `For ${title}.`,
    action: { label: 'Apply', href },
  })),
});
const steps = (...metas: string[]) => ({
  type: 'steps',
  heading: 'H',
  steps: ['Learn', 'Load data', 'Explain'].map((title, index) => ({
    title,
    text: `[Write to us](${metas[index]}) for step ${index + 1}.`,
  })),
});
const own = { Engineer: mail('Engineer'), 'Web Designer': mail('Web%20Designer') };

const wrong: Case[] = [
  ['K660 Engineer Controller', cards({ ...own, Controller: mail('Engineer') })],
  ['K660 Web%20Designer Data%20Clerk', cards({ ...own, 'Data Clerk': mail('Web%20Designer') })],
  ['K660 Learn Explain', steps(mail('Learn'), mail('Load%20data'), mail('Learn'))],
];

const right = [
  cards({ ...own, Controller: mail('Controller') }),
  cards({ ...own, Controller: mail('Job') }),
  cards({
    Blog: 'https://a.example/blog',
    News: 'https://a.example/news',
    Press: 'https://a.example/news',
  }),
  cards({ Engineer: mail('Engineer'), Designer: mail('Job'), Controller: mail('Engineer') }),
  cards({ ...own, 'Senior Engineer': mail('Senior%20Engineer') }),
  cards({ Engineer: mail('Job'), Designer: mail('Job'), Controller: mail('Job') }),
  steps(mail('Learn'), mail('Load%20data'), mail('Explain')),
];

test.each(wrong)('%s', async (expected, block) => {
  expect(await reportedIn([block])).toEqual([expected]);
});

test('addresses that name their own item, or none', async () => {
  for (const block of right) expect(await reportedIn([block])).toEqual([]);
});
