import { expect, test } from '@playwright/test';
import { address } from './sites.ts';

test('the custom properties of Infima color a hero, which otherwise has the color of the site', async ({
  page,
}) => {
  await page.goto(address('orchard', '/festival'));
  const heroes = page.locator('.hero');
  const night = page.locator('.night .hero');
  await expect(night).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(night).toHaveCSS('color', 'rgb(250, 251, 252)');
  await expect(heroes.first()).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(heroes.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('spacing classes override the style sheets of the site, other classes with a similar name do not', async ({
  page,
}) => {
  await page.goto(address('orchard', '/festival'));
  const stage = page.getByText('Dancing');
  const size = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  await expect(stage).toHaveCSS('margin-bottom', `${2 * size}px`);
  await expect(stage).toHaveCSS('padding', `${size / 2}px 1px`);
  await expect(stage).toHaveCSS('margin-left', '3px');
});

test('the words of a button are in the middle of one line, however a site lays the button out', async ({
  page,
}) => {
  await page.goto(address('orchard', '/festival'));
  const button = page.locator('.card .button');
  await expect(button).toHaveCSS('text-align', 'center');
  await expect(button).toHaveCSS('white-space', 'nowrap');
});

test('containers are as wide, and cards and buttons as round, as the properties of Infima say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 700 });
  await page.goto(address('orchard', '/festival'));
  await expect(page.locator('.container')).toHaveCSS('max-width', '900px');
  await expect(page.locator('.card')).toHaveCSS('background-color', 'rgb(4, 5, 6)');
  await expect(page.locator('.card .button')).toHaveCSS('border-radius', '30px');
});

test('a part of a page can have colors of its own, and a hero needs no color', async ({ page }) => {
  await page.goto(address('orchard', '/festival'));
  await expect(page.locator('.dawn')).toHaveCSS('display', 'flex');
  await expect(page.locator('.dawn')).toHaveCSS('padding-top', /^6[48]px$/);
  const eggs = page.getByRole('link', { name: 'Eggs' });
  await expect(eggs).toHaveCSS('background-color', 'rgb(7, 8, 9)');
  await expect(eggs).toHaveCSS('color', 'rgb(240, 241, 242)');
  const bread = page.getByRole('link', { name: 'Bread' });
  await expect(bread).toHaveCSS('background-color', 'rgb(10, 11, 12)');
});
