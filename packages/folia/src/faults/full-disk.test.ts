import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFileList } from '../write/file-list.ts';
import { GREEN, makeFaultSite, readFolder } from './fault-site.ts';

/** A picture that is worth converting. */
const LARGE_PICTURE = join(
  import.meta.dirname,
  '../../../../e2e/sites/orchard/docs/pictures/meadow-small.png',
);
const SIGNAL_AT = join(import.meta.dirname, 'signal-at.mjs');
const site = makeFaultSite();
const disk = join(site.siteDir, 'disk');

/** Mounts a file system in memory. This needs root. */
function mount(folder: string, size: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
}

const canMount = mount(disk, '100k');

/** The output without any fault. */
let whole: Record<string, string>;
beforeAll(async () => {
  expect(await site.run()).toMatchObject({ code: 0 });
  whole = readFolder(site.outDir);
});

afterAll(() => {
  if (canMount) execFileSync('umount', [disk]);
  site.remove();
});

test('files that may not grow, as on a full disk, leave the former output and say why', async () => {
  // In blocks of 512 or 1024 bytes: less than the largest script.
  const under = ['/bin/sh', '-c', 'ulimit -f 20; exec "$@"', 'sh'];
  const { code, output } = await site.run(['build', '--no-cache'], { under });
  expect(code).toBe(1);
  expect(output).toContain(
    `The output folder ${site.outDir} cannot be written: the file is larger`,
  );
  expect(readFolder(site.outDir)).toEqual(whole);
  expect(site.leftovers()).toEqual([]);
});

test.runIf(canMount)(
  'a full disk leaves nothing of the output, and the message says so',
  async () => {
    const { code, output } = await site.run(['build', '--out', join(disk, 'dist')]);
    expect(code).toBe(1);
    expect(output).toContain(
      `The output folder ${join(disk, 'dist')} cannot be written: the disk is full.`,
    );
    expect(readdirSync(disk)).toEqual([]);
  },
);

test.runIf(canMount)(
  'a full disk while pictures are converted is reported by its folder',
  async () => {
    const folder = join(site.siteDir, '.cache/images');
    execFileSync('rm', ['-rf', folder]);
    expect(mount(folder, '4k')).toBe(true);
    cpSync(LARGE_PICTURE, join(site.siteDir, 'docs/bulb.png'));
    try {
      const { code, output } = await site.run(['build', '--out', join(site.siteDir, 'other')]);
      expect(code).toBe(0);
      expect(output).toContain(
        `Warning: The folder ${folder} cannot be written: the disk is full. 1 picture is offered in its original format only.`,
      );
      expect(output).not.toContain('damaged');
    } finally {
      execFileSync('umount', [folder]);
      site.write('docs/bulb.png', GREEN);
    }
  },
);

test.runIf(canMount)(
  'without room for the cache and temporary files, the build is the same',
  async () => {
    const cache = join(site.siteDir, '.cache');
    execFileSync('rm', ['-rf', cache]);
    expect(mount(cache, '4k')).toBe(true);
    try {
      const env = { ...process.env, TMPDIR: cache, NODE_COMPILE_CACHE: cache };
      expect(await site.run(['build'], { env })).toMatchObject({ code: 0 });
    } finally {
      execFileSync('umount', [cache]);
    }
    expect(readFolder(site.outDir)).toEqual(whole);
  },
);

test.runIf(canMount)(
  'an output folder that is a mount point is replaced in place, and repaired by the next build',
  async () => {
    const out = join(site.siteDir, 'volume');
    expect(mount(out, '8m')).toBe(true);
    try {
      // The output of another build, with a page that is no longer there.
      cpSync(site.outDir, out, { recursive: true });
      writeFileSync(join(out, 'gone.html'), 'Gone');
      writeFileList(out);
      expect(await site.run(['build', '--out', out])).toMatchObject({ code: 0 });
      expect(readFolder(out)).toEqual(whole);
      expect(readdirSync(out)).not.toContain('gone.html');
      // Killed while the entries are replaced one by one.
      const env = { ...process.env, MOMENT: 'swap', SIGNAL: 'SIGKILL' };
      const args = ['build', '--out', out];
      expect(await site.run(args, { env, node: ['--import', SIGNAL_AT] })).toMatchObject({
        signal: 'SIGKILL',
      });
      expect(await site.run(args)).toMatchObject({ code: 0 });
      expect(readFolder(out)).toEqual(whole);
    } finally {
      execFileSync('umount', [out]);
    }
  },
);

test.runIf(canMount)(
  'builds that write into one mount point at the same time succeed, and one of them is in place',
  async () => {
    const out = join(site.siteDir, 'shared-output');
    mkdirSync(out);
    expect(mount(out, '64m')).toBe(true);
    try {
      const builds = Array.from({ length: 3 }, () => site.run(['build', '--out', out]));
      for (const { code, output } of await Promise.all(builds)) {
        expect({ code, output }).toMatchObject({ code: 0 });
      }
      expect(readdirSync(out)).toContain('docs');
      expect(readdirSync(out).filter((name) => /^\.folia-(?!files$)/.test(name))).toEqual([]);
    } finally {
      execFileSync('umount', [out]);
    }
  },
);
