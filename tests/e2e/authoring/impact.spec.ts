import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commit, git } from '../../git.ts';
import { expect, test } from '../journey.ts';

const root = join(import.meta.dirname, '../../..');

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
  const write = (name: string, title: string, other: string) =>
    writeFileSync(join(content, `pages/${name}.yaml`), pageWith(title, other));
  write('index', 'The orchard', '/');
  write('404', 'Nothing here', '/');
  try {
    git(content, 'init', '-q');
    commit(content);
    write('404', 'Nobody here', '/contact');
    write('contact', 'Write to us', '/');
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
      'contact-390-after.png',
    ]);
    expect(output).toContain('`/404`, 390 pixels: `404-390-before.png`, `404-390-after.png`');
    expect(output).toContain('`/contact`, 390 pixels: `contact-390-after.png`');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
