import type { CodeDescription } from './description.ts';

/** Codes of files and their names. */
export const filesCodes = {
  F001: { title: 'file too large' },
  F002: { title: 'file is not UTF-8 text' },
  F003: { title: 'link out of the content folder' },
  F004: { title: 'names that differ only in case' },
  F005: { title: 'file name is no address' },
  F006: { title: 'file cannot be read' },
  F007: { title: 'file ends in .yml' },
  F008: { title: 'address belongs to the engine' },
} as const satisfies Record<string, CodeDescription>;
