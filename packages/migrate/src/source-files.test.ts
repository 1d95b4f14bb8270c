import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './source-files.ts';

test('a link to a folder above is left out, and links to other folders are followed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-files-'));
  mkdirSync(join(folder, 'docs/reeds'), { recursive: true });
  mkdirSync(join(folder, 'shared'));
  writeFileSync(join(folder, 'docs/reeds/wren.md'), '# Wren\n');
  writeFileSync(join(folder, 'shared/owl.md'), '# Owl\n');
  symlinkSync('..', join(folder, 'docs/reeds/latest'));
  symlinkSync('.', join(folder, 'docs/current'));
  symlinkSync('../shared', join(folder, 'docs/shared'));
  const paths = listFiles({ from: join(folder, 'docs'), to: 'docs' }).map(({ to }) => to);
  rmSync(folder, { recursive: true });
  expect(paths).toEqual(['docs/reeds/wren.md', 'docs/shared/owl.md']);
});
