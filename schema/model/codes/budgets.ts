import type { CodeDescription } from './description.ts';

/** Codes of texts that are valid but too long. */
export const budgetsCodes = {
  C501: {
    title: 'text longer than its budget',
    cause:
      'The text is shown, but something cuts it or makes it hard to read at this length. The schema says what (`x-budget`).',
    example: `title: Simple pricing for finance teams[- of every size, in every country of the world-]
`,
  },
} as const satisfies Record<string, CodeDescription>;
