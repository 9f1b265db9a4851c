import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Logo } from '../../schema/generated/types.ts';
import { createTestRenderer } from '../renderer/test-renderer.ts';

const render = createTestRenderer();

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
const tool = fc.record({
  name: word,
  kind: word,
  logo: fc.constantFrom<Logo>('arch', 'chain', 'tally'),
});

const tags = (html: string, pattern: RegExp): string[] =>
  (html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '').match(pattern) ?? [];

test('however often the tools are repeated, screen readers hear each once, and the row begins at its start', () => {
  fc.assert(
    fc.property(
      fc.array(tool, { minLength: 2, maxLength: 24 }),
      fc.integer({ min: 1, max: 6 }),
      (tools, repeat) => {
        const blocks = [{ type: 'integrations', heading: 'Tools', tools, repeat }] as Block[];
        const page = { title: 'Tools', description: 'Tools.', blocks };
        const html = render({ page, route: '/tools' }).html.toString();
        expect(tags(html, /<li\b/g)).toHaveLength(tools.length * repeat);
        expect(tags(html, /<li aria-hidden="true"/g)).toHaveLength(tools.length * (repeat - 1));
        const [back, forward] = tags(html, /<button[^>]*aria-label[^>]*>/g);
        expect(back).toContain('disabled');
        expect(forward).not.toContain('disabled');
      },
    ),
    { numRuns: 30 },
  );
});
