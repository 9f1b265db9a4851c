import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../../schema/edits/edit-file.ts';
import { fingerprint } from '../../../schema/files/fingerprint.ts';
import { contentFolder, plainPage, temporaryFolder, writeFiles } from '../../content.ts';

const page = plainPage('A');
const shout = (text: string) => text.replace('A', 'B');

test('a file is written whole, and nothing else is left in its folder', () => {
  const content = contentFolder({ 'pages/a.yaml': page });
  expect(editFile(content, 'pages/a.yaml', fingerprint(page), shout)).toBeUndefined();
  expect(readFileSync(join(content, 'pages/a.yaml'), 'utf8')).toBe(shout(page));
  expect(readdirSync(join(content, 'pages'))).toEqual(['a.yaml', 'index.yaml']);
});

test('a file that somebody has saved in between is theirs', () => {
  const content = contentFolder({ 'pages/a.yaml': page });
  const edit = (text: string) => {
    writeFiles(content, { 'pages/a.yaml': 'saved' });
    return shout(text);
  };
  for (const expected of [fingerprint(page), fingerprint('read before')]) {
    expect(editFile(content, 'pages/a.yaml', expected, edit)).toBe('was changed in between');
  }
  expect(readFileSync(join(content, 'pages/a.yaml'), 'utf8')).toBe('saved');
  expect(readdirSync(join(content, 'pages'))).toEqual(['a.yaml', 'index.yaml']);
});

test('a file that somebody has moved in between is not written again', () => {
  const content = contentFolder({ 'pages/a.yaml': page });
  const edit = (text: string) => {
    rmSync(join(content, 'pages/a.yaml'), { force: true });
    return shout(text);
  };
  for (let count = 0; count < 2; count += 1)
    expect(editFile(content, 'pages/a.yaml', fingerprint(page), edit)).toContain(
      'moved or deleted',
    );
  expect(readdirSync(join(content, 'pages'))).toEqual(['index.yaml']);
});

test('neither is what a link leads to, in the folder or outside', () => {
  const content = contentFolder();
  const outside = temporaryFolder();
  writeFiles(outside, { 'a.yaml': page });
  symlinkSync(outside, join(content, 'pages/parts'));
  symlinkSync(join(outside, 'a.yaml'), join(content, 'pages/a.yaml'));
  for (const file of ['pages/a.yaml', 'pages/parts/a.yaml', '../a.yaml']) {
    const path = file.startsWith('..')
      ? join('..', outside.split('/').at(-1) ?? '', 'a.yaml')
      : file;
    expect(editFile(content, path, fingerprint(page), shout)).toMatch(/symbolic link|outside/);
  }
  expect(readFileSync(join(outside, 'a.yaml'), 'utf8')).toBe(page);
});
