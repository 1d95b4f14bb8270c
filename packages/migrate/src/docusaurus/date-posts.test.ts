import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileDate } from '../file-date.ts';
import { datePosts } from './date-posts.ts';

test('posts without a date get the date of their file, all others keep theirs', () => {
  const files = {
    'blog/owl.md': '---\ntitle: Owl\n---\n\nHoot.\n',
    'blog/wren.mdx': 'Chirp.\n',
    'blog/hawk.md': '---\n---\n\nHigh.\n\n---\n',
    'blog/2025-03-04-jay.md': '---\ntitle: Jay\n---\n',
    'blog/2025/03/04/tit.md': '---\ntitle: Tit\n---\n',
    'blog/dove.md': '---\ntitle: Dove\ndate: 2024-01-02\n---\n',
    'blog/_part.md': 'A part.\n',
    'docs/owl.md': '# Owl\n',
  };
  const { texts, notes } = datePosts(new Map(Object.entries(files)), {
    blogPath: 'blog',
    dateOf: () => '2023-05-06',
  });
  const changed = Object.entries(files).filter(([path, text]) => texts.get(path) !== text);
  expect(changed.map(([path]) => path)).toEqual(['blog/owl.md', 'blog/wren.mdx', 'blog/hawk.md']);
  expect(texts.get('blog/hawk.md')).toBe('---\ndate: 2023-05-06\n---\n\nHigh.\n\n---\n');
  expect(texts.get('blog/owl.md')).toBe('---\ndate: 2023-05-06\ntitle: Owl\n---\n\nHoot.\n');
  expect(texts.get('blog/wren.mdx')).toBe('---\ndate: 2023-05-06\n---\n\nChirp.\n');
  expect(notes.map(({ file }) => file)).toEqual(['blog/owl.md', 'blog/wren.mdx', 'blog/hawk.md']);
});

test('the date of a file is the day on which git first has it, or else the day of its last change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-date-'));
  const file = join(folder, 'owl.md');
  writeFileSync(file, 'Hoot.\n');
  utimesSync(file, new Date('2022-03-04T12:00:00Z'), new Date('2022-03-04T12:00:00Z'));
  expect(fileDate(file)).toBe('2022-03-04');
  const author = ['-c', 'user.name=Owl', '-c', 'user.email=owl@birds.example'];
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: folder });
  git('init', '-q');
  // A setting that users have.
  git('config', 'log.showRoot', 'false');
  git('add', '.');
  git('commit', '-q', '-m', 'Add the owl', '--date', '2021-02-03T12:00:00Z');
  expect(fileDate(file)).toBe('2021-02-03');
  rmSync(folder, { recursive: true });
});
