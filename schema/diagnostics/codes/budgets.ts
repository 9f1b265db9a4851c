import type { CodeDescription } from './description.ts';

/** Codes of texts that are allowed, and longer than is good. */
export const budgetsCodes = {
  C501: {
    title: 'text longer than its budget',
    cause:
      'The text is shown, but something cuts it or makes it hard to read at this length. The schema says what (`x-budget`).',
    wrong: 'title: Simple pricing for finance teams of every size, in every country of the world\n',
    right: 'title: Simple pricing for finance teams\n',
  },
} as const satisfies Record<string, CodeDescription>;
