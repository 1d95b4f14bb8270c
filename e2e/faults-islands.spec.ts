/** Code of islands that is gone after a deployment, blocked or broken. */
import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { type Fault, test } from './faults.ts';
import { goLive } from './live-page.ts';
import { keepsFailedModules } from './module-failures.ts';

const MESSAGE = 'Part of this page did not load.';

/** What readers see of the failure. */
const notice = (page: Page) => page.locator('.islands-failed:visible');

const filterOf = (page: Page) => page.getByRole('searchbox', { name: /^Filter properties/ });

async function expectFilterToWork(page: Page): Promise<void> {
  await filterOf(page).fill('loose');
  await expect(page.locator('.api-filter').getByRole('status')).toHaveText('1 of 23 properties');
  await expect(notice(page)).toHaveCount(0);
}

test.describe('on a page of an API reference', () => {
  test.use({ site: 'harbor' });

  const faults: [string, RegExp, Fault][] = [
    ['the code of its controls is gone', /\/Reference-/, 'missing'],
    ['the code of its controls is blocked', /\/Reference-/, 'refused'],
    ['the code of all islands is gone', /\/hydrate-islands-/, 'missing'],
    ['no code loads at all', /\/client-/, 'refused'],
  ];

  for (const [what, file, fault] of faults) {
    test(`if ${what}, using the filter shows a message that reloads the page`, async ({
      page,
      server,
    }) => {
      server.fail(file, fault);
      await page.goto(server.address('/docs/api/models/survey'));
      await expect(notice(page)).toHaveCount(0);
      await filterOf(page).fill('loose');
      await expect(notice(page)).toContainText(MESSAGE);
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText(MESSAGE);
      await expect(notice(page)).toBeInViewport();
      server.recover();
      const reload = page.waitForEvent('load');
      await notice(page).getByRole('link', { name: 'Reload' }).click();
      await reload;
      await expect(notice(page)).toHaveCount(0);
      await expectFilterToWork(page);
    });
  }

  test('the message stays while the reader does something else, and goes once a retry succeeds', async ({
    page,
    server,
  }) => {
    server.fail(/\/Reference-/, 'missing');
    await page.goto(server.address('/docs/api/models/survey'));
    test.skip(await keepsFailedModules(page), 'Only a reload fetches a failed module again here.');
    await filterOf(page).fill('loose');
    await expect(notice(page)).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('h1').click();
    await expect(notice(page)).toBeVisible();
    expect(requests.filter((url) => url.includes('Reference-'))).toEqual([]);
    server.recover();
    await expectFilterToWork(page);
  });

  test('the message is in the language of the site, and passes the accessibility checks', async ({
    page,
    server,
  }) => {
    server.fail(/\/Reference-/, 'missing');
    await page.goto(server.address('/ar/docs/api/models/survey'));
    await goLive(page);
    await page.locator('.api-levels button').first().click();
    await expect(notice(page)).toHaveText('لم يُحمَّل جزء من هذه الصفحة. أعد التحميل');
    expect(await findViolations(page)).toEqual([]);
  });

  test('the request builder says so, too, if no code loads at all', async ({ page, server }) => {
    server.fail(/\/client-/, 'refused');
    await page.goto(server.address('/docs/api/report-survey'));
    await page.getByText('Build a request').click();
    await expect(page.locator('.builder-failed')).toBeVisible();
    await expect(page.locator('.builder-wait')).toBeHidden();
  });
});

test.describe('on a page with islands in its text and in parts of the theme', () => {
  test.use({ site: 'smithy' });

  test('one message is shown, even after a navigation', async ({ page, server }) => {
    server.fail(/\/hammer\.island-/, 'missing');
    await page.goto(server.address('/docs/anvil'));
    await goLive(page);
    await expect(notice(page)).toHaveCount(1);
    await page.locator('.sidebar').getByRole('link', { name: 'Tongs' }).click();
    await expect(page.locator('h1')).toHaveText('Tongs');
    await expect(notice(page)).toHaveCount(1);
  });
});

test.describe('after a navigation to a page with islands', () => {
  test.use({ site: 'orchard' });

  test('a message is shown there, and nowhere else', async ({ page, server }) => {
    server.fail(/\/cellar\.island-/, 'missing');
    await page.goto(server.address('/docs/harvest'));
    await goLive(page);
    await page.getByRole('link', { name: 'Storage' }).first().click();
    await expect(page.locator('h1')).toHaveText('Storage');
    await expect(notice(page)).toHaveCount(0);
    await page.getByText('The cellar', { exact: true }).click();
    await expect(notice(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Harvest');
    await expect(notice(page)).toHaveCount(0);
  });
});
