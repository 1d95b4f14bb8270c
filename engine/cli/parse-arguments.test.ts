import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS, HELP, parseArguments } from './parse-arguments.ts';

describe('parseArguments', () => {
  test('a command alone has the defaults', () => {
    expect(parseArguments(['build'])).toEqual({
      command: 'build',
      siteDir: resolve('site'),
      outDir: resolve('dist'),
      port: 3005,
    });
  });

  test('options may stand before and behind the command, with and without an equals sign', () => {
    const args = ['--site', 'bakery', 'serve', '--out=bread', '--port', '80', '--base-url=/shop/'];
    expect(parseArguments(args)).toEqual({
      command: 'serve',
      siteDir: resolve('bakery'),
      outDir: resolve('bread'),
      baseUrl: '/shop/',
      port: 80,
    });
  });

  test('the root and deeper base paths are allowed (R1.4)', () => {
    for (const baseUrl of ['/', '/shop/', '/shop/breads/']) {
      expect(parseArguments(['build', '--base-url', baseUrl])).toMatchObject({ baseUrl });
    }
  });

  test.each([[[]], [['--help']], [['-h']], [['build', '--help']]])('%j asks for help', (args) => {
    expect(parseArguments(args)).toBe('help');
  });

  test('the help names every command and option', () => {
    for (const command of COMMANDS) expect(HELP).toMatch(new RegExp(`^  ${command} `, 'm'));
    for (const option of ['--site', '--out', '--base-url', '--port', '--help']) {
      expect(HELP).toContain(option);
    }
  });
});

describe('parseArguments: mistakes', () => {
  test('a misspelled command names the nearest one', () => {
    expect(() => parseArguments(['biuld'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   "biuld" is not a command.
          Did you mean "build"? Commands: dev, build, serve, check.]
    `);
  });

  test('options without a command list the commands', () => {
    expect(() => parseArguments(['--port', '80'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   A command is missing.
          Commands: dev, build, serve, check.]
    `);
  });

  test('an unknown option names the nearest one', () => {
    expect(() => parseArguments(['build', '--prot=80'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   Unknown option '--prot'.
          Did you mean "port"? --help shows all options.]
    `);
  });

  test('a port that is no port', () => {
    expect(() => parseArguments(['serve', '--port', 'x'])).toThrowErrorMatchingInlineSnapshot(`
      [SiteError:   --port: found "x".
          Allowed: a whole number from 0 to 65535.]
    `);
    for (const port of ['65536', '1.5']) {
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
});
