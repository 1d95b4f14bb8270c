import { expect, test } from '@playwright/test';
import { address } from './sites.ts';

test('links stand in columns under titles', async ({ page }) => {
  await page.goto(address('garden', '/about'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Read', 'Elsewhere']);
  await expect(footer.getByRole('link', { name: 'Roses' })).toHaveAttribute(
    'href',
    '/docs/plants/roses',
  );
  await expect(footer).toContainText('Free to copy.');
});

test('links stand in one list where the config gives a flat list, with a logo', async ({
  page,
}) => {
  await page.goto(address('orchard', '/docs/welcome'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await expect(footer.getByRole('listitem')).toHaveText(['Apples', 'Market']);
  await expect(footer.locator('.logo')).toBeVisible();
});

test('has the style that the config gives it', async ({ page }) => {
  await page.goto(address('observatory', '/guide/moon/'));
  await expect(page.getByRole('contentinfo')).toHaveClass(/site-footer-dark/);
});

test('of the real site leads to installing and contributing, and names the license', async ({
  page,
}) => {
  await page.goto(address('real', '/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Installation' })).toHaveAttribute(
    'href',
    '/docs/install/requirements',
  );
  await expect(footer.getByRole('link', { name: 'Contributing' })).toHaveAttribute(
    'href',
    '/docs/overview/support-the-project',
  );
  await expect(footer).toContainText('open source under the GNU AGPL v3');
});
