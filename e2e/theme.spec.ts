import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const anvil = address('smithy', '/docs/anvil');
const fire = 'The fire burns since 1890.';

/** Expects each part of the theme to be there once, around the text of a page. */
async function expectParts(page: Page, title: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('.theme-footer').getByText(fire)).toHaveCount(1);
  await expect(page.getByText(fire)).toBeVisible();
  await expect(page.getByText('Struck by hand.')).toHaveCount(1);
  const strike = page.locator('#page-body').getByRole('button', { name: `Strike ${title}` });
  await expect(strike).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Strike/ })).toHaveCount(1);
  await expect(bell(page)).toHaveCount(1);
  await expect(page.getByText('The forge is open.')).toHaveCount(1);
}

function bell(page: Page) {
  return page.getByRole('complementary', { name: 'Bell' }).getByRole('button');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('parts of the theme are visible', async ({ page }) => {
    await page.goto(anvil);
    await expectParts(page, 'Anvil');
    await expect(bell(page)).toBeVisible();
    await expect(page.locator('.heat')).toHaveCount(0);
    await page.goto(address('smithy', '/docs/tongs'));
    await expect(page.locator('#page-body .heat')).toHaveText('Needs 900 degrees.');
  });

  test('an unknown address shows the page of the site', async ({ page }) => {
    const response = await page.goto(address('smithy', '/docs/bellows'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('The fire is out');
    await expect(page.getByText(fire)).toHaveCount(1);
  });
});

test('parts are there once when the page is live, and after navigation and going back', async ({
  page,
}) => {
  await openLive(page, anvil);
  await expectParts(page, 'Anvil');
  await page.locator('.sidebar').getByRole('link', { name: 'Tongs' }).click();
  await expectParts(page, 'Tongs');
  await expect(page.locator('.heat')).toHaveText('Needs 900 degrees.');
  await page.goBack();
  await expectParts(page, 'Anvil');
  await expect(page.locator('.heat')).toHaveCount(0);
});

test('an island in a part reacts, and the one at the end of the document keeps its state', async ({
  page,
}) => {
  await openLive(page, anvil);
  await expect(async () => {
    await bell(page).click();
    await expect(bell(page)).not.toHaveText('Ring the bell: 0', { timeout: 500 });
  }).toPass();
  const rung = await bell(page).textContent();
  await page.locator('.sidebar').getByRole('link', { name: 'Tongs' }).click();
  await expect(page.locator('h1')).toHaveText('Tongs');
  expect(await bell(page).textContent()).toBe(rung);
  const strike = page.getByRole('button', { name: 'Strike Tongs' });
  await expect(async () => {
    await strike.click();
    await expect(strike).not.toHaveText('Strike Tongs: 0', { timeout: 500 });
  }).toPass();
});

test('a link in a part leads on without loading another document', async ({ page }) => {
  await openLive(page, address('smithy', '/docs/tongs'));
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'Visit the anvil' }).click();
  await expect(page).toHaveURL(`${anvil}#horn`);
  await expectParts(page, 'Anvil');
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});

test('the not-found page of a site leads back, and stays once live', async ({ page }) => {
  await openLive(page, address('smithy', '/bellows'));
  await expect(page.locator('h1')).toHaveText('The fire is out');
  await expect(bell(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'at the anvil' }).click();
  await expectParts(page, 'Anvil');
});

test('a page with parts has no violation of accessibility rules', async ({ page }) => {
  await openLive(page, anvil);
  expect(await findViolations(page)).toEqual([]);
});
