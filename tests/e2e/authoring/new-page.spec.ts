import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveCopy } from '../commands.ts';
import { signUp } from '../forms/signup-boxes.ts';
import { desktop, expect, open, test } from '../journey.ts';
import { answerPosts, sent } from '../posts.ts';

test.use({ viewport: desktop });

/** A page as an author would write it after reading the README. */
const page = `
title: For gliders
description: How to fly without a beat.
menu:
  in: Guides
  text: Fly without a beat.
  order: 2
blocks:
  - type: hero
    title: Fly without a beat
    lead: On warm air.
    action: { label: Start, href: /start }
  - type: signup-box
    heading: Find the next warm air
    button: Join
`;

const site = serveCopy({
  prepare: ({ content }) => writeFileSync(join(content, 'pages/guides/for-gliders.yaml'), page),
});

test('a page is added by adding a file: it is in the menus and in the sitemap, and its form says where it is', async ({
  page: browserPage,
}) => {
  const { address } = site;
  const requests = await answerPosts(browserPage, 201);
  await open(browserPage, address);
  const header = browserPage.getByRole('banner');
  await header.getByRole('button', { name: 'Guides' }).hover();
  const entry = header.getByRole('link', { name: 'For gliders' });
  await expect(entry).toContainText('Fly without a beat.');
  await entry.click();
  await expect(browserPage).toHaveURL(`${address}/guides/for-gliders`);
  await expect(browserPage.getByRole('heading', { level: 1 })).toHaveText('Fly without a beat');
  await expect(browserPage).toHaveTitle('For gliders · Kestrel');
  const footer = browserPage.getByRole('contentinfo').getByRole('link', { name: 'For gliders' });
  await expect(footer).toHaveAttribute('href', '/guides/for-gliders');
  const sitemap = await (await browserPage.request.get(`${address}/sitemap.xml`)).text();
  expect(sitemap).toContain('/guides/for-gliders</loc>');
  await signUp(browserPage);
  await expect
    .poll(() => sent(requests))
    .toEqual([{ email: 'ada@example.com', source: 'for-gliders' }]);
});
