import { expect, type Page, test } from '@playwright/test';
import { changeAnswers } from './changed-answers.ts';
import { goLive, openLive, untilLive } from './live-page.ts';
import { address } from './sites.ts';

/** Marks the document, so that a test can detect a reload. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
}

test('internal links navigate without loading a document', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page).toHaveURL(address('garden', '/docs/plants/tulips'));
  await expect(page).toHaveTitle('Tulips | The Garden Book');
  await expect(page.locator('body')).toHaveAttribute('data-kept');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/docs\/plants\/tulips$/,
  );
});

test('the first page does not change when the shell goes live', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address('garden', '/docs/plants/roses'));
  const before = await page.locator('#page-body').innerHTML();
  await goLive(page);
  expect(await page.locator('#page-body').innerHTML()).toBe(before);
  expect(errors).toEqual([]);
});

test('navigation scrolls to the top or to the anchor; back restores the position', async ({
  page,
}) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('.neighbor-next').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Roses');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await openLive(page, address('garden', '/docs'));
  await page.locator('#page-body').getByRole('link', { name: 'pruning' }).click();
  await expect(page).toHaveURL(/roses#pruning$/);
  await expect(page.locator('#pruning')).toBeInViewport();
});

test('a slow page shows a progress bar and a spinner after 200 ms', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.locator('.progress-bar')).toHaveCSS('visibility', 'visible');
  await expect(page.locator('.spinner')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('stopping a navigation restores the URL of the current page', async ({ page }) => {
  const roses = address('garden', '/docs/plants/roses');
  const tulips = address('garden', '/docs/plants/tulips');
  await openLive(page, roses);
  let isHeld = true;
  await page.route('**/tulips.page.json', (route) => (isHeld ? undefined : route.continue()));
  const link = page.locator('.sidebar').getByRole('link', { name: 'Tulips' });
  await link.click();
  await expect(page).toHaveURL(tulips);
  await page.evaluate(() => stop());
  await expect(page).toHaveURL(roses);
  await expect(page.locator('h1')).toHaveText('Roses');
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Roses');

  isHeld = false;
  await link.click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page).toHaveURL(tulips);
});

test('what the config adds to the head of each document stays there', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  const handle = page.locator('meta[name="twitter:site"]');
  await expect(handle).toHaveAttribute('content', '@garden');
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page).toHaveTitle('Tulips | The Garden Book');
  await expect(handle).toHaveCount(1);
});

test('stopping a back navigation leaves the current page', async ({ page }) => {
  const sidebar = page.locator('.sidebar');
  let answer: 'abort' | 'hang' = 'abort';
  await page.route('**/roses.page.json', (route) =>
    answer === 'abort' ? route.abort() : undefined,
  );
  await openLive(page, address('garden', '/docs'));
  // Visited pages are cached, so only a page that failed takes time on the way back.
  await sidebar.getByRole('link', { name: 'Roses' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  answer = 'hang';
  await sidebar.getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await page.evaluate(() => {
    navigation.addEventListener('currententrychange', () => setTimeout(stop), { once: true });
    history.back();
  });
  await page.waitForFunction(() => !navigation.transition && !navigation.canGoForward);
  await expect(page).toHaveURL(address('garden', '/docs/plants/tulips'));
  await expect(page.locator('h1')).toHaveText('Tulips');
});

test('a page that fails to load shows the error and a working Retry', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', (route) => route.abort());
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  await page.unroute('**/spade.page.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page).toHaveURL(address('garden', '/docs/tools/spade'));
});

test('a page that failed to load is loaded once the network is back', async ({ page, context }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  // The whole style sheet is loaded from here on.
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await context.setOffline(true);
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Spade');
});

test('readers can leave a failed page for another one', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', (route) => route.abort());
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('if the styles of the next page fail to load, its document is loaded', async ({ page }) => {
  await page.route('**/styles-*.css', (route) => route.fulfill({ status: 404 }));
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page).toHaveURL(address('garden', '/docs/plants/tulips'));
  await expect(page.locator('body')).not.toHaveAttribute('data-kept');
});

test('a server error is shown with its status', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', (route) => route.fulfill({ status: 503 }));
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('alert')).toContainText('503');
});

test('paths that end in .html or /index.html lead to the page', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.evaluate(() => navigation.navigate('/docs/tools/spade.html'));
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page).toHaveURL(address('garden', '/docs/tools/spade'));
  await expect(page.locator('body')).toHaveAttribute('data-kept');
  await page.evaluate(() => navigation.navigate('/docs/plants/roses.html?a=b#pruning'));
  await expect(page.locator('h1')).toHaveText('Roses');
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses?a=b#pruning'));
  await expect(page.locator('#pruning')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Spade');
});

test('a document loaded by its file name gets the URL of its page', async ({ page }) => {
  await openLive(page, address('garden', '/docs/tools/spade.html?a=b#x'));
  await expect(page).toHaveURL(address('garden', '/docs/tools/spade?a=b#x'));
  await openLive(page, address('observatory', '/guide/moon/index.html'));
  await expect(page).toHaveURL(address('observatory', '/guide/moon/'));
});

/** Simulates a host that serves documents by file name without redirecting. */
async function serveByName(page: Page, file: string, clean: string): Promise<void> {
  const body = await (await fetch(clean)).text();
  await page.route(`**${file}*`, (route) => route.fulfill({ body, contentType: 'text/html' }));
}

for (const [site, file, clean] of [
  ['garden', '/index.html', '/'],
  ['garden', '/docs/tools/spade.html', '/docs/tools/spade'],
  ['gardenPreview', '/docs/tools/spade.html', '/docs/tools/spade'],
  ['observatory', '/guide/moon/index.html', '/guide/moon/'],
  ['harbor', '/docs/tides/table/index.html', '/docs/tides/table'],
] as const) {
  test(`the live shell of ${site} gives ${file} the URL of its page`, async ({ page }) => {
    await serveByName(page, file, address(site, clean));
    await openLive(page, `${address(site, file)}?a=b#x`);
    await expect(page).toHaveURL(`${address(site, clean)}?a=b#x`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${new URL(address(site, clean)).pathname}$`),
    );
  });
}

test('another build id makes the document load instead', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await changeAnswers(page, 'garden', '**/spade.page.json', { build: 'newer' });
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page.locator('body')).not.toHaveAttribute('data-kept');
});

test('a URL without a page shows the not-found page', async ({ page }) => {
  const response = await page.goto(address('garden', '/docs/plants/nettles'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('in a live shell, a link to a missing page loads the not-found document', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.evaluate(() => location.assign('/docs/plants/nettles'));
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('modified clicks, files and hashes are left to the browser', async ({ page, context }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  const opened = context.waitForEvent('page');
  await page
    .locator('.sidebar')
    .getByRole('link', { name: 'Tulips' })
    .click({ modifiers: ['Control'] });
  await (await opened).close();
  await expect(page.locator('h1')).toHaveText('Roses');
  await page.locator('.toc').getByRole('link', { name: 'Pruning' }).click();
  await expect(page).toHaveURL(/#pruning$/);
  await expect(page.locator('body')).toHaveAttribute('data-kept');
});

test('pages are prefetched on hover, and when a link in the article is in view', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openLive(page, address('garden', '/docs'));
  await expect.poll(() => fetched).toContain('/docs/plants/roses.page.json');
  expect(fetched).not.toContain('/docs/tools/spade.page.json');
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).hover();
  await expect.poll(() => fetched).toContain('/docs/tools/spade.page.json');
});

test('the page of a link that only passes under the pointer is not fetched', async ({ page }) => {
  await openLive(page, address('garden', '/docs'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const sidebar = page.locator('.sidebar');
  await sidebar.evaluate((list) => {
    const over = (element: Element) =>
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    for (const link of list.querySelectorAll('a')) over(link);
    over(list);
  });
  await page.waitForTimeout(300);
  expect(fetched).not.toContain('/docs/tools/spade.page.json');
  await sidebar.getByRole('link', { name: 'Tools' }).hover();
  await expect.poll(() => fetched).toContain('/docs/tools/spade.page.json');
});

test('nothing is prefetched with data saver on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openLive(page, address('garden', '/docs'));
  const tools = page.locator('.sidebar').getByRole('link', { name: 'Tools' });
  await tools.hover();
  await page.waitForTimeout(500);
  const pageData = () => fetched.filter((url) => url.includes('.page.json'));
  expect(pageData()).toEqual([]);
  await tools.click();
  await expect.poll(pageData).toHaveLength(1);
});

test('without the Navigation API, links load documents', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page.locator('body')).not.toHaveAttribute('data-kept');
});

test('a heading "Navigation" is not taken for the Navigation API where there is none', async ({
  page,
}) => {
  const url = address('garden', '/docs/plants/roses');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('id="pruning"', 'id="navigation"') });
  });
  await openLive(page, url);
  await expect(page.locator('#navigation')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('tulip');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(url);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('combobox')).toBeHidden();
});

test('later documents of a visit go live automatically', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.goto(address('garden', '/docs/plants/tulips'));
  await untilLive(page);
});

test('downloads, new windows and other sites are left to the browser', async ({
  page,
  context,
}) => {
  await page.route('https://seeds.example/**', (route) => route.fulfill({ body: 'Seeds' }));
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.evaluate(() => {
    const link = (attributes: Record<string, string>) =>
      Object.assign(document.createElement('a'), { textContent: attributes.id }, attributes);
    document
      .querySelector('#page-body')
      ?.prepend(
        link({ id: 'file', href: '/leaf.svg', download: 'leaf.svg' }),
        link({ id: 'page-as-file', href: '/docs/plants/tulips', download: 'tulips' }),
        link({ id: 'window', href: '/docs/plants/tulips', target: '_blank' }),
        link({ id: 'elsewhere', href: 'https://seeds.example/' }),
      );
  });
  for (const id of ['file', 'page-as-file']) {
    const download = page.waitForEvent('download');
    await page.locator(`#${id}`).click();
    await (await download).cancel();
  }
  const opened = context.waitForEvent('page');
  await page.locator('#window').click();
  await expect((await opened).locator('h1')).toHaveText('Tulips');
  await expect(page.locator('h1')).toHaveText('Roses');
  await page.locator('#elsewhere').click();
  await expect(page).toHaveURL('https://seeds.example/');
});

for (const [name, modifiers, button] of [
  ['Shift', ['Shift'], 'left'],
  ['the middle button', [], 'middle'],
] as const) {
  test(`a click with ${name} opens a new window`, async ({ page, context }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    const opened = context.waitForEvent('page');
    await page
      .locator('.sidebar')
      .getByRole('link', { name: 'Tulips' })
      .click({ modifiers: [...modifiers], button });
    await (await opened).close();
    await expect(page.locator('h1')).toHaveText('Roses');
  });
}

for (const effectiveType of ['2g', 'slow-2g']) {
  test(`nothing is prefetched on ${effectiveType}`, async ({ page }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: type } });
    }, effectiveType);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openLive(page, address('garden', '/docs'));
    const tools = page.locator('.sidebar').getByRole('link', { name: 'Tools' });
    await tools.hover();
    await tools.focus();
    await page.waitForTimeout(500);
    const pageData = () => fetched.filter((url) => url.includes('.page.json'));
    expect(pageData()).toEqual([]);
    await tools.click();
    await expect(page.locator('h1')).toHaveText('Spade');
    expect(pageData()).toHaveLength(1);
  });
}

for (const type of ['focus', 'pointerdown'] as const) {
  test(`a page is prefetched on ${type}`, async ({ page }) => {
    await openLive(page, address('garden', '/about'));
    const asked = page.waitForRequest('**/docs/plants/roses.page.json');
    await page
      .locator('footer a', { hasText: 'Roses' })
      .evaluate(
        (link, event) =>
          event === 'focus'
            ? (link as HTMLElement).focus()
            : link.dispatchEvent(new Event(event, { bubbles: true })),
        type,
      );
    await asked;
  });
}

test.describe('the focus after a navigation', () => {
  test('is on the main area, so that reading continues there', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Tulips');
    await expect(page.locator('#page-main')).toBeFocused();
    await expect(page.locator('#page-main')).toHaveCSS('outline-style', 'none');
  });

  test('is on the anchor if the URL has one', async ({ page }) => {
    await openLive(page, address('garden', '/docs'));
    await page.locator('#page-body').getByRole('link', { name: 'pruning' }).click();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect(page.locator('#pruning')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#page-body') !== null)).toBe(
      true,
    );
    await expect(page.locator('#pruning')).not.toHaveAttribute('tabindex');
  });

  test('returns to the followed link on going back', async ({ page }) => {
    await openLive(page, address('garden', '/docs'));
    await page.locator('#page-body').getByRole('link', { name: 'pruning' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Roses');
    await page.goBack();
    await expect(page.locator('#page-body').getByRole('link', { name: 'pruning' })).toBeFocused();
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect(page.locator('#page-main')).toBeFocused();
  });

  test('is never lost after a failure and its Retry', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    await page.route('**/spade.page.json', (route) => route.abort());
    await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('#page-main')).toBeFocused();
    await page.unroute('**/spade.page.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Spade');
    await expect(page.locator('#page-main')).toBeFocused();
  });

  test('returns to it even if the reader goes back at once', async ({ page }) => {
    await openLive(page, address('garden', '/docs'));
    await page.evaluate(async () => {
      const link = document.querySelector<HTMLAnchorElement>('#page-body a[href$="#pruning"]');
      link?.focus();
      await navigation.navigate(link?.href ?? '').finished;
      await navigation.back().finished;
    });
    await expect(page.locator('#page-body').getByRole('link', { name: 'pruning' })).toBeFocused();
  });

  test('stays in a field that the reader has entered meanwhile', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    await page.evaluate(async () => {
      const field = document.body.appendChild(document.createElement('input'));
      await navigation.navigate('./tulips').finished;
      field.focus();
    });
    await expect(page).toHaveTitle(/^Tulips/);
    await expect(page.locator('body > input')).toBeFocused();
  });
});

test('the title of a page does not replace the title of a failure to load the page after it', async ({
  page,
}) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', (route) => route.abort());
  await page.evaluate(async () => {
    await navigation.navigate('./tulips').finished;
    navigation.navigate('../tools/spade');
  });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.waitForTimeout(200);
  await expect(page).not.toHaveTitle(/^Tulips/);
});

test('quick clicks in a row end on the page of the last one', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  for (const name of ['Tulips', 'Introduction', 'Roses', 'Tools']) {
    await page.locator('.sidebar').getByRole('link', { name }).click();
  }
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page).toHaveURL(address('garden', '/docs/tools/spade'));
});

test.describe('the first page of a visit', () => {
  for (const [state, fail] of [
    ['offline', (page: Page) => page.context().setOffline(true)],
    [
      'while the server fails',
      (page: Page) => page.route('**', (route) => route.fulfill({ status: 500 })),
    ],
  ] as const) {
    test(`is restored ${state}, with its head and its own styles`, async ({ page }) => {
      await openLive(page, address('garden', '/'));
      const before = await describeDocument(page);
      await page.evaluate(() => navigation.navigate('/docs/plants/tulips'));
      await expect(page.locator('h1')).toHaveText('Tulips');
      await fail(page);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('The Garden Book');
      await expect.poll(() => describeDocument(page)).toEqual(before);
    });
  }

  test('is restored after a page whose data and style sheet failed to load', async ({
    page,
    context,
  }) => {
    await page.route('**/styles-*.css', (route) => route.abort());
    await openLive(page, address('garden', '/docs/plants/roses'));
    await context.setOffline(true);
    await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
  });

  test('is restored with its copy buttons reset', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    // The shell goes live while the button shows that it has copied.
    await page.goto(address('garden', '/docs/plants/roses'));
    await page.locator('[data-copy]').first().click();
    await expect(page.locator('[data-copy="done"]')).toHaveCount(1);
    await untilLive(page);
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect(page.locator('[data-copy="done"]')).toHaveCount(0);
  });
});

/** The metadata in the document's head in a fixed order. */
function describeDocument(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const about =
      'title, meta:not([charset], [name="viewport"], [http-equiv]), [rel="canonical"], [rel="alternate"]';
    const elements = document.head.querySelectorAll(`${about}, [type$="json"]`);
    return [...elements].map(({ outerHTML }) => outerHTML).toSorted();
  });
}

test.describe('the head after a navigation matches that of the document', () => {
  const PATHS = [
    '/docs',
    '/blog',
    '/blog/2023/05/02/ferry',
    '/blog/2024/09/09/quiet',
    '/signals',
    '/ar/docs',
    '/ar/blog/2023/05/02/ferry',
  ];

  for (const base of ['/', '/ar/']) {
    test(`below ${base}`, async ({ page }) => {
      const paths = PATHS.filter((path) => path.startsWith('/ar/') === (base === '/ar/'));
      const loaded: string[][] = [];
      for (const path of paths) {
        await page.goto(address('harbor', path));
        loaded.push(await describeDocument(page));
      }
      // Starts at a page that must not be indexed, because keeping that mark would be the worst
      // mistake.
      await openLive(page, address('harbor', `${base}no-such-page`));
      await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
      for (const [at, path] of paths.entries()) {
        await page.evaluate((to) => navigation.navigate(to).finished, address('harbor', path));
        await expect.poll(() => describeDocument(page), path).toEqual(loaded[at]);
      }
    });
  }
});

test.describe('a page that cannot be loaded', () => {
  test('has its own title, and nothing is marked as the current page', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    await expect(page.locator('.navbar [aria-current], .sidebar [aria-current]')).not.toHaveCount(
      0,
    );
    await page.route('**/spade.page.json', (route) => route.abort());
    await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveTitle('This page did not load. | The Garden Book');
    await expect(page.locator('.navbar [aria-current], .sidebar [aria-current]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"], meta[property]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle('Roses | The Garden Book');
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Roses');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });

  test('times out if the server never responds, and a Retry sends a new request', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (time) => timeout.call(AbortSignal, time / 50);
    });
    await openLive(page, address('garden', '/docs/plants/roses'));
    await page.route('**/spade.page.json', () => {});
    await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/spade.page.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Spade');
  });

  test('times out if its sidebar never arrives', async ({ page }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (time) => timeout.call(AbortSignal, time / 50);
    });
    await openLive(page, address('garden', '/'));
    await page.route('**/assets/sidebar-*.json', () => {});
    await page.evaluate(() => location.assign('/docs/plants/tulips'));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/assets/sidebar-*.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
  });

  test('with truncated data offers a Retry', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    await page.route('**/spade.page.json', (route) =>
      route.fulfill({ body: '{"build":"', contentType: 'application/json' }),
    );
    await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  for (const [answer, response] of [
    ['a page with status 200', { body: '<h1>Sign in</h1>', contentType: 'text/html' }],
    ['status 404', { status: 404 }],
    ['status 403', { status: 403 }],
    ['data of no page', { json: null }],
  ] as const) {
    test(`is shown by its document, loaded once, if the response to its data is ${answer}`, async ({
      page,
    }) => {
      await openLive(page, address('garden', '/docs/plants/roses'));
      await page.route('**/spade.page.json', (route) => route.fulfill(response));
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
      await expect(page.locator('h1')).toHaveText('Spade');
      await untilLive(page);
      expect(documents).toEqual(['/docs/tools/spade']);
    });
  }
});

for (const hash of ['#%E0%A4%A', '#%', '#100%-sure']) {
  test(`the malformed hash ${hash} does no harm`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // Headings of this page have moved, so its inline script reads the hash, too.
    await openLive(page, address('garden', `/docs/plants/roses${hash}`));
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.evaluate((to) => navigation.navigate(to).finished, `/docs/plants/roses${hash}`);
    await expect(page.locator('h1')).toHaveText('Roses');
    await page.evaluate(() => location.assign('#cutting'));
    await expect(page).toHaveURL(address('garden', '/docs/plants/roses#pruning'));
    expect(errors).toEqual([]);
  });
}
