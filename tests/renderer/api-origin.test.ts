import { afterEach, expect, test, vi } from 'vitest';
import { readApiOrigin } from '../../schema/api-origin.ts';
import type { Page } from '../../schema/generated/types.ts';
import { completeSettings } from '../plain-site.ts';
import { createTestRenderer } from './test-renderer.ts';

const settings = completeSettings();
const page: Page = {
  title: 'Page',
  description: 'A page.',
  blocks: [{ type: 'signup-box', heading: 'End', button: 'Start' }],
};

afterEach(() => vi.unstubAllEnvs());

test.each([
  [undefined, '/api/email-signup', "form-action 'self'"],
  [
    'https://api.example.com/',
    'https://api.example.com/api/email-signup?page=%2Fa%2Fb',
    "form-action 'self' https://api.example.com; connect-src 'self' https://api.example.com",
  ],
])('with API_ORIGIN %s, forms go to %s, and browsers allow it', (origin, action, policy) => {
  if (origin) vi.stubEnv('API_ORIGIN', origin);
  const render = createTestRenderer(settings);
  const html = render({ page, route: '/a/b' }).html.toString();
  expect(html).toContain(`action="${action}"`);
  expect(html).toContain(`${policy}"`);
});

test('what is no origin is refused', () => {
  expect(() => readApiOrigin({ API_ORIGIN: 'api.example.com' })).toThrow('API_ORIGIN is');
});
