import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contrast } from '../../../schema/settings/oklch.ts';
import { plainSettings } from '../../content.ts';
import { check } from './rule-under-test.ts';

// Ratios that are often quoted: the lightest greys that pass, and those that just do not.
test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#FFFFFF', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#949494', '#FFFFFF', 3.03],
  ['#FF0000', '#FFFFFF', 4],
  ['#0000FF', '#FFFFFF', 8.59],
])('%s and %s have a contrast of %d', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 2);
  expect(contrast(second, first)).toBeCloseTo(ratio, 2);
});

describe('a colour and its ground', () => {
  const theme = async (path: string, value: string) => {
    const settings = parse(plainSettings);
    const [group = '', token = '', name = ''] = path.split('.');
    settings.theme[group] = {
      ...settings.theme[group],
      [token]: { ...settings.theme.colors[token], [name]: value },
    };
    const found = await check({ 'site.yaml': stringify(settings) });
    return found.map(({ code, marked, message, fix }) => [code, marked, message, fix?.text]);
  };
  const marked = (value: string) => JSON.stringify(value);

  test.each([
    ['colors.textThird.light', '#9AA3AF', 'T701', '`textThird` on `background`', '2.5'],
    ['colors.text.dark', '#333333', 'T701', '`text` on `background`', ''],
    ['colors.onPrimary.light', '#7A1F2B', 'T701', '`onPrimary` on `primary`', '1.00'],
    ['colors.border.light', '#DDE1E6', 'T702', '`border` on `background`', '1.29'],
    [
      'ink.textSecond.light',
      '#555555',
      'T701',
      '`textSecond` on `background`, in dark sections,',
      '',
    ],
  ])('%s: %s is %s', async (path, value, code, pair, ratio) => {
    const found = await theme(path, value);
    expect(found.map(([each]) => each)).toEqual([code]);
    expect(found[0]?.[1]).toBe(marked(value));
    expect(found[0]?.[2]).toContain(`${pair} has a contrast of ${ratio}`);
    // What is proposed is enough.
    const proposed = JSON.parse(String(found[0]?.[3]));
    expect(await theme(path, proposed)).toEqual([]);
  });

  test.each([
    ['colors.background.light', '#777777'],
    ['colors.background.light', '#101418'],
    ['colors.background.dark', '#F5F5F5'],
    ['colors.sunken.dark', '#FFFFFF'],
  ])('%s: %s, which is wrong for many, is reported once', async (path, value) => {
    const found = await theme(path, value);
    expect(found.map(([code, words]) => [code, words])).toEqual([['T701', marked(value)]]);
  });

  test.each(['background', 'text'])('of both themes in each other’s place: %s', async (token) => {
    const settings = parse(plainSettings);
    const { light, dark } = settings.theme.colors[token];
    settings.theme.colors[token] = { light: dark, dark: light };
    const found = await check({ 'site.yaml': stringify(settings) });
    expect(found.map(({ code, fix }) => [code, parse(fix?.text ?? '')])).toEqual([
      ['T701', { light, dark }],
    ]);
  });

  test('that dark sections take over is reported where it is given', async () => {
    const settings = stringify({
      ...parse(plainSettings),
      theme: { colors: { textThird: { light: '#5C6572', dark: '#929CAA' } } },
    });
    expect(await check({ 'site.yaml': settings })).toMatchObject([
      { code: 'T701', marked: '"#929CAA"', message: expect.stringContaining('in dark sections') },
    ]);
  });

  test('for which no shade is enough on all its backgrounds has no fix', async () => {
    const settings = stringify({
      ...parse(plainSettings),
      theme: { colors: { negativeSoft: { light: '#000000', dark: '#101010' } } },
    });
    const found = await check({ 'site.yaml': settings });
    expect(found.map(({ code, hints, fix }) => [code, hints.join(' '), fix])).toEqual(
      ['T701', 'T701'].map((code) => [code, expect.stringContaining('No shade of it'), undefined]),
    );
  });

  test('that site.yaml does not give has no fix, because it is nowhere', async () => {
    const settings = stringify({
      ...parse(plainSettings),
      theme: { colors: { background: { light: '#777777', dark: '#101010' } } },
    });
    const found = await check({ 'site.yaml': settings });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ fix }) => fix)).toEqual([]);
  });
});
