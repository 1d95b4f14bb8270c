import { defineConfig } from '@playwright/test';
import { SITES } from './sites.ts';

const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/test-results/browser',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  fullyParallel: true,
  workers: 2,
  // The machines are noisy; a test that fails twice has failed.
  retries: 1,
  timeout: 30_000,
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  webServer: Object.values(SITES).map(({ command, port }) => ({
    command,
    port,
    cwd: '..',
    timeout: 120_000,
  })),
});
