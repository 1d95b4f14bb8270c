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
