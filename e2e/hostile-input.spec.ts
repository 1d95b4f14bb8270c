import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

declare global {
  interface Window {
    /** Set by hostile input that runs. */
    attacked?: boolean;
  }
}

const roses = address('garden', '/docs/plants/roses');
const ATTACK = '<img src="x" onerror="attacked=true"><script>attacked=true</script>';

/** Records errors of scripts. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const isAttacked = (page: Page) => page.evaluate(() => window.attacked === true);

test('events without a key, as browsers send when they fill in a form, do no harm', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(roses);
  await page.evaluate(() => {
    for (const target of [window, document.body, document.querySelector('.search-box')]) {
      target?.dispatchEvent(new Event('keydown', { bubbles: true }));
    }
  });
  expect(errors).toEqual([]);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
});

test('fragments and queries of any kind leave the page as it is', async ({ page }) => {
  const errors = watchErrors(page);
  for (const end of [
    '#constructor',
    '#__proto__',
    '#%E0%A4%A',
    '#"]:has(*),[x="',
    '#<img src=x onerror=attacked=true>',
    '#:~:text=%',
    '?q=%&constructor=1&__proto__[attacked]=1#hasOwnProperty',
  ]) {
    await openLive(page, roses + end);
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
    expect(page.url().startsWith(roses)).toBe(true);
  }
  expect(errors).toEqual([]);
  expect(await isAttacked(page)).toBe(false);
});

test('garbage in the storage counts as nothing stored', async ({ page }) => {
  const errors = watchErrors(page);
  for (const garbage of [
    '',
    'null',
    '5',
    '"',
    '[[]]',
    '{"open":null,"heights":null,"scroll":5}',
    ATTACK,
  ]) {
    await page.goto(roses);
    await page.evaluate((value) => {
      for (const area of [localStorage, sessionStorage])
        for (const key of [
          'theme',
          'announcement',
          'search:recent',
          'docs-sidebar',
          'live',
          'tab:os',
        ])
          area.setItem(key, value);
    }, garbage);
    await openLive(page, roses);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('tulip');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // Closing the dialog goes back in the history, which would cancel the next navigation.
    await page.waitForFunction(() => !history.state?.dialog);
  }
  expect(errors).toEqual([]);
  expect(await isAttacked(page)).toBe(false);
});

test('a tampered page data file and a tampered shell run nothing', async ({ page }) => {
  await page.route('**/tulips.page.json', async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    await route.fulfill({ response, json: { ...file, html: file.html + ATTACK, heading: ATTACK } });
  });
  await openLive(page, roses);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText(ATTACK);
  await expect(page.locator('#page-body > img[src=x]')).toHaveCount(1);
  expect(await isAttacked(page)).toBe(false);
  // The script would have run without the policy of the document.
  expect(await page.locator('meta[http-equiv="content-security-policy"]').count()).toBe(1);
});

test('a search for markup shows it as text', async ({ page }) => {
  const errors = watchErrors(page);
  await openLive(page, roses);
  await page.keyboard.press('Control+k');
  for (const words of [
    ATTACK,
    '('.repeat(3000),
    '\\',
    '%',
    'constructor __proto__',
    '\u202e\u0000',
  ]) {
    await page.getByRole('combobox').fill(words);
    await page.getByRole('combobox').fill(`rose ${words.slice(0, 20)}`);
  }
  await expect(page.locator('#search-dialog img')).toHaveCount(0);
  expect(errors).toEqual([]);
  expect(await isAttacked(page)).toBe(false);
});
