import { expect, test } from '@playwright/test';
import { address } from './sites.ts';

/** The pages of the docs, in the order of the sidebar. */
const PAGES = {
  overview: ['introduction', 'quick-start', 'help', 'comparison', 'support-the-project'],
  install: [
    'requirements',
    'docker-compose',
    'script',
    'portainer',
    'truenas',
    'unraid',
    'synology',
    'kubernetes',
    'all-in-one',
    'config-file',
    'environment-variables',
    'post-install',
    'upgrading',
  ],
  administration: [
    'user-management',
    'system-settings',
    'backup-and-restore',
    'storage-template',
    'reverse-proxy',
    'oauth',
    'email-notification',
    'jobs-workers',
    'server-stats',
    'server-commands',
    'system-integrity',
    'postgres-standalone',
  ],
  features: [
    'mobile-app',
    'automatic-backup',
    'command-line-interface',
    'searching',
    'facial-recognition',
    'sharing',
    'partner-sharing',
    'tags',
    'folder-view',
    'user-settings',
    'libraries',
    'xmp-sidecars',
    'reverse-geocoding',
    'supported-formats',
    'hardware-transcoding',
    'ml-hardware-acceleration',
    'monitoring',
  ],
  guides: [
    'docker-help',
    'external-library',
    'remote-access',
    'custom-locations',
    'template-backup-script',
    'smtp-gmail',
    'custom-map-styles',
    'better-facial-clusters',
    'remote-machine-learning',
    'scaling-immich',
    'database-gui',
    'database-queries',
    'python-file-upload',
  ],
  developer: [
    'setup',
    'architecture',
    'directories',
    'pr-checklist',
    'testing',
    'open-api',
    'database-migrations',
    'translations',
    'troubleshooting',
  ],
};
const SINGLE_PAGES = ['community-guides', 'community-projects', 'FAQ'];

for (const [folder, names] of Object.entries(PAGES)) {
  test(`every page of ${folder} stands, has a description, and logs nothing`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    for (const name of names) {
      const response = await page.goto(address('real', `/docs/${folder}/${name}`));
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      const description = page.locator('meta[name="description"]');
      expect((await description.getAttribute('content'))?.length).toBeGreaterThan(50);
    }
    expect(logged).toEqual([]);
  });
}

test('the sidebar of the docs is named tutorialSidebar and lists every page', async ({ page }) => {
  await page.goto(address('real', '/docs/overview/introduction'));
  const hrefs = await page
    .locator('.sidebar a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expected = Object.entries(PAGES).flatMap(([folder, names]) =>
    names.map((name) => `/docs/${folder}/${name}`),
  );
  expect(hrefs).toEqual([...expected, ...SINGLE_PAGES.map((name) => `/docs/${name}`)]);
  const data = await page.locator('#page-data').textContent();
  expect(JSON.parse(data ?? '{}').sidebar).toBe('tutorialSidebar');
});

test('what stands beside the folders and beside the docs is there', async ({ page }) => {
  const paths = SINGLE_PAGES.map((name) => `/docs/${name}`);
  for (const path of [...paths, '/roadmap', '/cursed-knowledge', '/privacy-policy']) {
    const response = await page.goto(address('real', path));
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('days are written in the form of the region, in the language of the page', async ({
  browser,
}) => {
  for (const [locale, day] of [
    ['en-US', 'March 25, 2025'],
    ['en-GB', '25 March 2025'],
    ['de-DE', 'March 25, 2025'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(address('real', '/roadmap'));
    await expect(page.locator('time').first()).toHaveText(day);
    await context.close();
  }
});

test('the home page leads to the quick start and the demo', async ({ page }) => {
  await page.goto(address('real', '/'));
  await expect(page.getByRole('link', { name: 'Open the demo' })).toHaveAttribute(
    'href',
    'https://demo.immich.app',
  );
  await page.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.locator('h1')).toHaveText('Quick start');
});

test('no request leaves the site', async ({ page }) => {
  // The list of archived versions is asked of the production host; it is the only call that may leave.
  await page.route('https://immich.app/archived-versions.json', (route) => route.abort());
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/archived-versions.json')) hosts.add(new URL(request.url()).host);
  });
  await page.goto(address('real', '/'));
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await page.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  expect([...hosts]).toEqual([new URL(address('real', '/')).host]);
});
