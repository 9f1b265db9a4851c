import { describe, expect, test } from 'vitest';
import { plainPage, plainSettings } from '../../content.ts';
import { site } from './linked-site.ts';
import { check } from './rule-under-test.ts';

describe('a file with a mistake in its name, or an address that two have, is one mistake', () => {
  const linking = `${plainPage('Linking')}    action: { label: Go, href: "/new#plans" }\n`;
  const page = `${plainPage('New')}    id: plans\n`;
  test.each([
    ['.yml', { 'pages/new.yml': page }, ['F007 pages/new.yml']],
    ['.yml in capitals', { 'pages/New.yml': page }, ['F007 pages/New.yml']],
    ['.yaml.txt', { 'pages/new.yaml.txt': page }, ['F007 pages/new.yaml.txt']],
    [
      'two files',
      { 'pages/new.yaml': plainPage('New'), 'pages/new/index.yaml': `${plainPage('Other')}` },
      ['R205 pages/new.yaml'],
    ],
  ])('%s', async (_, files, expected) => {
    const found = await check({ ...site, 'pages/linking.yaml': linking, ...(files as object) });
    const errors = found.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, file }) => `${code} ${file}`)).toEqual(expected);
  });
});

describe('a page or a place that was renamed is one mistake', () => {
  const to = (href: string) => `${plainPage()}    action: { label: Go, href: "${href}" }\n`;
  test.each<[string, Record<string, string>, string[]]>([
    [
      'a page under another name, which a link has as its words',
      {
        'pages/index.yaml': to('/offers').replace('label: Go', 'label: See our bargains'),
        'pages/team.yaml': `menu: { in: Company }\n${to('/offers')}`,
        'pages/bargains.yaml': plainPage('Bargains'),
      },
      ['R201 pages/index.yaml "/bargains" 1'],
    ],
    [
      'a page with capitals in its name',
      { 'pages/index.yaml': to('/rates'), 'pages/Rates.yaml': plainPage('Rates') },
      ['F005 pages/Rates.yaml undefined 0'],
    ],
    [
      'a page with spaces and an umlaut in its name',
      { 'pages/index.yaml': to('/ueber-uns'), 'pages/Über uns.yaml': plainPage('We') },
      ['F005 pages/Über uns.yaml undefined 0'],
    ],
    [
      'a page beside the folder',
      { 'pages/index.yaml': to('/rates'), 'rates.yaml': plainPage('Rates') },
      ['F011 rates.yaml undefined 0'],
    ],
    [
      'a page in a folder that is named almost like that of the pages',
      { 'pages/index.yaml': to('/rates'), 'Pages/rates.yaml': plainPage('Rates') },
      ['F011 Pages/rates.yaml undefined 0'],
    ],
    [
      'a page in a second folder `pages`',
      { 'pages/index.yaml': to('/rates'), 'pages/pages/rates.yaml': plainPage('Rates') },
      ['F011 pages/pages/rates.yaml undefined 0'],
    ],
    [
      'a page under a longer name, which is not an address',
      { 'pages/index.yaml': to('/rates'), 'pages/Our rates.yaml': plainPage('Rates') },
      ['F005 pages/Our rates.yaml undefined 0'],
    ],
    [
      'a copy',
      {
        'pages/index.yaml': to('/a'),
        'pages/a.yaml': plainPage('A'),
        'pages/b.yaml': `menu: { in: Company }\n${plainPage('A')}`,
      },
      ['R219 pages/a.yaml undefined 1'],
    ],
    [
      'a redirect that is the wrong way round',
      {
        'site.yaml': `${plainSettings}redirects:\n  /rates: /old-rates\n`,
        'pages/rates.yaml': plainPage('Rates'),
      },
      ['R242 site.yaml undefined 0'],
    ],
    [
      'a redirect without a colon',
      { 'site.yaml': `${plainSettings}redirects:\n  /rates -> /old-rates\n` },
      ['Y013 site.yaml /rates: /old-rates 0'],
    ],
    [
      'a redirect that appears twice',
      { 'site.yaml': `${plainSettings}redirects:\n  /a: /\n  /a: /b\n` },
      ['Y002 site.yaml undefined 0'],
    ],
  ])('%s', async (_, files, expected) => {
    const found = await check(files);
    expect(
      found.map(
        ({ code, file, fix, others = [] }) => `${code} ${file} ${fix?.text} ${others.length}`,
      ),
    ).toEqual(expected);
  });
});
