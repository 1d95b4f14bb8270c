import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

/** A truncated percent-encoding, for which `decodeURIComponent` throws. */
const MALFORMED = '#%E0%A4%A';

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test.describe('a page whose URL has a malformed fragment', () => {
  test('goes live, navigates, and shows its table of contents', async ({ page }) => {
    const errors = errorsOf(page);
    // The page has moved headings, which are looked up by fragment.
    await openLive(page, address('garden', `/docs/plants/roses${MALFORMED}`));
    await page.locator('.toc').getByRole('link', { name: 'Pruning' }).click();
    await expect(page.locator('#pruning')).toBeInViewport();
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    expect(errors).toEqual([]);
  });

  test('is reached by navigation', async ({ page }) => {
    const errors = errorsOf(page);
    await openLive(page, address('garden', '/docs'));
    await page.evaluate((hash) => {
      navigation.navigate(`/docs/plants/roses${hash}`);
    }, MALFORMED);
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect(page.locator('#page-main')).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('highlights the searched words, even if it is already open', async ({ page }) => {
    const errors = errorsOf(page);
    const roses = address('garden', `/docs/plants/roses${MALFORMED}`);
    await openLive(page, address('garden', '/docs'));
    await page.evaluate((url) => {
      navigation.navigate(url, { state: { searchWords: 'forsythia' } });
    }, roses);
    await expect(page.getByText('Highlighted')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the highlight' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('forsythia');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Highlighted')).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('the version dropdown keeps a malformed fragment', async ({ page }) => {
  const errors = errorsOf(page);
  await openLive(page, address('orchard', `/docs/trees/apple${MALFORMED}`));
  const links = page
    .locator('.navbar .dropdown', { hasText: '2023' })
    .locator('li:not(.load-failed) a');
  await expect(links).toHaveText(['Next', 'Latest', '2023', '2022']);
  expect(await links.nth(2).getAttribute('href')).toContain(MALFORMED);
  expect(errors).toEqual([]);
});
