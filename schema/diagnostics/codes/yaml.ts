import type { CodeDescription } from './description.ts';

/** Codes of YAML itself. */
export const yamlCodes = {
  Y001: { title: 'not YAML' },
  Y002: { title: 'duplicate key' },
  Y003: { title: 'tab as indentation' },
  Y004: { title: 'aliases expand too far' },
  Y005: { title: 'nested too deeply' },
  Y006: { title: 'no properties' },
} as const satisfies Record<string, CodeDescription>;
