import type { CodeDescription } from './description.ts';

/** Codes of rendering. */
export const renderingCodes = {
  B301: {
    title: 'page could not be rendered',
    cause:
      "The page is valid, and its block failed all the same: the mistake is in the block's code, and not yours. The message names the block; the site stays as it was.",
    example: `# blocks/quote-wall.tsx
export default ({ quotes }) => <p>{quotes[0]{+?+}.text}</p>;
`,
  },
} as const satisfies Record<string, CodeDescription>;
