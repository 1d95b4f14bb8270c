import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

test('a code block is copied with its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address('garden', '/docs/plants/roses'));
  const block = page.locator('.code', { hasText: 'prune.ts' });
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('return shoot.cutAbove(shoot.outwardBud());\n}');
  expect(copied).not.toContain('prune.ts');
});

test('in a terminal session, the commands are copied without prompts, or the output', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address('garden', '/docs/tools/rake'));
  const block = page.locator('.code', { hasText: 'shed lend' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await block.hover();
  await block.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(copied).toBe('shed list --long\nshed lend \\\n    --to neighbor rake');
  await block.getByRole('button', { name: 'Copy output' }).click();
  await expect.poll(copied).toBe('rake    2 of 2\nspade   1 of 2\nLent until Sunday.');
});

test.describe('without the clipboard API, as over plain HTTP', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.set(window, 'realClipboard', navigator.clipboard);
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
  });

  const copied = (page: Page) =>
    page.evaluate(() => Reflect.get(window, 'realClipboard').readText());
  const button = (page: Page) =>
    page.locator('.code', { hasText: 'shed lend' }).getByRole('button', { name: 'Copy output' });

  test('code is copied if the browser has the older command', async ({ page }) => {
    await page.goto(address('garden', '/docs/tools/rake'));
    await button(page).click();
    await expect(button(page)).toHaveAttribute('data-copy', 'done');
    expect(await copied(page)).toContain('Lent until Sunday.');
  });

  test('otherwise it is selected, a message names the keys to copy it, and they work', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address('garden', '/docs/tools/rake'));
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    // The shell is not live yet; it shows the message.
    await button(page).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Press Ctrl+C to copy' }),
    ).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('rake    2 of 2');
    await page.keyboard.press('Control+c');
    expect(await copied(page)).toBe('rake    2 of 2\nspade   1 of 2\nLent until Sunday.');
    expect(errors).toEqual([]);
  });
});

test('highlighted lines are marked, tokens have classes instead of inline styles', async ({
  page,
}) => {
  await page.goto(address('garden', '/docs/plants/roses'));
  await expect(page.locator('.code .marked')).toHaveText(/return/);
  await expect(page.locator('.code .k').first()).toHaveText(/export/);
  await expect(page.locator('.code [style*="color"]')).toHaveCount(0);
});

test('code in a grid scrolls instead of widening it', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/roses'));
  const figure = page.locator('#page-body figure.code').first();
  const [width, scrolls] = await figure.evaluate((element) => {
    const pre = element.querySelector('pre') ?? element;
    element.querySelector('code')?.append('rose '.repeat(200));
    const grid = document.createElement('div');
    grid.style.display = 'grid';
    grid.style.gridTemplateColumns = '1fr 1fr';
    element.replaceWith(grid);
    grid.append(element, document.createElement('p'));
    const { width: own } = element.getBoundingClientRect();
    return [own / grid.offsetWidth, pre.scrollWidth > pre.clientWidth];
  });
  expect(width).toBeCloseTo(0.5);
  expect(scrolls).toBe(true);
});

test('tabs of a group change together and the selection is remembered', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/tulips'));
  await page.getByText('Spring', { exact: true }).first().click();
  await expect(page.getByText('Uncover.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('wilted')).toBeVisible();
});

test('the selected tab is in the URL, and is read from it', async ({ page }) => {
  await page.goto(`${address('garden', '/docs/plants/tulips')}?month=5#second-bed`);
  const entries = await page.evaluate(() => history.length);
  await page.getByText('Spring', { exact: true }).first().click();
  await expect(page).toHaveURL(/\?month=5&season=spring#second-bed$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('wilted')).toBeVisible();
});

test('tabs support arrow keys', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/tulips'));
  await page.getByRole('radio', { name: 'Autumn' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('wilted')).toBeVisible();
});

test('an MDX expression is evaluated at build time', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/tulips'));
  await expect(page.locator('#page-body')).toContainText('Plant them 15 cm deep.');
});

test('an image has dimensions', async ({ page }) => {
  await page.goto(address('garden', '/docs'));
  const picture = page.locator('#page-body img');
  await expect(picture).toHaveAttribute('width', '24');
  await expect(picture).toHaveAttribute('alt', 'A leaf');
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
    true,
  );
});

test('a diagram is rendered with its text alternative', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/roses'));
  await expect(
    page.getByRole('img', { name: /^The year of a rose\. Pruning in March/ }),
  ).toBeVisible();
});

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [site, path] of [
      ['garden', '/docs/plants/roses'],
      ['garden', '/docs/plants/tulips'],
      ['garden', '/about'],
      ['observatory', '/guide/moon/'],
      ['real', '/'],
      ['real', '/docs/install/environment-variables'],
      ['real', '/docs/install/config-file'],
      ['real', '/no-such-page'],
    ] as const) {
      await page.goto(address(site, path));
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
}

test('another base path and trailing slashes work', async ({ page }) => {
  await page.goto(address('observatory', '/guide/moon/'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.locator('#page-body').getByRole('link', { name: 'the planets' }).click();
  await expect(page).toHaveURL(address('observatory', '/guide/planets/mars/#moons'));
  await page.locator('#page-body').getByRole('link', { name: 'the Moon' }).click();
  await expect(page.locator('h1')).toHaveText('The Moon');
  await expect(page.locator('.toc li')).toHaveText(['Phases', 'First quarter', 'Craters']);
  await openLive(page, address('gardenPreview', '/docs/plants/roses'));
  await page.locator('.neighbor-next').click();
  await expect(page).toHaveURL(address('gardenPreview', '/docs/plants/tulips'));
  await expect(page.locator('h1')).toHaveText('Tulips');
});
