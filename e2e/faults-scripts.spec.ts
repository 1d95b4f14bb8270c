/** Scripts of the page that are blocked, break off or are wrong. What never answers: `search-failures.spec.ts`. */
import { expect, type Page } from '@playwright/test';
import { type Fault, test } from './faults.ts';
import { untilLive } from './live-page.ts';

/** The parts of the live shell, in order of their evaluation. */
const FAULTS: [string, string, Fault][] = [
  ['client', 'refused', 'refused'],
  ['client', 'cut off', 'cut off'],
  ['react', 'missing', 'missing'],
  ['shared', 'replaced by a page', 'a page'],
  ['hydrate', 'from another build', { text: 'export const anotherName = 1;' }],
  ['shell', 'missing', 'missing'],
  ['shell', 'half there', { text: '{"title":"The' }],
  ['sidebar-book', 'cut off', 'cut off'],
];

test.use({ site: 'garden' });

async function tryToGoLive(page: Page): Promise<void> {
  for (const selector of ['.brand', '.sidebar a', '.brand']) {
    await page.locator(selector).first().hover();
    await page.waitForTimeout(150);
  }
}

for (const [part, what, fault] of FAULTS) {
  test(`with ${part} ${what}, a page is readable, its links arrive, and it recovers`, async ({
    page,
    server,
  }) => {
    server.fail(new RegExp(`/assets/${part}-`), fault);
    await page.goto(server.address('/docs/plants/roses'));
    await tryToGoLive(page);
    await expect(page.locator('#page-body')).toContainText('Cut');
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    server.recover();
    await page.reload();
    await tryToGoLive(page);
    await untilLive(page);
  });
}
