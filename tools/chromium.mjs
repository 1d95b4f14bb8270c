/** Finds a Chromium for the browser tests: the system's, else Playwright's, else the package manager's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The path of a Chromium, installed first where none is found.
 * @returns {string | undefined} undefined where none can be had
 */
export function ensureChromium() {
  return systemChromium() ?? playwrightChromium() ?? installedByPackageManager();
}

function systemChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function playwrightChromium() {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log('Installing a Chromium for the browser tests ...');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
  });
  return existsSync(path) ? path : undefined;
}

function installedByPackageManager() {
  if (process.getuid?.() !== 0) return undefined;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return systemChromium();
}
