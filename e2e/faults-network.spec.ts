/** A network or a server that goes away while the reader moves on. Failed page data: `navigation.spec.ts`. */
import { expect } from '@playwright/test';
import { test } from './faults.ts';
import { openLive } from './live-page.ts';

test.use({ site: 'garden' });

const ROSES = '/docs/plants/roses';

test('page data that breaks off is reported, and Retry shows the page', async ({
  page,
  server,
}) => {
  await openLive(page, server.address(ROSES));
  server.fail(/spade\.page\.json/, 'cut off');
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  server.recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Spade');
});

test('with a server that has stopped, a page and the search report it', async ({
  page,
  server,
}) => {
  await openLive(page, server.address(ROSES));
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).hover();
  await server.stop();
  await page.locator('.sidebar').getByRole('link', { name: 'Introduction' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('offline in the middle of a navigation: the error, then the page once the network is back', async ({
  page,
  server,
  context,
}) => {
  await openLive(page, server.address(ROSES));
  server.fail(/spade\.page\.json/, 'silent');
  const requested = page.waitForRequest(/spade\.page\.json/);
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await requested;
  await context.setOffline(true);
  server.disconnect();
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  server.recover();
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Spade');
});

const INCOMPLETE = {
  'a list': '[]',
  'a string': '"text"',
  'only its build': '{"build":"BUILD"}',
  'a number as its text': '{"build":"BUILD","href":"/docs/tools/spade","html":7}',
  'no address': '{"build":"BUILD","html":"<p>Text</p>","href":null}',
};

for (const [what, text] of Object.entries(INCOMPLETE)) {
  test(`a page whose data is ${what} is shown by its document`, async ({ page, server }) => {
    await openLive(page, server.address(ROSES));
    const answer = await page.request.get(server.address('/docs/tools/spade.page.json'));
    const { build } = await answer.json();
    server.fail(/spade\.page\.json/, { text: text.replace('BUILD', build) });
    await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
    await expect(page.locator('h1')).toHaveText('Spade');
    await expect(page.locator('#page-body')).toContainText(/./);
  });
}

test('a page whose data belongs to another page is shown by its document', async ({
  page,
  server,
}) => {
  await openLive(page, server.address(ROSES));
  const answer = await page.request.get(server.address('/docs/plants/tulips.page.json'));
  server.fail(/spade\.page\.json/, { text: await answer.text() });
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page).toHaveURL(server.address('/docs/tools/spade'));
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page).toHaveTitle(/^Spade/);
});
