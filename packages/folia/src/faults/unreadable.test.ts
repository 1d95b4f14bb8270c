import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultSite, makeFaultSite } from './fault-site.ts';

let site: FaultSite;
const at = (path: string) => join(site.siteDir, path);

beforeEach(() => {
  site = makeFaultSite();
});
afterEach(() => {
  execFileSync('chmod', ['-R', 'u+rwX', site.siteDir]);
  site.remove();
});

/** The user "nobody" of every system; permissions are no obstacle for root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY, cwd: tmpdir() } : {};

/** Gives the site to the user who builds it. */
function handOver(): void {
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, site.siteDir]);
}

test('files and folders without permission are all reported in one run, and the former output stays', async () => {
  site.write('docs/closed/door.md', '# Door\n');
  site.write('docs/plain.yml', 'x: 1\n');
  const closed = ['docs/oil.md', 'docs/bulb.png', 'docs/closed', 'static/note.txt'];
  for (const path of closed) chmodSync(at(path), 0);
  handOver();
  const { code, output } = await site.run(['build'], asUser);
  expect(code).toBe(1);
  for (const path of closed) expect(output).toContain(`\n${path}\n`);
  expect(output.match(/permission is denied\./g)).toHaveLength(closed.length);
  expect(output).toContain('4 errors. Nothing was written.');
  expect(site.leftovers()).toEqual([]);
});

test('an output folder that may not be written is refused before anything is done', async () => {
  mkdirSync(site.outDir);
  chmodSync(site.outDir, 0o555);
  handOver();
  const { code, output } = await site.run(['build'], asUser);
  expect(code).toBe(1);
  expect(output).toContain(
    `The output folder ${site.outDir} cannot be written: permission is denied.`,
  );
  expect(output).not.toContain('Reading the site');
});

test('special files, dead links and endless folders are all reported in one run', async () => {
  execFileSync('mkfifo', [at('docs/pipe.md')]);
  symlinkSync('nowhere.md', at('docs/gone.md'));
  symlinkSync('circle.md', at('docs/circle.md'));
  symlinkSync('.', at('docs/again'));
  symlinkSync('..', at('docs/up'));
  symlinkSync('../static', at('static/again'));
  const { code, output } = await site.run();
  expect(code).toBe(1);
  expect(output.slice(output.indexOf('docs/'))).toMatchInlineSnapshot(`
    "docs/again
      It cannot be read: it is a link to a folder that contains it, so following it would never end.
        Remove the link.

    docs/circle.md
      It cannot be read: it is a link that leads back to itself.
        Remove the link, or point it to a file.

    docs/gone.md
      It cannot be read: it is a link to a file that does not exist.
        Remove the link.

    docs/pipe.md
      It cannot be read: it is neither a file nor a folder, but a pipe, a socket or a device.
        Remove it.

    docs/up
      It cannot be read: it is a link to a folder that contains it, so following it would never end.
        Remove the link.

    static/again
      It cannot be read: it is a link to a folder that contains it, so following it would never end.
        Remove the link.

    6 errors. Nothing was written.
    "
  `);
});

test('links to files and folders out of the site work, and the output has copies of them', async () => {
  const other = makeFaultSite({ 'docs/far.md': '# Far away\n', 'static/far.txt': 'Far.\n' });
  symlinkSync(join(other.siteDir, 'docs/far.md'), at('docs/far.md'));
  symlinkSync(join(other.siteDir, 'docs'), at('docs/others'));
  symlinkSync(join(other.siteDir, 'static'), at('static/others'));
  // Emacs leaves such a link beside a file while it is edited.
  symlinkSync('ada@example.org.4711:1', at('docs/.#oil.md'));
  expect(await site.run()).toMatchObject({ code: 0 });
  other.remove();
  expect(site.read('docs/far/index.html')).toContain('Far away');
  expect(site.read('docs/others/gas/index.html')).toContain('Gas lamps');
  expect(site.read('others/far.txt')).toBe('Far.\n');
});

describe('an output folder', () => {
  test('that is a link stays one, even if its target does not exist yet; a file that no build wrote is not deleted', async () => {
    symlinkSync('built', site.outDir);
    expect(await site.run()).toMatchObject({ code: 0 });
    expect(readFileSync(at('built/docs/oil/index.html'), 'utf8')).toContain('Trim the wick.');
    site.write('dist/index.html.gz', 'compressed');
    site.write('dist/assets/mine.txt', 'Mine.');
    const { code, output } = await site.run();
    expect(code).toBe(1);
    expect(output).toContain(
      'One is "assets/mine.txt".\n    Move it to a static folder of the site',
    );
    expect(readFileSync(at('built/assets/mine.txt'), 'utf8')).toBe('Mine.');
  });

  test.each(['docs', 'static', 'i18n', 'theme', 'src', 'versioned_docs'])(
    'in the folder "%s", which builds read, is refused',
    async (folder) => {
      const { code, output } = await site.run(['build', '--out', at(`${folder}/dist`)]);
      expect(code).toBe(1);
      expect(output).toContain(`is in the folder "${folder}" of the site, which builds read.`);
      expect(existsSync(at(`${folder}/dist`))).toBe(false);
    },
  );

  test.runIf(existsSync('/proc/self'))(
    'in a file system that has no folders of others is refused',
    async () => {
      for (const out of ['/proc/dist', '/proc/self/deep/dist']) {
        const { code, output } = await site.run(['build', '--out', out]);
        expect(code).toBe(1);
        expect(output).toContain(`The output folder ${out} cannot be written`);
      }
    },
  );

  test('that is a file, or below one, is refused', async () => {
    for (const out of ['package.json', 'package.json/dist']) {
      const { code, output } = await site.run(['build', '--out', at(out)]);
      expect(code).toBe(1);
      expect(output).toContain(`The output folder ${at(out)}`);
    }
    expect(readFileSync(at('package.json'), 'utf8')).toBe('{}');
  });
});
