import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TARGETS } from '../deploy/targets.ts';
import { COMMANDS, OPTIONS, OPTIONS_OF } from './commands.ts';
import { helpText } from './help.ts';
import { parseArguments } from './parse-arguments.ts';

describe('parseArguments', () => {
  test('a command without options has the defaults', () => {
    expect(parseArguments(['build'])).toEqual({
      command: 'build',
      siteDir: resolve('site'),
      outDir: resolve('dist'),
      port: 3005,
      noCache: false,
      targets: [],
      deployDir: resolve('deploy'),
      precompress: false,
    });
  });

  test('a build can write configuration for several targets, beside the built site', () => {
    const args = ['build', '--target', 'caddy', '--target=nginx', '--out', 'public/docs'];
    expect(parseArguments(args)).toMatchObject({
      targets: ['caddy', 'nginx'],
      deployDir: resolve('public/deploy'),
    });
    expect(parseArguments([...args, '--deploy', 'servers'])).toMatchObject({
      deployDir: resolve('servers'),
    });
    expect(() => parseArguments(['build', '--target', 'apache'])).toThrow(
      /--target: found "apache".*Allowed: caddy, nginx, static, github-pages/s,
    );
  });

  test('the current folder is the site if it has a config', () => {
    const before = process.cwd();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bakery-')));
    try {
      process.chdir(folder);
      expect(parseArguments(['build'])).toMatchObject({ siteDir: join(folder, 'site') });
      writeFileSync('site.config.ts', '');
      expect(parseArguments(['build'])).toMatchObject({
        siteDir: folder,
        outDir: join(folder, 'dist'),
      });
      expect(parseArguments(['build', '--site', 'bread'])).toMatchObject({
        siteDir: join(folder, 'bread'),
      });
    } finally {
      process.chdir(before);
    }
  });

  test('options can be before and after the command, with and without an equals sign', () => {
    const args = ['--site', 'bakery', 'serve', '--out=bread', '--port', '80', '--base-url=/shop/'];
    expect(parseArguments(args)).toEqual({
      command: 'serve',
      siteDir: resolve('bakery'),
      outDir: resolve('bread'),
      baseUrl: '/shop/',
      port: 80,
      noCache: false,
    });
  });

  test('the cache can be ignored', () => {
    expect(parseArguments(['build', '--no-cache'])).toMatchObject({ noCache: true });
  });

  test('the root and deeper base paths are allowed', () => {
    for (const baseUrl of ['/', '/shop/', '/shop/breads/']) {
      expect(parseArguments(['build', '--base-url', baseUrl])).toMatchObject({ baseUrl });
    }
  });

  test.each([
    [[], undefined],
    [['--help'], undefined],
    [['-h'], undefined],
    [['build', '--help'], 'build'],
    [['migrate', 'old', '-h'], 'migrate'],
  ])('%j asks for help', (args, help) => {
    expect(parseArguments(args)).toEqual({ help });
  });

  test('the version can be requested with or without a command', () => {
    expect(parseArguments(['--version'])).toBe('version');
    expect(parseArguments(['build', '--version'])).toBe('version');
  });

  test('new writes to the folder after it', () => {
    expect(parseArguments(['new', 'bakery'])).toMatchObject({
      command: 'new',
      siteDir: resolve('bakery'),
    });
    expect(parseArguments(['new', '.'])).toMatchObject({ siteDir: resolve('.') });
    expect(() => parseArguments(['new'])).toThrow('The folder of the new site is missing.');
    expect(() => parseArguments(['new', 'a', 'b'])).toThrow('Only one folder is allowed.');
  });

  test('migrate reads the folder after it, and writes beside that folder by default', () => {
    const siteDir = resolve('bakery');
    const args = { command: 'migrate', siteDir, outDir: `${siteDir}-migrated` };
    expect(parseArguments(['migrate', 'bakery/'])).toMatchObject(args);
    expect(parseArguments(['migrate', 'bakery', '--out', 'bread'])).toMatchObject({
      ...args,
      outDir: resolve('bread'),
    });
    expect(() => parseArguments(['migrate'])).toThrow(
      'The folder of the site to migrate is missing.',
    );
  });

  test('version cuts the version named after it, from one of several docs folders if wanted', () => {
    expect(parseArguments(['version', '1.2', '--site', 'bakery'])).toMatchObject({
      command: 'version',
      siteDir: resolve('bakery'),
      version: { name: '1.2', docsId: undefined },
    });
    expect(parseArguments(['version', '2', '--docs', 'guild'])).toMatchObject({
      version: { name: '2', docsId: 'guild' },
    });
    expect(() => parseArguments(['version'])).toThrow('The name of the version is missing.');
    expect(() => parseArguments(['version', '1', '2'])).toThrow('Only one name is allowed.');
  });

  test('api compares the two descriptions after diff', () => {
    expect(parseArguments(['api', 'diff', 'old.json', 'new.yaml'])).toMatchObject({
      command: 'api',
      diff: { before: 'old.json', after: 'new.yaml', format: 'text', failOn: undefined },
    });
    const options = ['--format', 'markdown', '--fail-on=may-break'];
    expect(parseArguments(['api', 'diff', 'a', 'b', ...options])).toMatchObject({
      diff: { format: 'markdown', failOn: 'may-break' },
    });
    expect(() => parseArguments(['api', 'diff', 'a'])).toThrow(
      'The descriptions to compare are missing.',
    );
    expect(() => parseArguments(['api', 'diff', 'a', 'b', 'c'])).toThrow(
      'Only two descriptions are compared.',
    );
    expect(() => parseArguments(['api', 'check', 'a', 'b'])).toThrow(
      '"check" is not an action of api.',
    );
    expect(() => parseArguments(['api', 'diff', 'a', 'b', '--format', 'jsn'])).toThrow(
      'Did you mean "json"?',
    );
    expect(() => parseArguments(['api', 'diff', 'a', 'b', '--fail-on', 'all'])).toThrow(
      'Allowed: breaking, may-break.',
    );
  });

  test('the help lists every command, option and target', () => {
    const help = helpText(undefined);
    for (const command of COMMANDS) expect(help).toMatch(new RegExp(`^  ${command} `, 'm'));
    for (const option of Object.keys(OPTIONS)) expect(help).toContain(`  --${option} `);
    for (const target of TARGETS) expect(help).toContain(target);
    expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(90);
  });

  test.each(COMMANDS)('the help for %s lists its own options only', (command) => {
    const help = helpText(command);
    expect(help).toMatch(new RegExp(`^Usage: folia ${command}\\b`));
    const listed = [...help.matchAll(/^ {2}--([\w-]+)/gm)].map(([, option]) => option);
    expect(listed.toSorted()).toEqual([...OPTIONS_OF[command], 'help'].toSorted());
    expect(help.includes('DIR-migrated') && help.includes('dist')).toBe(false);
  });
});

describe('parseArguments: errors', () => {
  test('a misspelled command suggests the most similar one', () => {
    expect(() => parseArguments(['biuld'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   "biuld" is not a command.
          Did you mean "build"? Commands: new, dev, build, serve, check, migrate, version, api.]
    `);
  });

  test('without a command, the commands are listed', () => {
    expect(() => parseArguments(['--port', '80'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   A command is missing.
          Commands: new, dev, build, serve, check, migrate, version, api.]
    `);
  });

  test('an unexpected argument explains how to set folders', () => {
    expect(() => parseArguments(['build', 'bakery', 'bread'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   Unexpected argument "bakery bread" after "build".
          Use one command at a time, and set folders with --site and --out.]
    `);
  });

  test('an option without its value is reported in one sentence', () => {
    expect(() => parseArguments(['build', '--site'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   --site needs a value.
          --help shows all options.]
    `);
    expect(() => parseArguments(['build', '--site', '--port=80'])).toThrow(
      "Option '--site' argument is ambiguous.",
    );
  });

  test('a value for an option that takes none is reported', () => {
    expect(() => parseArguments(['build', '--help=all'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   Option '-h, --help' does not take an argument.
          --help shows all options.]
    `);
  });

  test('an unknown option of one letter is reported', () => {
    expect(() => parseArguments(['build', '-p', '80'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   Unknown option '-p'.
          --help shows all options.]
    `);
  });

  test('an unknown option suggests the most similar one', () => {
    expect(() => parseArguments(['build', '--prot=80'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   Unknown option '--prot'.
          Did you mean "--port"? --help shows all options.]
    `);
  });

  test('an option that has no effect on the command is reported with those that do', () => {
    expect(() =>
      parseArguments(['check', '--target', 'nginx']),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   --target is not an option of "check".
          Its options: --site, --base-url, --strict, --no-cache.]
    `);
    expect(() => parseArguments(['new', 'docs', '--port=80'])).toThrow('Its options: none.');
  });

  test('an invalid port', () => {
    expect(() => parseArguments(['serve', '--port', 'x'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   --port: found "x".
          Allowed: a whole number from 0 to 65535.]
    `);
    for (const port of ['65536', '1.5', '', ' ']) {
      expect(() => parseArguments(['serve', '--port', port])).toThrow(`--port: found "${port}".`);
    }
  });

  test('a base path without its slashes', () => {
    expect(() =>
      parseArguments(['build', '--base-url', 'shop']),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   --base-url: found "shop".
          Allowed: a path that starts and ends with a slash.]
    `);
  });

  test('a base path that is a URL of another site, or has more than a path', () => {
    for (const baseUrl of ['//shop/', '/shop/?a=b/', '/shop#/']) {
      expect(() => parseArguments(['build', '--base-url', baseUrl])).toThrow(
        `--base-url: found "${baseUrl}".`,
      );
    }
  });
});
