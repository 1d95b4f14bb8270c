/**
 * Modules that differ from those of the build, as after a server or a content delivery network has rewritten them: each
 * would run, and works but for a change that the tests notice.
 */
import { expect, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { openLive } from './live-page.ts';

test.use({ site: 'harbor' });

const BERTH = '/docs/api/book-berth';

/** Code in front of a module that shows whether it has run. */
const CHANGE = { prefix: 'console.log("changed");' };

function watchChanges(page: Page): string[] {
  const ran: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'changed') ran.push(message.location().url);
  });
  return ran;
}

async function act(page: Page): Promise<void> {
  await page.locator('.brand').hover();
  await page.waitForTimeout(200);
  await page.locator('.sidebar a').first().hover();
  await page.waitForTimeout(200);
}

for (const part of ['client', 'react', 'shared', 'evaluate-react', 'hydrate']) {
  test(`when ${part} has been changed, it does not run, a page is readable and says that scripts have failed`, async ({
    page,
    server,
  }) => {
    const ran = watchChanges(page);
    server.fail(new RegExp(`/assets/${part}-[^/]*[.]js`), CHANGE);
    await page.goto(server.address(BERTH));
    for (let attempt = 0; attempt < 3; attempt += 1) await act(page);
    await expect(page.locator('html')).toHaveAttribute('data-failed');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    expect(ran).toEqual([]);
  });
}

test('when the code of the search has been changed, it does not run, however often the reader retries', async ({
  page,
  server,
}) => {
  const ran = watchChanges(page);
  server.fail(/\/assets\/search-part-/, CHANGE);
  await openLive(page, server.address(BERTH));
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('dialog').getByRole('alert');
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await expect(alert).toContainText('The search did not load.');
    await alert.getByRole('button', { name: 'Retry' }).click();
  }
  await expect(alert).toContainText('The search did not load.');
  expect(ran).toEqual([]);
  // The changed code would run: an address without a hash.
  const script = await page.locator('script[type=importmap]').textContent();
  const [path] = /[^"]*search-part-[^"]*[.]js/.exec(script ?? '') ?? [];
  await page.evaluate((url) => import(url), `${path}?unknown`);
  await expect.poll(() => ran).toHaveLength(1);
});
