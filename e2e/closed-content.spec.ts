import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const tulips = address('garden', '/docs/plants/tulips');
const NAME = 'In tin pots';

const heading = (page: Page) => page.getByRole('heading', { name: NAME });

/** The heading is in a tab within a tab, neither of them selected. */
async function expectOpened(page: Page): Promise<void> {
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Pots' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tin' })).toBeChecked();
  await expect(page.getByText('Clay breathes.')).toBeHidden();
  await expect(page.getByText('Loosen the soil first.')).toBeHidden();
}

test.describe('a section in nested closed tabs', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test('is shown by its URL when the document loads, before the shell is live', async ({
    page,
  }) => {
    await page.goto(`${tulips}#in-tin-pots`);
    await expectOpened(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
  });

  test('is shown by a link on the same page, and again after another tab was selected', async ({
    page,
  }) => {
    await page.goto(tulips);
    await expect(heading(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'Straight to the tin pots' });
    await link.click();
    await expectOpened(page);
    await page.getByText('Clay', { exact: true }).click();
    await expect(heading(page)).toBeHidden();
    await link.click();
    await expectOpened(page);
  });

  test('is shown by its entry in the table of contents', async ({ page }) => {
    await page.goto(tulips);
    await page.locator('.toc').getByRole('link', { name: NAME }).click();
    await expectOpened(page);
  });

  test('is shown by a link on another page', async ({ page }) => {
    await openLive(page, address('garden', '/docs'));
    await page.evaluate(async () => {
      await navigation.navigate('/docs/plants/tulips#in-tin-pots').finished;
    });
    await expectOpened(page);
  });

  test("is found by the browser's search", async ({ page }) => {
    // Text fragments use the same search as "Find in page".
    await page.goto(`${tulips}#:~:text=seven%20holes`);
    await expect(page.getByText('Drill seven holes')).toBeInViewport();
    await expectOpened(page);
  });

  test('is opened, along with the disclosure widget in it, for a searched word', async ({
    page,
  }) => {
    await openLive(page, address('garden', '/docs'));
    await page.evaluate(() => {
      navigation.navigate('/docs/plants/tulips', { state: { searchWords: 'crock' } });
    });
    await expect(page.getByText('a crock on each')).toBeInViewport();
    await expectOpened(page);
  });

  test('is opened for a word that is passed while the shell is going live', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.documentElement?.hasAttribute('data-live')) return;
        observer.disconnect();
        navigation.navigate('/docs/plants/tulips', { state: { searchWords: 'crock' } });
      }).observe(document, { attributes: true, subtree: true });
    });
    await page.route('**/tulips.page.json', async (route) => {
      await sleep(300);
      await route.continue();
    });
    await page.goto(address('garden', '/docs'));
    await page.locator('.brand').hover();
    await expect(page.getByText('a crock on each')).toBeInViewport();
    await expectOpened(page);
  });

  test('is not the current section while it is closed', async ({ page }) => {
    await openLive(page, tulips);
    await page.locator('.toc').getByRole('link', { name: 'Second bed' }).click();
    const current = page.locator('.toc [aria-current="location"]');
    await expect(current).toHaveText('Second bed');
  });

  test('is printed with all others, each below its label', async ({ page }) => {
    await page.goto(tulips);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Loosen the soil first.', 'Clay breathes.', 'Drill seven holes']) {
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

test('a link to a section in a tab does not change the remembered tab', async ({ page }) => {
  await page.goto(`${tulips}#in-tin-pots`);
  await expectOpened(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs switch, and a section in a closed tab is shown, too', async ({ page }) => {
    await page.goto(tulips);
    await expect(page.getByText('Clay breathes.')).toBeHidden();
    await page.getByText('Pots', { exact: true }).click();
    await expect(page.getByText('Clay breathes.')).toBeVisible();
    await expect(page.getByText('Loosen the soil first.')).toBeHidden();
    await page.goto(`${tulips}?again#in-tin-pots`);
    await expect(heading(page)).toBeInViewport();
  });
});
