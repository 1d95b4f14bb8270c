import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultSite, makeFaultSite, readFolder } from './fault-site.ts';

const CONFIG =
  "{ title: 'Lamps', url: 'https://lamps.example', docs: { showLastUpdateTime: true } }";

let site: FaultSite;
beforeEach(() => {
  site = makeFaultSite({ 'site.config.ts': `export default ${CONFIG};` });
});
afterEach(() => site.remove());

test('without git, with a damaged repository, and under any clock and time zone, a build is the same', async () => {
  site.write('.git', 'gitdir: /nowhere\n');
  utimesSync(join(site.siteDir, 'docs/oil.md'), 0, 0);
  const early = { ...process.env, TZ: 'Pacific/Niue' };
  expect(await site.run(['build', '--no-cache', '--strict'], { env: early })).toMatchObject({
    code: 0,
    output: expect.stringContaining('git has no history of the site (not a git repository'),
  });
  const expected = readFolder(site.outDir);
  expect(site.read('docs/oil/index.html')).toContain('Trim the wick.');
  rmSync(join(site.siteDir, '.git'));
  for (const path of ['docs/oil.md', 'docs/bulb.png', 'static/note.txt', 'site.config.ts']) {
    utimesSync(join(site.siteDir, path), new Date('2099-12-31'), new Date('2099-12-31'));
  }
  const late = { ...process.env, TZ: 'Pacific/Kiritimati', PATH: '/nowhere' };
  expect(await site.run(['build', '--no-cache'], { env: late })).toMatchObject({
    code: 0,
    output: expect.stringContaining('because git is not installed.'),
  });
  expect(readFolder(site.outDir)).toEqual(expected);
});

test('a site that shows neither dates nor authors needs no git', async () => {
  site.write('site.config.ts', "export default { title: 'Lamps', url: 'https://lamps.example' };");
  const { code, output } = await site.run(['check'], { env: { ...process.env, PATH: '/nowhere' } });
  expect(code).toBe(0);
  expect(output).not.toContain('git');
});

test('a config that ends the process, also with code 0, fails the build', async () => {
  site.write('site.config.ts', `process.exit(0);\nexport default ${CONFIG};`);
  const { code, output } = await site.run();
  expect(code).toBe(1);
  expect(output).toContain('The process ended with exit code 0 before the command was done.');
});

test('a config that leaves a timer and a server running does not keep the build from ending', async () => {
  site.write(
    'site.config.ts',
    `import { createServer } from 'node:http';
    setInterval(() => {}, 1_000);
    createServer().listen(0);
    export default ${CONFIG};`,
  );
  const { code, output } = await site.run(['build'], { under: ['timeout', '30'] });
  expect(code).toBe(0);
  expect(output).toMatch(/Built \d+ pages/);
  expect(site.read('docs/oil/index.html')).toContain('Trim the wick.');
});

test('a program that the config starts and that is not installed is named', async () => {
  site.write(
    'site.config.ts',
    `import { spawn } from 'node:child_process';\nspawn('lamplighter');\nexport default ${CONFIG};`,
  );
  const { code, output } = await site.run();
  expect(code).toBe(1);
  expect(output).toContain('starts the program "lamplighter", which is not installed.');
  expect(output).not.toContain('before the command was done');
});

test('an error of the config that nothing handles is reported with its place', async () => {
  site.write(
    'site.config.ts',
    `void (async () => { await null; throw new Error('The fuse blew'); })();\nexport default ${CONFIG};`,
  );
  const { code, output } = await site.run();
  expect(code).toBe(1);
  expect(output).toMatch(/site\.config\.ts\n +1:\d+ +Nothing handles this error: The fuse blew/);
});

test('a config that waits for something that never happens is named', async () => {
  site.write('site.config.ts', `await new Promise(() => {});\nexport default ${CONFIG};`);
  const { code, output } = await site.run();
  expect(code).toBe(1);
  expect(output).toContain(
    'site.config.ts\n  The file cannot be loaded: it waits for something that never happens.',
  );
});

test('a config that is a folder is named', async () => {
  rmSync(join(site.siteDir, 'site.config.ts'));
  site.write('site.config.ts/index.ts', '');
  const { code, output } = await site.run();
  expect(code).toBe(1);
  expect(output).toContain(
    'site.config.ts\n  The file cannot be read: it is a folder, not a file.',
  );
});
