import { test as base, expect } from '@playwright/test';

/** A browser test that fails on any error in the console, unless it expects that error. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** Both widths at which the site is designed. */
export const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
