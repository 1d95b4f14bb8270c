import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { goLive, untilLive } from './live-page.ts';
import { recordTrace } from './record-trace.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

declare global {
  interface Window {
    /** Set by a test, and lost when another document is loaded. */
    isFirst?: boolean;
  }
}

const roses = address('garden', '/docs/plants/roses');
const tulips = address('garden', '/docs/plants/tulips');
const TULIPS = '.sidebar a[href$="/tulips"]';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page whose shell never goes live. */
async function openStatic(page: Page, url: string): Promise<void> {
  await page.route('**/assets/hydrate-*.js', () => {});
  await open(page, url);
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => {
    window.isFirst = true;
  });
}

const layoutSchema = z.object({
  beginData: z.object({ dirtyObjects: z.number(), totalObjects: z.number() }),
});

/**
 * The largest share of all objects that the browser lays out at once while a function runs. The trace also has empty
 * documents of other pages, which are always laid out as a whole.
 */
async function shareLaidOut(page: Page, run: () => Promise<void>): Promise<number> {
  const events = await recordTrace(page, run);
  const layouts = events
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => layoutSchema.safeParse(args).data?.beginData ?? []);
  const laidOut = Math.max(...layouts.map(({ dirtyObjects }) => dirtyObjects));
  return laidOut / Math.max(...layouts.map(({ totalObjects }) => totalObjects));
}

const isFirst = (page: Page) => page.evaluate(() => window.isFirst === true);

test('before the shell is live, a click replaces the page and keeps the document', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openStatic(page, roses);
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  expect(await isFirst(page)).toBe(true);
  await expect(page).toHaveURL(tulips);
  await expect(page).toHaveTitle('Tulips | The Garden Book');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tulips$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('Tulips');
  await expect(page.locator('#page-main')).toBeFocused();
  await expect(page.locator('body > output')).toHaveText('Tulips | The Garden Book');
  await messages.expectSilence();
});

test('a click leaves in place the parts that both pages have, and marks the entry of the next page', async ({
  page,
}) => {
  await openStatic(page, roses);
  const kept = await page.locator('.navbar, .side-menu').elementHandles();
  const article = await page.locator('#page-main').elementHandle();
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  expect(await Promise.all(kept.map((part) => part.evaluate((node) => node.isConnected)))).toEqual([
    true,
    true,
  ]);
  expect(await article?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(page.locator('.sidebar [aria-current]')).toHaveCount(1);
  await expect(page.locator(TULIPS)).toHaveAttribute('aria-current', 'page');
});

test('a click whose next page has another category open replaces the side menu', async ({
  page,
}) => {
  await openStatic(page, roses);
  const menu = await page.locator('.side-menu').elementHandle();
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(heading(page)).toHaveText('Spade');
  expect(await menu?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(page.locator('.sidebar [aria-current]')).toHaveText('Tools');
});

test('a click in the side menu of a phone closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStatic(page, roses);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#side-menu')).toBeInViewport();
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  await expect(page.locator('#side-menu:popover-open')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test('a click adds the style rules of the next page, so that the browser does not lay out all text again', async ({
  page,
}) => {
  await openStatic(page, roses);
  const share = await shareLaidOut(page, async () => {
    await page.locator(TULIPS).click();
    await expect(heading(page)).toHaveText('Tulips');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  });
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
  expect(await page.locator('head > style').count()).toBe(1);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.9);
});

test('a click adds no rules for what surrounds the article, even if only one of the pages has subsections', async ({
  page,
}) => {
  await openStatic(page, roses);
  await expect(page.locator('.toc .level-3')).not.toHaveCount(0);
  await page.locator('.sidebar').getByRole('link', { name: 'Introduction' }).click();
  await expect(heading(page)).not.toHaveText('Roses');
  await expect(page.locator('.toc')).toHaveCount(1);
  await expect(page.locator('.toc .level-3')).toHaveCount(0);
  const layers = await page.evaluate(() =>
    (window.ownSheets ?? []).flatMap(({ cssRules }) =>
      [...cssRules].map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : rule.cssText)),
    ),
  );
  expect(layers).toContain('content');
  expect(layers).not.toContain('shell');
});

test('the browser fetches the document of a link as soon as it is pressed', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const prefetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl);
    });
  });
  await page.goto(roses);
  await page.locator(TULIPS).hover();
  await page.mouse.down();
  expect(await prefetched).toBe(tulips);
});

test('the shell waits for a document that is fetched for a link, which then has the network for itself', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto(roses);
  await page.route(tulips, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(tulips);
  await page.locator(TULIPS).hover();
  await asked;
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  release();
  await untilLive(page);
});

test('the shell goes live even if the document that is fetched for a link fails to load', async ({
  page,
}) => {
  await page.goto(roses);
  await page.route(tulips, (route) => route.abort());
  await page.locator(TULIPS).hover();
  await untilLive(page);
});

test('a document that fails to load does not end the wait for that of another link', async ({
  page,
}) => {
  await page.goto(roses);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
    new MutationObserver(() => {
      if (!('ahead' in document.documentElement.dataset))
        delete document.documentElement.dataset.kept;
    }).observe(document.documentElement, { attributeFilter: ['data-ahead'] });
  });
  let fail = () => {};
  await page.route(tulips, async (route) => {
    await new Promise<void>((resolve) => {
      fail = resolve;
    });
    await route.abort();
  });
  await page.route(address('garden', '/about'), () => {});
  const requested = (url: string) => page.waitForRequest((request) => request.url() === url);
  const first = requested(tulips);
  await page.locator(TULIPS).hover();
  await first;
  const second = requested(address('garden', '/about'));
  await page.locator('.navbar a[href="/about"]').hover();
  await second;
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page.locator('html')).toHaveAttribute('data-ahead');
  await expect(page.locator('html')).toHaveAttribute('data-kept');
});

test('a page whose text mentions the tag of styles in an attribute replaces the open one', async ({
  page,
}) => {
  await page.route(tulips, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<h1', '<h1 title="The <style> tag"') });
  });
  await openStatic(page, roses);
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveAttribute('title', 'The <style> tag');
  expect(await isFirst(page)).toBe(true);
});

/** How many listeners the window has for an event. */
async function countListeners(page: Page, type: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { objectId = '' } = result;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  return listeners.filter((listener) => listener.type === type).length;
}

test('however often a page with moved headings is shown, one listener follows them', async ({
  page,
}) => {
  await openStatic(page, roses);
  const visitBoth = async () => {
    await page.locator(TULIPS).click();
    await expect(heading(page)).toHaveText('Tulips');
    await page.locator('.sidebar a[href$="/roses"]').click();
    await expect(heading(page)).toHaveText('Roses');
  };
  await visitBoth();
  const before = await countListeners(page, 'hashchange');
  expect(before).toBeGreaterThan(0);
  await visitBoth();
  await visitBoth();
  expect(await isFirst(page)).toBe(true);
  expect(await countListeners(page, 'hashchange')).toBe(before);
  await page.evaluate(() => {
    location.hash = '#cutting';
  });
  await expect(page).toHaveURL(`${roses}#pruning`);
});

test('the document of a link is requested once, while the pointer rests on it', async ({
  page,
}) => {
  await openStatic(page, roses);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const arrived = page.waitForResponse(tulips);
  await page.locator(TULIPS).hover();
  await (await arrived).finished();
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  expect(requests.filter((path) => path.endsWith('/tulips'))).toHaveLength(1);
});

test('a link that the pointer only crosses requests nothing', async ({ page }) => {
  await openStatic(page, roses);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const arrived = page.waitForResponse(address('garden', '/'));
  // In one task, since the time between two commands is unknown.
  await page.evaluate(
    (selectors) => {
      for (const selector of selectors) {
        const over = new PointerEvent('pointerover', { bubbles: true });
        document.querySelector(selector)?.dispatchEvent(over);
      }
    },
    [TULIPS, '.brand'],
  );
  await arrived;
  expect(requests.filter((path) => path.endsWith('/tulips'))).toEqual([]);
});

test('back and forward show the pages again, where the reader left them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openStatic(page, roses);
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator(TULIPS).dispatchEvent('click');
  await expect(heading(page)).toHaveText('Tulips');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goBack();
    await expect(heading(page)).toHaveText('Roses');
    await expect(page).toHaveURL(roses);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
    await page.goForward();
    await expect(heading(page)).toHaveText('Tulips');
    await expect(page).toHaveURL(tulips);
  }
  expect(await isFirst(page)).toBe(true);
});

test('the shell goes live on the page that replaced the first, and nothing moves', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await watchShifts(page, 'body');
  let continueLoading = () => {};
  const loading = new Promise<void>((resolve) => {
    continueLoading = resolve;
  });
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await loading;
    await route.continue();
  });
  await open(page, roses);
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  continueLoading();
  await goLive(page);
  await expectNothingMoved(page);
  expect(await isFirst(page)).toBe(true);
  await page.locator('.sidebar a[href$="/roses"]').click();
  await expect(heading(page)).toHaveText('Roses');
  await page.goBack();
  await expect(heading(page)).toHaveText('Tulips');
  expect(await isFirst(page)).toBe(true);
  await messages.expectSilence();
});

test('a click on a link with an anchor scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openStatic(page, tulips);
  await page.locator(TULIPS).evaluate((link, url) => {
    link.setAttribute('href', `${url}#pruning`);
  }, roses);
  const target = page.locator('#pruning');
  await page.locator('.sidebar a[href$="#pruning"]').click();
  await expect(heading(page)).toHaveText('Roses');
  await expect(target).toBeInViewport();
  expect(await isFirst(page)).toBe(true);
});

test('a page with another shell, such as in another language, is loaded as a document', async ({
  page,
}) => {
  await openStatic(page, address('harbor', '/docs/tides/table'));
  await page.locator('.navbar summary', { hasText: 'English' }).click();
  await page.locator('.navbar a[hreflang]', { hasText: 'العربية' }).click();
  await expect(heading(page)).toHaveText('جدول المد');
  expect(await isFirst(page)).toBe(false);
});

test('a page that cannot be fetched is left to the browser', async ({ page }) => {
  await page.route(tulips, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await openStatic(page, roses);
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  expect(await isFirst(page)).toBe(false);
});

test('a copy in the cache that is older than a minute is not shown', async ({ page }) => {
  let answers = 0;
  await page.addInitScript(() => {
    const original = window.fetch;
    window.fetch = (input, init) => {
      const { dataset } = document.documentElement;
      if (init?.cache) dataset.modes = `${dataset.modes ?? ''} ${init.cache}`;
      return original(input, init);
    };
  });
  await page.route(tulips, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(Date.now() - 120_000).toUTCString() };
    answers += 1;
    await route.fulfill({ response, headers });
  });
  await openStatic(page, roses);
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  const used = await page.evaluate(() => document.documentElement.dataset.modes);
  expect(used).toBe(' force-cache no-cache');
  expect(answers).toBe(2);
});

test('with data saver on, no document is fetched before the click', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openStatic(page, roses);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.locator(TULIPS).hover();
  await page.waitForTimeout(500);
  expect(requests.filter((path) => path.endsWith('/tulips'))).toEqual([]);
  await page.locator(TULIPS).click();
  await expect(heading(page)).toHaveText('Tulips');
  expect(await isFirst(page)).toBe(true);
});

test('the scripts of the next page run, such as the one for its copy buttons', async ({ page }) => {
  await openStatic(page, address('garden', '/docs/almanac'));
  await expect(page.locator('html')).not.toHaveAttribute('data-copying');
  await page.locator('.brand').evaluate((link, url) => {
    link.setAttribute('href', url);
  }, roses);
  await page.locator('.brand').click();
  await expect(heading(page)).toHaveText('Roses');
  await expect(page.locator('html')).toHaveAttribute('data-copying');
  expect(await isFirst(page)).toBe(true);
});
