import type { CodeDescription } from './description.ts';

/** Codes of old names. Such a page is shown as before. */
export const migrationsCodes = {
  M401: {
    title: 'old name of a property',
    cause: 'The property was renamed. Its old name still works.',
    example: `- type: feature
  heading: See it
  [-points-]{+bullets+}: [One, Two]
`,
  },
  M402: {
    title: 'old name of a block or visual',
    cause: 'The block, or the kind of visual, was renamed. Its old name still works.',
    example: `- type: [-old-]{+new+}-name
`,
  },
  M404: {
    title: 'property that is gone',
    cause: 'Nothing shows it any more, so it is left out.',
    example: `- type: contact-form
[-  promise: { from: You write, to: Answer within 24 hours }
-]  labels: { name: Name, email: Email, company: Company, message: Message }
  button: Send
`,
  },
} as const satisfies Record<string, CodeDescription>;
