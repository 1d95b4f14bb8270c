import { defineConfig } from '@playwright/test';

/** The toolbar of a full browser, which is redrawn for each page; then Playwright's own list, since only the last one counts. */
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

/** The sites are built and served by `tools/test.ts`. A test that needs a second try has failed, so there is none. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/test-results/browser',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'line',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // On a machine that is busy with something else everything takes longer, and nothing is wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
