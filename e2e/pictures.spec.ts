import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const pictures = address('orchard', '/docs/pictures');

/** The image of the orchard that is wider than the column. */
function meadow(page: Page) {
  return page.locator('#page-body').getByAltText('A meadow under the sky');
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'A meadow under the sky' });
}

test('a photograph is fetched in a smaller format and in its displayed width', async ({ page }) => {
  const types: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/meadow-')) types.push(response.headers()['content-type'] ?? '');
  });
  await page.goto(pictures);
  await expect(meadow(page)).toHaveJSProperty('complete', true);
  expect(await meadow(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/assets\/files\/meadow-750-[0-9a-f]{8}\.avif$/,
  );
  await expect(meadow(page)).toHaveAttribute('width', '1200');
  await expect(meadow(page)).toHaveAttribute('height', '750');
  expect(types).toContain('image/avif');
});

test('browsers that do not support the format get the original, and drawings are unchanged', async ({
  page,
}) => {
  await page.goto(pictures);
  await expect(meadow(page)).toHaveAttribute('src', /\/assets\/files\/meadow-[0-9a-f]{8}\.jpg$/);
  const types = await meadow(page).evaluate((image) =>
    [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ type }) => type),
  );
  expect(types).toEqual(['image/avif']);
  await expect(page.locator('#page-body picture > [src$=".svg"]')).toHaveCount(0);
  await expect(page.locator('#page-body [src$=".svg"]')).toHaveCount(1);
});

test('the URLs in an HTML srcset refer to published files', async ({ page }) => {
  await page.goto(pictures);
  const image = page.getByAltText('A meadow with a choice');
  const addresses = await image.evaluate((element: HTMLImageElement) =>
    element.srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  expect(addresses).toHaveLength(2);
  for (const path of addresses) {
    const response = await page.request.get(new URL(path, pictures).href);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('a click opens an image that is shown smaller than its size; another click closes it', async ({
  page,
}) => {
  await openLive(page, pictures);
  const before = await meadow(page).boundingBox();
  // It is a button once the code of the zoom has loaded.
  await page.getByRole('button', { name: 'A meadow under the sky' }).click();
  await expect(dialog(page)).toBeVisible();
  // Waits until it has loaded.
  await expect
    .poll(async () => (await dialog(page).getByRole('img').boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.2);
  await dialog(page).getByRole('img').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(meadow(page)).toBeFocused();
});

test('the enlarged image is from the same source, such as that for the color mode', async ({
  page,
}) => {
  await openLive(page, pictures);
  await meadow(page).evaluate((image) => {
    const other = document.createElement('source');
    other.media = '(max-width: 1px)';
    other.srcset = 'narrow.png';
    image.before(other);
    image.parentElement?.prepend(other);
  });
  await meadow(page).click();
  await expect(dialog(page).locator('source').first()).toHaveAttribute('media', '(max-width: 1px)');
  await expect(dialog(page).locator('source').last()).toHaveAttribute('type', 'image/avif');
  expect(
    await dialog(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc),
  ).toMatch(/\.avif$/);
});

test('Enter opens an image, Escape closes it, and the focus returns', async ({ page }) => {
  await openLive(page, pictures);
  const button = page.getByRole('button', { name: 'A meadow under the sky' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close picture' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('axe finds nothing in the dialog, nor in images that can be opened', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, pictures);
  await expect(meadow(page)).toHaveAttribute('aria-haspopup', 'dialog');
  expect(await findViolations(page)).toEqual([]);
  await meadow(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('an image in its intrinsic size is not a button, and a link around an image takes precedence', async ({
  page,
}) => {
  await openLive(page, pictures);
  await expect(meadow(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await page.getByAltText('A small meadow').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByAltText('A meadow that leads on').click();
  await expect(page.locator('h1')).toHaveText('Apple');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('images of a page reached by navigation can be opened, and close with their page', async ({
  page,
}) => {
  await openLive(page, address('orchard', '/docs/trees/apple'));
  await page.locator('.sidebar').getByRole('link', { name: 'Pictures' }).click();
  // The code that opens images is fetched with the first page that has one.
  await expect(meadow(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await meadow(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Apple');
  await expect(page.locator('dialog.zoom')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an image is not interactive', async ({ page }) => {
    await page.goto(pictures);
    await expect(page.getByRole('img', { name: 'A meadow under the sky' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'A meadow under the sky' })).toHaveCount(0);
  });
});
