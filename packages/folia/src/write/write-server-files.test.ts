import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { machineMark } from './build-process.ts';
import { NO_PROCESS } from './test-process.ts';
import { withServerFiles } from './write-server-files.ts';

let folder: string;
const files = [{ path: 'caddy/Caddyfile', text: 'new' }];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function configuration(deployDir = join(folder, 'deploy')) {
  const sourceFolders = [join(folder, 'docs'), join(folder, 'static')];
  return { deployDir, files, outDir: join(folder, 'dist'), sourceFolders };
}

test('configurations are in place after the site, and other files of their folder stay', async () => {
  mkdirSync(join(folder, 'deploy'));
  writeFileSync(join(folder, 'deploy/notes.txt'), 'mine');
  const target = join(folder, 'deploy/caddy/Caddyfile');
  const written = await withServerFiles(configuration(), async () => {
    expect(existsSync(target)).toBe(false);
    return { pages: 3 };
  });
  expect(written).toEqual({ pages: 3, serverFiles: ['caddy/Caddyfile'] });
  expect(readFileSync(target, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'deploy/caddy'))).toEqual(['Caddyfile']);
  expect(readFileSync(join(folder, 'deploy/notes.txt'), 'utf8')).toBe('mine');
});

test('a site that cannot be written leaves the configurations as they were', async () => {
  mkdirSync(join(folder, 'deploy/caddy'), { recursive: true });
  const target = join(folder, 'deploy/caddy/Caddyfile');
  writeFileSync(target, 'former');
  const failing = withServerFiles(configuration(), async () => {
    throw new Error('No site');
  });
  await expect(failing).rejects.toThrow('No site');
  expect(readFileSync(target, 'utf8')).toBe('former');
  expect(readdirSync(join(folder, 'deploy/caddy'))).toEqual(['Caddyfile']);
});

test('what a killed build left of a configuration is removed', async () => {
  mkdirSync(join(folder, 'deploy/caddy'), { recursive: true });
  const left = `Caddyfile.folia-new-${machineMark()}-${NO_PROCESS}-0123abcd`;
  writeFileSync(join(folder, 'deploy/caddy', left), 'half');
  await withServerFiles(configuration(), async () => ({}));
  expect(readdirSync(join(folder, 'deploy/caddy'))).toEqual(['Caddyfile']);
});

test('a folder is refused before the site is written if it is a file, has a folder in place of a configuration, or is in the output or in a folder of the site', async () => {
  writeFileSync(join(folder, 'deploy'), '');
  const writeSite = vi.fn(async () => ({}));
  await expect(withServerFiles(configuration(), writeSite)).rejects.toThrow('--deploy DIR');
  const blocked = configuration(join(folder, 'blocked'));
  mkdirSync(join(folder, 'blocked/caddy/Caddyfile'), { recursive: true });
  await expect(withServerFiles(blocked, writeSite)).rejects.toThrow('Caddyfile is a folder');
  const inside = configuration(join(folder, 'dist/deploy'));
  await expect(withServerFiles(inside, writeSite)).rejects.toThrow('it is in the output folder');
  const published = configuration(join(folder, 'static/deploy'));
  await expect(withServerFiles(published, writeSite)).rejects.toThrow('static, which builds read');
  expect(writeSite).not.toHaveBeenCalled();
});
