import type { CodeDescription } from './description.ts';

/** Codes of rendering. */
export const renderingCodes = {
  B301: { title: 'page could not be rendered' },
} as const satisfies Record<string, CodeDescription>;
