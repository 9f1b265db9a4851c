import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadKinds } from '../../api/leads/leads.ts';
import { readRequestSchemas, type Schema } from '../../schema/model/schemas.ts';
import { anyText } from '../any-text.ts';
import { createAppUnderTest, form, json } from './app-under-test.ts';

const schemas = readRequestSchemas();
const names = [...schemas.values()].flatMap((schema) => Object.keys(schema.properties ?? {}));
const values = fc.oneof(
  fc.jsonValue(),
  anyText,
  fc.emailAddress(),
  fc.constantFrom('hero', '1-5', '', ' ', 'x'.repeat(201)),
);
/** Mostly fields that exist, so that some requests are valid. */
const bodies = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string()), values),
  fc.record({ email: fc.emailAddress(), source: values }),
  fc.record({ name: values, email: fc.emailAddress(), message: values, company: values }),
);

/** The rules of the schema's keywords, written out once more. */
function isValid({ properties = {}, required = [] }: Schema, data: Record<string, unknown>) {
  return (
    required.every((name) => Object.hasOwn(data, name)) &&
    Object.entries(data).every(([name, value]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!field || typeof value !== 'string' || value !== value.trim()) return false;
      const length = [...value].length;
      return (
        (field.enum?.includes(value) ?? true) &&
        length >= Number(field.minLength ?? 0) &&
        length <= Number(field.maxLength ?? Number.POSITIVE_INFINITY) &&
        (field.format !== 'email' || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) &&
        new RegExp(String(field.pattern ?? '')).test(value)
      );
    })
  );
}

const isStoredRightly = (stored: ReturnType<typeof createAppUnderTest>['stored']) =>
  stored.every(({ kind, data }) => isValid(schemas.get(kind) ?? {}, { ...data }));

test('no JSON makes the server fail or store an invalid lead', async () => {
  const { app, stored } = createAppUnderTest();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...leadKinds), bodies, async (kind, body) => {
      const previous = stored.length;
      const { status } = await app.request(`/api/${kind}`, json(JSON.stringify(body)));
      expect([201, 422]).toContain(status);
      expect(stored.length - previous).toBe(status === 201 ? 1 : 0);
    }),
    { numRuns: 200 },
  );
  expect(stored.length).toBeGreaterThan(0);
  expect(isStoredRightly(stored)).toBe(true);
});

test('no bytes make the server fail', async () => {
  const { app, stored } = createAppUnderTest();
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (body) => {
      const { status } = await app.request('/api/email-signup', { ...json(''), body });
      expect([400, 422]).toContain(status);
    }),
    { numRuns: 100 },
  );
  expect(stored).toEqual([]);
});

test('no form makes the server fail, lead elsewhere or store an invalid lead', async () => {
  const { app, stored } = createAppUnderTest();
  const fields = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(fc.string(), fc.emailAddress()),
    ),
  );
  const referers = fc.oneof(
    fc.webUrl(),
    fc.webPath().map((path) => `http://localhost${path}`),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...leadKinds),
      fields,
      referers,
      async (kind, pairs, referer) => {
        const response = await app.request(`/api/${kind}`, form(pairs, { referer }));
        expect(response.status).toBe(303);
        const location = response.headers.get('location') ?? '';
        expect(new URL(location, 'http://localhost').host).toBe('localhost');
      },
    ),
    { numRuns: 100 },
  );
  expect(isStoredRightly(stored)).toBe(true);
});
