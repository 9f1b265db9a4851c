import type { CodeDescription } from './description.ts';

/** Codes of what had another name once. Such a page is shown as before. */
export const migrationsCodes = {
  M401: {
    title: 'old name of a property',
    cause: 'The property was renamed. Its old name still works.',
    wrong: '- type: feature\n  heading: See it\n  points: [One, Two]\n',
    right: '- type: feature\n  heading: See it\n  bullets: [One, Two]\n',
  },
  M402: {
    title: 'old name of a block or visual',
    cause: 'The block, or the kind of visual, was renamed. Its old name still works.',
    wrong: '- type: old-name\n',
    right: '- type: new-name\n',
  },
  M403: {
    title: 'old name of a value',
    cause: 'The value was renamed. Its old name still works.',
    wrong: 'layout: old-name\n',
    right: 'layout: new-name\n',
  },
  M404: {
    title: 'property that is gone',
    cause: 'Nothing shows this property any more, so it is left out.',
    wrong: `- type: contact-form
  promise: { from: You write, to: Answer within 24 hours }
  labels: { name: Name, email: Email, company: Company, message: Message }
  button: Send
`,
    right: `- type: contact-form
  labels: { name: Name, email: Email, company: Company, message: Message }
  button: Send
`,
  },
} as const satisfies Record<string, CodeDescription>;
