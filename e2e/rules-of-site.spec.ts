/** A document has only those rules of the site's own style sheets that may match there; other pages bring theirs. */
import { expect, type Page, test } from '@playwright/test';
import { goLive } from './live-page.ts';
import { address } from './sites.ts';

const rye = address('windmill', '/docs/grain/rye');
const wheat = address('windmill', '/docs/grain/wheat');

/** How the site's style sheet lays out the only paragraph with this class. */
async function expectStyled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wheat');
  await expect(page.locator('.chaff')).toHaveCSS('padding-inline-start', '21px');
}

test('a rule of the site is only in the documents with its class name', async ({ request }) => {
  expect(await (await request.get(wheat)).text()).toContain('.chaff{');
  expect(await (await request.get(rye)).text()).not.toContain('.chaff{');
});

test('before the shell is live, a page comes with the rules of the site that it needs', async ({
  page,
}) => {
  await page.route('**/assets/hydrate-*.js', () => {});
  await page.goto(rye);
  await page.locator('.neighbor-prev').click();
  await expectStyled(page);
});

test('on a live page, the rules of the site for all pages are there', async ({ page }) => {
  await page.goto(rye);
  await goLive(page);
  await page.locator('.neighbor-prev').click();
  await expectStyled(page);
});

test('a rule of the site for an element is for content, not for the components around it', async ({
  page,
}) => {
  await page.goto(rye);
  await goLive(page);
  await expect(page.locator('#page-body a').first()).toHaveCSS('letter-spacing', '2px');
  for (const part of ['.navbar-items a', '.sidebar a', '.neighbor', '.skip-link'])
    await expect(page.locator(part).first()).toHaveCSS('letter-spacing', 'normal');
});
