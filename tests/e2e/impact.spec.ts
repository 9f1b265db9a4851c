import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commit, git } from '../git.ts';
import { expect, test } from './journey.ts';

const root = join(import.meta.dirname, '../..');

const pageWith = (title: string, other: string): string =>
  `title: ${title}
description: About ${title}.
blocks:
  - type: hero
    title: ${title}
    lead: See [the other](${other}).
`;

test('pictures are taken of the pages that a change touches, before and after', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const content = join(folder, 'content');
  // Few pages are enough, because they are built twice.
  mkdirSync(join(content, 'pages'), { recursive: true });
  cpSync(join(root, 'tests/settings.yaml'), join(content, 'site.yaml'));
  writeFileSync(join(content, 'pages/index.yaml'), pageWith('The orchard', '/contact'));
  writeFileSync(join(content, 'pages/contact.yaml'), pageWith('Write to us', '/'));
  writeFileSync(join(content, 'pages/404.yaml'), pageWith('Nothing here', '/'));
  try {
    git(content, 'init', '-q');
    commit(content);
    for (const [name, from, to] of [
      ['contact', 'Write to us', 'Write to me'],
      ['404', 'Nothing here', 'Nobody here'],
    ] as const) {
      const file = join(content, `pages/${name}.yaml`);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    }
    const pictures = join(folder, 'pictures');
    const output = execFileSync(
      process.execPath,
      [join(root, 'scripts/impact.ts'), 'HEAD', '--content', content, '--pictures', pictures],
      { encoding: 'utf8' },
    );
    expect(readdirSync(pictures).sort()).toEqual([
      '404-1440-after.png',
      '404-1440-before.png',
      '404-390-after.png',
      '404-390-before.png',
      'contact-1440-after.png',
      'contact-1440-before.png',
      'contact-390-after.png',
      'contact-390-before.png',
    ]);
    expect(output).toContain(
      '`/contact`, 390 pixels: `contact-390-before.png`, `contact-390-after.png`',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
