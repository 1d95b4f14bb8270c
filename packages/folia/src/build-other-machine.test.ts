import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const CLI = join(import.meta.dirname, 'cli.ts');
const OTHER_MACHINE = pathToFileURL(join(import.meta.dirname, 'test-other-machine.mjs')).href;
/** It has languages, a blog with feeds, an API reference and a search. */
const SITE = join(REPOSITORY, 'e2e/sites/harbor');
/** Enough for a machine with more than one core to compile them in threads. */
const PAGES = 450;
const LONGEST_MS = 180_000;

// In the repository, so that the site finds its libraries.
mkdirSync(join(REPOSITORY, '.cache'), { recursive: true });
const folder = mkdtempSync(join(REPOSITORY, '.cache/other-machine-'));
const homes = mkdtempSync(join(tmpdir(), 'home-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(homes, { recursive: true, force: true });
});

/** Copies the site, with other modification times, and adds pages. */
function makeSite(path: string, changed: Date): string {
  const siteDir = join(folder, path);
  cpSync(SITE, siteDir, { recursive: true });
  for (let index = 0; index < PAGES; index += 1) {
    const next = (index + 1) % PAGES;
    const text = `# Buoy ${index}\n\nBefore [the next](buoy-${next}.md).\n\n\`\`\`sh\nlight ${index}\n\`\`\`\n`;
    writeFileSync(join(siteDir, `docs/buoy-${index}.md`), text);
  }
  cpSync(join(REPOSITORY, 'e2e/sites/orchard/static'), join(siteDir, 'static'), {
    recursive: true,
  });
  for (const file of readdirSync(siteDir, { recursive: true, encoding: 'utf8' })) {
    utimesSync(join(siteDir, file), changed, changed);
  }
  return siteDir;
}

async function build(
  siteDir: string,
  outDir: string,
  machine: Record<string, string>,
  umask: string,
) {
  const env = { ...process.env, ...machine };
  // Only a shell sets the umask of a program.
  const command = `umask ${umask}; exec "$@"`;
  const args = [process.execPath, CLI, 'build', '--site', siteDir, '--out', outDir];
  await promisify(execFile)('sh', ['-c', command, 'sh', ...args], { env });
}

/** The first difference between two outputs, with the text around it; undefined if they are the same, byte for byte. */
function firstDifference(one: string, other: string): string | undefined {
  const [ones, others] = [filesIn(one), filesIn(other)];
  const onlyInOne =
    ones.find((file) => !others.includes(file)) ?? others.find((file) => !ones.includes(file));
  if (onlyInOne !== undefined) return `${onlyInOne} is only in one of them.`;
  for (const file of ones) {
    const [a, b] = [readFileSync(join(one, file)), readFileSync(join(other, file))];
    if (a.equals(b)) continue;
    const at = a.findIndex((byte, index) => byte !== b[index]);
    const around = (bytes: Buffer) =>
      JSON.stringify(bytes.toString('latin1', Math.max(0, at - 80), at + 80));
    return `${file} differs at byte ${at}:\n${around(a)}\n${around(b)}`;
  }
  return undefined;
}

function filesIn(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();
}

test(
  'a commit gives the same bytes on another machine, in another folder, at another time',
  async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const here = makeSite('site', new Date('2025-01-02T03:04:05Z'));
    const there = makeSite(
      'a/folder with a longer path/of the site',
      new Date('2026-05-06T07:08:09Z'),
    );
    await build(here, one, { TZ: 'UTC', LANG: 'C', LC_ALL: 'C', HOME: join(homes, 'a') }, '022');
    const elsewhere = {
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      HOME: join(homes, 'b'),
      USER: 'someone',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${OTHER_MACHINE}`,
    };
    await build(there, other, elsewhere, '077');
    expect(filesIn(one).length).toBeGreaterThan(PAGES);
    expect(firstDifference(one, other)).toBeUndefined();
    // With what the first build has cached.
    const again = join(folder, 'again');
    await build(there, again, elsewhere, '077');
    expect(firstDifference(one, again)).toBeUndefined();
  },
  LONGEST_MS,
);

test('a difference of one byte is found, with its place', () => {
  const [one, other] = [join(folder, 'x'), join(folder, 'y')];
  for (const [path, text] of [
    [one, 'seven bells'],
    [other, 'seven balls'],
  ] as const) {
    mkdirSync(path);
    writeFileSync(join(path, 'log.txt'), text);
  }
  expect(firstDifference(one, other)).toBe(
    'log.txt differs at byte 7:\n"seven bells"\n"seven balls"',
  );
  writeFileSync(join(one, 'chart.txt'), '');
  expect(firstDifference(one, other)).toBe('chart.txt is only in one of them.');
});
