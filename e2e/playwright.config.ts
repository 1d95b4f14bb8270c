import { defineConfig } from '@playwright/test';

/**
 * Disables the toolbar of a full browser, which is redrawn for each page, and processes started for pages that
 * may come. Includes Playwright's own list, since only the last such argument counts.
 */
const UNUSED_FEATURES = [
  ...['InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar', 'PreloadTopChromeWebUI'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUITabStrip'],
  ...['AcceptCHFrame', 'DestroyProfileOnBrowserClose'],
  ...['DialMediaRouteProvider', 'GlobalMediaControls', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'OptimizationHints', 'PaintHolding', 'RenderDocument'],
  ...['SpareRendererForSitePerProcess', 'ThirdPartyStoragePartitioning', 'Translate'],
];

export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Behavior that few changes break, or that takes long to show. `npm test` leaves it out; `npm test -- full` does not. */
const LONG_TESTS = [
  'accessibility',
  'api-reading',
  'bar',
  'blog',
  'closed-content',
  'color-mode',
  'content-security-policy',
  'crowded',
  'development',
  'development-bursts',
  'diagrams',
  'docs-versions',
  'faults-*',
  'figures',
  'history',
  'hostile-input',
  'integrity',
  'interrupted-navigation',
  'keyboard',
  'large-search',
  'locales',
  'long-pages',
  'malformed-address',
  'motion',
  'navbar',
  'navigation-memory',
  'not-found',
  'packed',
  'pictures',
  'preferences',
  'reading-aids',
  'request-builder',
  'rules-of-all-pages',
  'search-failures',
  'search-hits',
  'search-loading',
  'side-menu',
  'style-recalculation',
  'text-size',
  'theme',
  'trusted-types',
  'versions',
  'wrong-base',
  'zoom',
].map((name) => `${name}.spec.ts`);

/** `tools/test.ts` builds and serves the sites. It reports the tests that pass on the second try only. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'short', testMatch: '*.spec.ts', testIgnore: LONG_TESTS },
    { name: 'long', testMatch: LONG_TESTS },
  ],
  outputDir: '../.cache/test-results/browser',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'line',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // On a busy machine, everything takes longer without being wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
