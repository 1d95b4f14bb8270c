import { expect, type Page, test } from '@playwright/test';
import { goLive, openLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

const ARABIC_TABLE = address('harbor', '/ar/docs/tides/table');
const ENGLISH_TABLE = address('harbor', '/docs/tides/table');

function languageLink(page: Page, language: string) {
  return page.locator('.navbar a[hreflang]', { hasText: language });
}

async function openLanguages(page: Page): Promise<void> {
  await page.locator('.navbar summary', { hasText: /English|العربية/ }).click();
}

test.describe('the locale dropdown', () => {
  test('shows the language of the page, and links to the same page in the other', async ({
    page,
  }) => {
    await page.goto(ENGLISH_TABLE);
    const summary = page.locator('.navbar summary', { hasText: 'English' });
    await expect(summary).toHaveText('Language: English');
    await expect(languageLink(page, 'English')).toHaveAttribute('aria-current', 'true');
    await expect(languageLink(page, 'العربية')).toHaveAttribute('lang', 'ar-EG');
    await openLanguages(page);
    await languageLink(page, 'العربية').click();
    await expect(page).toHaveURL(ARABIC_TABLE);
    await expect(page.locator('h1')).toHaveText('جدول المد');
    await openLanguages(page);
    await languageLink(page, 'English').click();
    await expect(page).toHaveURL(ENGLISH_TABLE);
    await expect(page.locator('h1')).toHaveText('The tide table');
  });

  test('keeps the query and the hash, even after navigating', async ({ page }) => {
    await openLive(page, `${ENGLISH_TABLE}?moon=full`);
    const link = languageLink(page, 'العربية');
    await expect(link).toHaveAttribute('href', '/harbor/ar/docs/tides/table?moon=full');
    await page.locator('.toc a', { hasText: 'Low water' }).click();
    await expect(link).toHaveAttribute('href', '/harbor/ar/docs/tides/table?moon=full#low-water');
    await page.locator('.sidebar').getByRole('link', { name: 'Spring tides' }).click();
    await expect(link).toHaveAttribute('href', '/harbor/ar/docs/tides/spring');
    await page.locator('main').getByRole('link', { name: 'high water' }).click();
    await expect(link).toHaveAttribute('href', '/harbor/ar/docs/tides/table#high-water');
    await page.goBack();
    await expect(link).toHaveAttribute('href', '/harbor/ar/docs/tides/spring');
  });

  test('keeps the query and the hash, even before the shell is live', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${ENGLISH_TABLE}?moon=full`);
    await page.locator('.toc a', { hasText: 'Low water' }).click();
    await openLanguages(page);
    await languageLink(page, 'العربية').click();
    await expect(page).toHaveURL(`${ARABIC_TABLE}?moon=full#low-water`);
  });

  test('a hash links to the same section in the other language', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openLive(page, `${ENGLISH_TABLE}#low-water`);
    await openLanguages(page);
    await languageLink(page, 'العربية').click();
    await expect(page).toHaveURL(`${ARABIC_TABLE}#low-water`);
    await expect(page.locator('#low-water')).toHaveText('الماء المنخفض');
    await expect(page.locator('#low-water')).toBeInViewport();
  });
});

test.describe('a locale', () => {
  test('stays the same while navigating, without loading a document', async ({ page }) => {
    await openLive(page, ARABIC_TABLE);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.locator('.sidebar').getByRole('link', { name: 'القارب الصغير' }).click();
    await expect(page.locator('h1')).toHaveText('القارب الصغير');
    await expect(page).toHaveURL(address('harbor', '/ar/docs/boats/dinghy'));
    await page.locator('main').getByRole('link', { name: 'الجدول' }).click();
    await expect(page.locator('h1')).toHaveText('جدول المد');
    await expect(page.locator('html')).toHaveAttribute('data-same');
    await page.locator('.brand').click();
    await expect(page).toHaveURL(address('harbor', '/ar/'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('a change loads the document in the other language and direction', async ({ page }) => {
    await openLive(page, ENGLISH_TABLE);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await openLanguages(page);
    await languageLink(page, 'العربية').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
    await expect(page.locator('html')).not.toHaveAttribute('data-same');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('The tide table');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('falls back to the default one, and specifies the language of the text', async ({
    page,
  }) => {
    await page.goto(address('harbor', '/ar/docs/tides/spring'));
    await expect(page.locator('h1')).toHaveText('Spring tides');
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#page-body')).toHaveCSS('direction', 'ltr');
    await goLive(page);
    await page.locator('.sidebar').getByRole('link', { name: 'جدول المد' }).click();
    await expect(page.locator('h1')).toHaveText('جدول المد');
    await expect(page.locator('#page-body')).toHaveCSS('direction', 'rtl');
    await expect(page.locator('#page-body')).not.toHaveAttribute('lang');
  });

  test('has its own not-found page', async ({ page }) => {
    const response = await page.goto(address('harbor', '/ar/docs/nowhere'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('الصفحة غير موجودة');
    await expect(page.locator('.not-found .button').first()).toHaveAttribute('href', '/harbor/ar/');
  });

  test('logs nothing when it goes live', async ({ page }) => {
    const watched = watchConsole(page);
    await openLive(page, ARABIC_TABLE);
    await page.locator('.sidebar').getByRole('link', { name: 'Spring tides' }).click();
    await expect(page.locator('h1')).toHaveText('Spring tides');
    await watched.expectSilence();
  });
});

test.describe('right to left', () => {
  for (const width of [360, 768, 1280]) {
    test(`nothing is wider than the window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/ar/', '/ar/docs/tides/table', '/ar/docs/ropework/knots/bowline']) {
        await page.goto(address('harbor', path));
        const scrolled = await page.evaluate(() => {
          scrollTo(-1000, 0);
          return { x: scrollX, width: document.documentElement.scrollWidth };
        });
        expect(scrolled).toEqual({ x: 0, width });
      }
    });
  }

  test('the sidebar is on the right, the table of contents on the left', async ({ page }) => {
    await page.goto(ARABIC_TABLE);
    const box = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0;
    expect(await box('.sidebar')).toBeGreaterThan(await box('main h1'));
    expect(await box('.toc')).toBeLessThan(await box('#page-body'));
  });

  test('code stays left to right', async ({ page }) => {
    await page.goto(address('harbor', '/ar/docs/ropework/knots/bowline'));
    await expect(page.locator('.code')).toHaveCSS('direction', 'ltr');
    await page.goto(ARABIC_TABLE);
    await expect(page.locator('#page-body p code')).toHaveCSS('direction', 'ltr');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the locale dropdown lead to the same page', async ({ page }) => {
    await page.goto(`${ENGLISH_TABLE}?moon=full`);
    await openLanguages(page);
    await languageLink(page, 'العربية').click();
    await expect(page).toHaveURL(ARABIC_TABLE);
  });
});

test('the texts of a component are in the language of the page, before and after it is live', async ({
  page,
}) => {
  const watched = watchConsole(page);
  await page.goto(address('harbor', '/ar/flags'));
  const flag = page.locator('docs-island button');
  await expect(flag).toHaveText('العلم منكس.');
  await expect(flag).toHaveAttribute('title', 'ارفع العلم');
  await expect(page.locator('docs-island')).toHaveAttribute('data-live', '');
  await flag.click();
  await expect(flag).toHaveText('العلم مرفوع.');
  await page.goto(address('harbor', '/flags'));
  await expect(flag).toHaveText('The flag is down.');
  await watched.expectSilence();
});
