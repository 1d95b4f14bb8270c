import { expect, type Page, test } from '@playwright/test';
import { openLive, untilLive } from './live-page.ts';
import { address } from './sites.ts';

const apple = address('orchard', '/docs/trees/apple');

function dropdown(page: Page, label: string) {
  return page.locator('.navbar .dropdown', { hasText: label });
}

test.describe('items of the navigation bar', () => {
  test('the brand links to the root, or to the first page of a site without one', async ({
    page,
  }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.locator('.brand')).toHaveAttribute('href', '/');
    await page.goto(apple);
    await expect(page.locator('.brand')).toHaveAttribute('href', '/docs/welcome');
  });

  test('are on the right unless the config places them on the left', async ({ page }) => {
    await page.goto(apple);
    const lists = page.locator('.navbar-items > ul');
    await expect(lists.first()).toContainText('Guide');
    await expect(lists.last()).toContainText('This season');
    await expect(lists.first()).not.toContainText('Since 1890');
  });

  test('can be of any type', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 800 });
    await openLive(page, apple);
    const bar = page.locator('.navbar');
    await expect(bar.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/docs/welcome');
    await expect(bar.getByRole('link', { name: 'All trees' })).toHaveAttribute(
      'href',
      '/docs/welcome',
    );
    await expect(bar.getByRole('link', { name: 'This season' })).toHaveAttribute(
      'href',
      '/docs/welcome',
    );
    await expect(dropdown(page, 'Fruit').locator('a')).toHaveCount(3);
    await expect(dropdown(page, 'Fruit').locator('hr')).toHaveCount(1);
    await expect(dropdown(page, '2023')).toBeVisible();
    await expect(dropdown(page, 'English')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Autumn in the bar: 0' })).toBeVisible();
    await expect(bar.locator('em')).toHaveText('Since 1890');
    await expect(bar.locator('.search-item')).toBeVisible();
  });

  test('a type registered by the site runs in the browser', async ({ page }) => {
    await openLive(page, apple);
    const button = page.getByRole('button', { name: /Autumn in the bar/ });
    await button.click();
    await expect(button).toHaveText('Autumn in the bar: 1');
  });

  test('an item that fails leaves a gap and logs its config', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await openLive(page, apple);
    const button = page.getByRole('button', { name: /Autumn in the bar/ });
    for (let click = 0; click < 3; click += 1) await button.click();
    await expect(button).toHaveCount(0);
    await expect(page.locator('.navbar em')).toHaveText('Since 1890');
    await expect(page.locator('h1')).toHaveText('Apple');
    expect(errors.join('\n')).toContain(
      'A navbar item failed to render. Check it in themeConfig.navbar.items: {"kind":"custom","type":"custom-season"',
    );
  });

  test('the config sets the style of the bar', async ({ page }) => {
    await page.goto(apple);
    await expect(page.locator('.navbar')).toHaveClass(/navbar-primary/);
    await page.goto(address('observatory', '/guide/moon/'));
    await expect(page.locator('.navbar')).toHaveClass(/navbar-dark/);
  });

  test('the active item is marked, and so is the dropdown that contains it', async ({ page }) => {
    await page.goto(apple);
    await expect(dropdown(page, 'Fruit').locator('summary')).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(dropdown(page, 'Fruit').getByText('Apples')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goto(address('orchard', '/docs/welcome'));
    await expect(page.locator('.navbar a', { hasText: 'Guide' }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(dropdown(page, 'Fruit').locator('summary')).not.toHaveAttribute('aria-current');
  });
});

test.describe('dropdowns', () => {
  test('open on hover, even before the shell is live, and close when the pointer leaves', async ({
    page,
  }) => {
    await page.goto(apple);
    const pears = dropdown(page, 'Fruit').getByRole('link', { name: 'Pears' });
    await expect(pears).toBeHidden();
    await dropdown(page, 'Fruit').locator('summary').hover();
    await expect(pears).toBeVisible();
    await pears.hover();
    await expect(pears).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(pears).toBeHidden();
  });

  for (const key of ['Enter', ' ']) {
    test(`open and close with the key "${key}"`, async ({ page }) => {
      await openLive(page, apple);
      const summary = dropdown(page, 'Fruit').locator('summary');
      await summary.focus();
      await page.keyboard.press(key);
      await expect(dropdown(page, 'Fruit').getByText('Pears')).toBeVisible();
      await page.keyboard.press(key);
      await expect(dropdown(page, 'Fruit').getByText('Pears')).toBeHidden();
    });
  }

  test('support arrow keys, Home and End', async ({ page }) => {
    await openLive(page, apple);
    const list = dropdown(page, 'Fruit');
    await list.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link', { name: 'Apples' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link', { name: 'Pears' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(list.getByRole('link', { name: /Market/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link', { name: 'Apples' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('link', { name: /Market/ })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(list.getByRole('link', { name: 'Apples' })).toBeFocused();
  });

  test('close on Escape, which returns the focus to their label', async ({ page }) => {
    await openLive(page, apple);
    const list = dropdown(page, 'Fruit');
    await list.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(list.locator('summary')).toBeFocused();
    await expect(list.getByText('Pears')).toBeHidden();
  });

  test('close on Escape when hovered, too (WCAG 1.4.13)', async ({ page }) => {
    await openLive(page, apple);
    const list = dropdown(page, 'Fruit');
    await list.locator('summary').hover();
    await expect(list.getByText('Pears')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.getByText('Pears')).toBeHidden();
    await page.mouse.move(640, 700);
    await list.locator('summary').hover();
    await expect(list.getByText('Pears')).toBeVisible();
  });

  test('close when the focus leaves', async ({ page }) => {
    await openLive(page, apple);
    const list = dropdown(page, 'Fruit');
    await list.locator('summary').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(list).not.toHaveAttribute('open');
  });

  test('close on a click outside', async ({ page }) => {
    await openLive(page, apple);
    const list = dropdown(page, 'Fruit');
    await list.locator('summary').click();
    await expect(list).toHaveAttribute('open');
    await page.locator('h1').click();
    await expect(list).not.toHaveAttribute('open');
  });

  test('only one is open at a time', async ({ page }) => {
    await openLive(page, apple);
    await dropdown(page, 'Fruit').locator('summary').click();
    await dropdown(page, 'English').locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(dropdown(page, 'English')).toHaveAttribute('open');
    await expect(dropdown(page, 'Fruit')).not.toHaveAttribute('open');
  });

  test('link to a page and close', async ({ page }) => {
    await openLive(page, apple);
    await dropdown(page, 'Fruit').locator('summary').click();
    await dropdown(page, 'Fruit').getByRole('link', { name: 'Pears' }).click();
    await expect(page.locator('h1')).toHaveText('Pear');
    await expect(dropdown(page, 'Fruit')).not.toHaveAttribute('open');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a dropdown opens with a tap and closes with a tap outside', async ({ page }) => {
    await page.goto(apple);
    const list = dropdown(page, 'Fruit');
    await list.locator('summary').tap();
    await expect(list.getByText('Pears')).toBeVisible();
    await untilLive(page);
    await page.locator('h1').tap();
    await expect(list).not.toHaveAttribute('open');
  });
});

test.describe('hideOnScroll', () => {
  /** Whether the bar is in the viewport. */
  const isShown = (page: Page) =>
    page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom > 0);

  async function wheelTo(page: Page, y: number): Promise<void> {
    const from = await page.evaluate(() => scrollY);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, y - from);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  }

  test('hides on scrolling down, reappears on scrolling up, is always visible near the top', async ({
    page,
  }) => {
    await openLive(page, apple);
    await wheelTo(page, 30);
    expect(await isShown(page)).toBe(true);
    await wheelTo(page, 700);
    await expect.poll(() => isShown(page)).toBe(false);
    await wheelTo(page, 600);
    await expect.poll(() => isShown(page)).toBe(true);
    await wheelTo(page, 900);
    await expect.poll(() => isShown(page)).toBe(false);
    await wheelTo(page, 0);
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test('hides on a jump to an anchor, even upward', async ({ page }) => {
    await openLive(page, apple);
    await page.locator('#page-body').getByRole('link', { name: 'step 4', exact: true }).click();
    await expect(page).toHaveURL(/#step-4$/);
    await expect.poll(() => isShown(page)).toBe(false);
    await wheelTo(page, 1500);
    await wheelTo(page, 1400);
    await expect.poll(() => isShown(page)).toBe(true);
    await page.locator('.toc').getByRole('link', { name: 'Step 2' }).click();
    await expect(page).toHaveURL(/#step-2$/);
    await expect.poll(() => isShown(page)).toBe(false);
  });

  test('stays visible while it has the focus', async ({ page }) => {
    await openLive(page, apple);
    await wheelTo(page, 700);
    await expect.poll(() => isShown(page)).toBe(false);
    await page.locator('.brand').focus();
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test('is disabled unless the config enables it', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    await wheelTo(page, 500);
    expect(await isShown(page)).toBe(true);
  });
});
