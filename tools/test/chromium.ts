/**
 * Finds a Chromium for the browser tests: the system's, or Playwright's, or the package manager's.
 * The headless shell is preferred: a full browser draws its toolbar for each page, which doubles
 * the time of a test run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * The path of a full Chromium, since the headless shell never keeps a document for Back. Undefined if the system has
 * none.
 */
export function findFullChromium(): string | undefined {
  return findProgram(NAMES.filter((name) => name !== HEADLESS_SHELL));
}

/** The path of a Chromium, which is installed if none is found; undefined if that fails. */
export function ensureChromium(): string | undefined {
  return systemChromium() ?? playwrightChromium() ?? installedByPackageManager();
}

function systemChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return findProgram(NAMES);
}

function findProgram(names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log('Installing a Chromium for the browser tests ...');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
  });
  return existsSync(path) ? path : undefined;
}

function installedByPackageManager(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  apt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '--no-install-recommends', name);
    const path = systemChromium();
    if (path) return path;
  }
  return undefined;
}
