import { expect, type Page, test } from '@playwright/test';
import { goLive, openLive } from './live-page.ts';
import { watchViolations } from './policy-violations.ts';
import { address } from './sites.ts';
import { TEMPLATES } from './templates.ts';

/** Sends the policy of a document as a header, too, as servers do. */
async function addHeader(page: Page): Promise<void> {
  await page.route(/^http:\/\/localhost/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = response.headers();
    if (!headers['content-type']?.includes('html')) return route.fulfill({ response });
    const [, policy = ''] =
      /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(await response.text()) ??
      [];
    const header = policy
      .replace(/default-src [^;]*;/, '')
      .replace(/style-src [^;]*;/, "style-src-attr 'none';");
    return route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': `${header};frame-ancestors 'self'` },
    });
  });
}

/** Brings each part of a page into view, so that its islands are hydrated. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.body.scrollHeight, 20_000); y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    for (const details of document.querySelectorAll('#page-body details'))
      details.setAttribute('open', '');
  });
  if ((await page.locator('html[data-live]').count()) === 0) return;
  for (const diagram of await page.locator('.live-diagram').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram).toHaveAttribute('data-drawn');
  }
}

for (const [site, paths] of TEMPLATES) {
  test(`nothing on the pages of ${site} violates their policy, alone and with a header`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    for (const path of [...paths, '/nowhere']) {
      await page.goto(address(site, path));
      await readThrough(page);
      await violations.expectNone();
    }
    await addHeader(page);
    for (const path of paths) {
      await openLive(page, address(site, path));
      await readThrough(page);
      await violations.expectNone();
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await violations.expectWatching();
  });

  test(`no page of ${site} violates the policy of the document that it is shown in`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const [first = ''] = paths;
    const visit = async () => {
      for (const path of [...paths, first]) {
        const url = address(site, path);
        await page.evaluate((target) => void navigation.navigate(target), url);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${new URL(url).pathname}$`),
        );
        await readThrough(page);
        await violations.expectNone();
      }
    };
    await openLive(page, address(site, first));
    await visit();
    await page.route('**/assets/hydrate-*.js', () => {});
    await page.goto(address(site, first));
    await visit();
    await violations.expectWatching();
  });
}

for (const isLive of [false, true]) {
  const when = isLive ? 'once' : 'before';

  test(`searching, opening a hit and switching the color mode ${when} the shell is live violates no policy`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    await addHeader(page);
    const url = address('garden', '/docs/plants/roses');
    if (isLive) await openLive(page, url);
    else await page.goto(url);
    await page.locator('.color-mode').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rake');
    await expect(page.getByRole('option').first()).toContainText('Rake');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Rake');
    await goLive(page);
    await violations.expectNone();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await violations.expectWatching();
  });
}

test('redirects violate no policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await addHeader(page);
  await page.goto(address('garden', '/docs/flowers?from=old#pruning'));
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses?from=old#pruning'));
  await page.goto(address('garden', '/docs/cutting'));
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses#pruning'));
  await violations.expectNone();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await violations.expectWatching();
});
