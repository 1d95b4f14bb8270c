import { expect, type Page, test } from '@playwright/test';
import { openLive, untilLive } from './live-page.ts';
import { field, hits, openUnloadedSearch, ROSES } from './search-dialog.ts';
import { address } from './sites.ts';

declare global {
  interface Window {
    /** The beginning of each text that the search has shown, from a failure on. */
    answers?: string[];
  }
}

/** Records in each frame what the search shows below its field. */
async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: string[] = [];
    let latest: string | undefined;
    const look = () => {
      const parts = document.querySelectorAll<HTMLElement>('.search-hint, .search-message-title');
      const text = [...parts].find((part) => part.checkVisibility())?.textContent.slice(0, 14);
      if (latest !== undefined && text !== latest) answers.push(text ?? 'nothing');
      latest = text ?? 'nothing';
      requestAnimationFrame(look);
    };
    look();
    window.answers = answers;
  });
}

test.describe('files of the search that fail to load', () => {
  for (const [what, files] of [
    ['the index', /search-index/],
    ['the titles', /search-titles/],
    ['the worker', /worker-/],
    ['the code', /search-part/],
  ] as const) {
    test(`reports that ${what} failed to load, offers links, and can be retried`, async ({
      page,
    }) => {
      await page.context().route(files, (route) => route.abort());
      await openUnloadedSearch(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText('The search did not load.');
      await expect(dialog.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
      await page.context().unroute(files);
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(field(page)).toBeVisible();
      await field(page).fill('rake');
      await expect(hits(page).first()).toContainText('Rake');
    });
  }

  test('are fetched again when the network is back', async ({ page, context }) => {
    await context.route(/search-index/, (route) => route.abort());
    await openUnloadedSearch(page);
    await page.keyboard.type('rake');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('The search did not load.');
    await context.setOffline(true);
    await context.unroute(/search-index/);
    await context.setOffline(false);
    await expect(hits(page).first()).toContainText('Rake');
    await expect(alert).toBeHidden();
  });

  for (const [what, times] of [
    ['are fetched again', 1],
    ['end in an error if the server has them', Number.POSITIVE_INFINITY],
  ] as const) {
    test(`files of different builds are never mixed: they ${what}`, async ({ page }) => {
      let asked = 0;
      await page.context().route(/search-index/, async (route) => {
        asked += 1;
        const response = await route.fetch();
        const index = await response.json();
        await route.fulfill({ json: asked <= times ? { ...index, stamp: 'another' } : index });
      });
      await openUnloadedSearch(page);
      await page.keyboard.type('rake');
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(times === 1 ? hits(page).first() : alert).toContainText(
        times === 1 ? 'Rake' : 'The search did not load.',
      );
      await expect.poll(() => asked).toBe(2);
      await expect(page.locator('.search-box')).toHaveAttribute(
        'data-status',
        times === 1 ? 'ready' : 'failed',
      );
    });
  }
});

test.describe('scripts that fail to load', () => {
  for (const files of [/\/client-/, /\/react-/, /\/shell-/]) {
    test(`${files.source} is requested again at the next reader activity`, async ({ page }) => {
      let failures = 0;
      await page.context().route(files, (route) => {
        failures += 1;
        return failures <= 2 && !files.source.includes('react') ? route.abort() : route.continue();
      });
      await page.goto(address('garden', ROSES));
      for (const selector of ['.brand', '.sidebar a', '.brand', '.sidebar a']) {
        await page.locator(selector).first().hover();
        await page.waitForTimeout(100);
      }
      await untilLive(page);
    });
  }

  test('Ctrl+K reports it after the first failure, and Retry tries again', async ({ page }) => {
    const code = /\/(?:client|search-part)-/;
    await page.clock.install();
    await page.context().route(code, (route) => route.abort());
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    const failed = page.waitForEvent('requestfailed', (request) => /client/.test(request.url()));
    // The search goes first. The shell follows after three seconds, or as soon as the search can answer.
    await page.clock.runFor(3000);
    await failed;
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 2000)));
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('The search did not load.');
    await page.clock.resume();
    await expect(alert.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    // Inserted, because each key would be another attempt, and the last one might succeed.
    await page.keyboard.insertText('rake');
    await page.context().unroute(code);
    // Without the checks of `click`: the pointer starts the attempt, and its success removes the
    // button.
    const retry = await alert.getByRole('button', { name: 'Retry' }).boundingBox();
    if (!retry) throw new Error('The Retry button is not visible.');
    await page.mouse.click(retry.x + retry.width / 2, retry.y + retry.height / 2);
    await expect(hits(page).first()).toContainText('Rake');
  });

  for (const [what, files] of [
    ['nothing loads', /\.(?:js|json)$/],
    ['only the code of the search loads', /\/(?:client|hydrate|shell)-|search-[^/]*\.json$/],
  ] as const) {
    test(`if ${what}, each Retry shows that it tries, and then the failure again`, async ({
      page,
    }) => {
      await page.context().route(files, (route) => route.abort());
      await page.goto(address('garden', ROSES));
      await page.locator('.brand').hover();
      await expect(page.locator('html')).toHaveAttribute('data-failed');
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toBeVisible();
      // Until the search has failed, too.
      await page.waitForTimeout(1000);
      await watchAnswers(page);
      // More rounds than a document has hashes of its scripts for.
      for (let round = 1; round <= 6; round += 1) {
        // The pointer on the button has begun another attempt.
        await page.waitForTimeout(200);
        await dialog.getByRole('button', { name: 'Retry' }).click();
        await expect
          .poll(() => page.evaluate(() => window.answers))
          .toEqual(Array.from({ length: round }, () => ['Loading...', 'The search did']).flat());
      }
    });
  }

  test('the locale dropdown reports it, with a link that reloads the page', async ({ page }) => {
    await page.context().route(/\/client-/, (route) => route.abort());
    await page.goto(address('harbor', '/docs/tides/table'));
    const dropdown = page.locator('.navbar .dropdown', { hasText: 'English' });
    await dropdown.locator('summary').click();
    const alert = page.locator('.navbar').getByRole('alert');
    await expect(alert).toContainText('Part of this page did not load.');
    await page.context().unroute(/\/client-/);
    await alert.getByRole('link', { name: 'Reload' }).click();
    await untilLive(page);
    await dropdown.locator('summary').click();
    await expect(dropdown.getByRole('link', { name: 'العربية' })).toBeVisible();
    await expect(alert).toBeHidden();
  });

  for (const files of [/search-index/, /worker-/, /search-part/]) {
    test(`${files.source} without a response ends in an error, and Retry tries again`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.context().route(files, () => {});
      await openLive(page, address('garden', ROSES));
      const asked = page.waitForRequest(files);
      await page.keyboard.press('Control+k');
      await asked;
      await page.keyboard.type('rake');
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(alert).toContainText('The search did not load.', { timeout: 100 });
      }).toPass();
      await page.context().unroute(files);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(hits(page).first()).toContainText('Rake', { timeout: 200 });
      }).toPass();
    });
  }
});

test('a worker that the browser ends is replaced when it does not answer', async ({ page }) => {
  await page.clock.install();
  await openUnloadedSearch(page);
  await page.keyboard.type('rake');
  await expect(hits(page).first()).toContainText('Rake');
  await expect(page.locator('.search-box')).toHaveAttribute('data-status', 'ready');
  for (const worker of page.workers()) await worker.evaluate(() => close());
  await page.getByRole('combobox', { name: 'Search' }).fill('tulips');
  await page.clock.runFor(12_000);
  await expect(hits(page).first()).toContainText('Tulips');
});
