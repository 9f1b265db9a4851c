import type { CodeDescription } from './description.ts';

/** Codes of the theme. */
export const themeCodes = {
  T701: {
    title: 'text that is hard to read',
    cause:
      'A colour of text and the ground under it are too alike for people with weak eyes, or in the sun. WCAG 2.2 asks for a contrast of 4.5, in the light theme and in the dark one.',
    example: `# site.yaml
theme:
  colors:
    textThird: { light: "#[-9AA3AF-]{+5C6572+}", dark: "#A5AFBC" }
`,
  },
  T702: {
    title: 'line or shape that is hard to see',
    cause:
      'The edge of a control, or a line of a chart, and the ground under it are too alike. WCAG 2.2 asks for a contrast of 3, in the light theme and in the dark one.',
    example: `# site.yaml
theme:
  colors:
    border: { light: "#[-DDE1E6-]{+7A828E+}", dark: "#6B7685" }
`,
  },
} as const satisfies Record<string, CodeDescription>;
