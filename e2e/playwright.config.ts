import { defineConfig } from '@playwright/test';

/**
 * Disables the toolbar of a full browser, which is redrawn for each page. Includes Playwright's own
 * list, since only the last such argument counts.
 */
const UNUSED_FEATURES = [
  ...['InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar', 'PreloadTopChromeWebUI'],
  ...['WebUIOmniboxPopup', 'WebUITabStrip', 'AcceptCHFrame', 'DestroyProfileOnBrowserClose'],
  ...['DialMediaRouteProvider', 'GlobalMediaControls', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'OptimizationHints', 'PaintHolding', 'RenderDocument'],
  ...['ThirdPartyStoragePartitioning', 'Translate'],
];

export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * `tools/test.ts` builds and serves the sites. There are no retries: a test that needs one has
 * failed.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/test-results/browser',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'line',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // On a busy machine, everything takes longer without being wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
