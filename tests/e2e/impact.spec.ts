import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from './commands.ts';
import { expect, test } from './journey.ts';

const root = join(import.meta.dirname, '../..');

test('pictures are taken of the pages that a change touches, before and after', () => {
  const { content, folder, remove } = copySite();
  try {
    const git = (...args: string[]) =>
      execFileSync('git', [
        '-C',
        content,
        '-c',
        'user.name=A',
        '-c',
        'user.email=a@example.com',
        ...args,
      ]);
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'A state');
    const file = join(content, 'pages/contact.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Write to us', 'Write to somebody new'));
    const pictures = join(folder, 'pictures');
    const output = execFileSync(
      process.execPath,
      [join(root, 'scripts/impact.ts'), 'HEAD', '--content', content, '--pictures', pictures],
      { encoding: 'utf8' },
    );
    expect(readdirSync(pictures).sort()).toEqual([
      'contact-1440-after.png',
      'contact-1440-before.png',
      'contact-390-after.png',
      'contact-390-before.png',
    ]);
    expect(output).toContain(
      '`/contact`, 390 pixels: `contact-390-before.png`, `contact-390-after.png`',
    );
  } finally {
    remove();
  }
});
