import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { movedElements, watchShifts } from './layout-shift.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

test.describe('a blog', () => {
  test('the list leads to posts by title and by a link that names the post', async ({ page }) => {
    await page.goto(address('harbor', '/blog'));
    await expect(page.locator('.posts h2')).toHaveText([
      'The regatta was won by a tide',
      'What the storm left',
    ]);
    await page.getByRole('link', { name: 'Read more: What the storm left' }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/2024/03/09/storm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the storm left');
  });

  test('older posts stand on further pages', async ({ page }) => {
    await page.goto(address('harbor', '/blog'));
    await page.getByRole('link', { name: /Older posts/ }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/page/2'));
    await expect(page.locator('.excerpt').first()).toContainText('It has a roof now');
    await expect(page.locator('.excerpt').first()).not.toContainText('Bring them in coins.');
  });

  test('a post names its day, how long it takes to read, its authors, tags and neighbors', async ({
    page,
  }) => {
    await page.goto(address('harbor', '/blog/2024/03/09/storm'));
    await expect(page.locator('.byline time')).toHaveAttribute('datetime', '2024-03-09');
    await expect(page.locator('.byline')).toContainText('min read');
    await expect(page.locator('.byline .author-name')).toHaveText(['The harbor office', 'A guest']);
    await expect(page.locator('.post-footer').getByRole('link')).toHaveText(['Weather', 'Repairs']);
    await expect(page.getByRole('navigation', { name: 'Blog posts' })).toContainText('2023');
    await page.getByRole('link', { name: 'Newer The regatta was won by a tide' }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/2024/08/01/regatta'));
  });

  test('tags, authors and years have pages', async ({ page }) => {
    await page.goto(address('harbor', '/blog'));
    await page.locator('.blog-ways').getByRole('link', { name: 'Tags' }).click();
    await page.locator('.blog-index').getByRole('link', { name: 'Weather' }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/tags/wind-and-weather'));
    await expect(page.locator('.posts h2')).toHaveCount(2);
    await page.goto(address('harbor', '/blog/authors'));
    await page.locator('.blog-index').getByRole('link', { name: 'The harbor office' }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/authors/keeper'));
    await expect(page.getByText('Answers on channel 12.')).toBeVisible();
    await page.goto(address('harbor', '/blog/archive#2023'));
    await expect(page.getByRole('heading', { name: '2023' })).toBeInViewport();
  });

  test('days are written as the region of the reader does, on a page that comes by navigation too', async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: 'en-GB' });
    await openLive(page, address('harbor', '/blog'));
    await expect(page.locator('.posts time').first()).toHaveText('1 August 2024');
    await page.getByRole('link', { name: 'The regatta was won by a tide' }).last().click();
    await expect(page.locator('.byline time')).toHaveText('1 August 2024');
    await page.close();
  });

  test('feeds are files: a link to one leaves the page to the browser', async ({
    page,
    request,
  }) => {
    await page.goto(address('harbor', '/blog'));
    const hrefs = await page
      .locator('head link[rel="alternate"][type]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(3);
    for (const href of hrefs) {
      const response = await request.get(new URL(href, address('harbor', '/')).href);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('The regatta was won by a tide');
    }
  });

  test('works without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address('harbor', '/blog'));
    await page.getByRole('link', { name: 'What the storm left', exact: true }).last().click();
    await expect(page.locator('.byline time')).toHaveText('March 9, 2024');
    await page.close();
  });

  test('a translated post stands among the others', async ({ page }) => {
    await page.goto(address('harbor', '/ar/blog/page/2'));
    await expect(page.locator('.posts h2').first()).toHaveText('عادت العبّارة');
    await page.goto(address('harbor', '/ar/blog/2024/08/01/regatta'));
    await expect(page.locator('#body')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.post-footer')).toHaveAttribute('lang', 'ar-EG');
  });

  for (const path of ['/blog', '/blog/2023/05/02/ferry', '/blog/archive', '/blog/authors/keeper']) {
    test(`nothing moves and nothing is out of reach on ${path}`, async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await openLive(page, address('harbor', path));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await movedElements(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});

test.describe('the blog and the feeds of the real site', () => {
  for (const [path, day, tags] of [
    ['/blog/release-1-36', '2022-11-10', ['release']],
    ['/blog/2023/06/24/update', '2023-06-24', ['update']],
    ['/blog/2023/07/29/update', '2023-07-29', ['update', 'v-1-64-0-v-1-71-0']],
    ['/blog/2023/2023-recap', '2023-12-30', ['update', 'recap-2023']],
    ['/blog/2024/immich-core-team-goes-fulltime', '2024-05-01', ['update', 'announcement', 'futo']],
    ['/blog/2024/update-july-2024', '2024-07-01', ['update', 'v-1-106-0']],
    ['/blog/2024/immich-licensing', '2024-07-18', ['update', 'announcement', 'futo']],
  ] as const) {
    test(`${path} has its date, its tags and its author`, async ({ page }) => {
      await page.goto(address('real', path));
      await expect(page.locator('.byline time')).toHaveAttribute('datetime', day);
      await expect(page.locator('.byline')).toContainText('The documentation team');
      const hrefs = await page
        .locator('.post-footer a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(tags.map((tag) => `/blog/tags/${tag}`));
      const answers = await Promise.all(
        hrefs.map((href) => page.request.get(address('real', href ?? ''))),
      );
      expect(answers.map((answer) => answer.status())).toEqual(tags.map(() => 200));
    });
  }

  test('the roadmap is followed by its feeds', async ({ page, request }) => {
    await page.goto(address('real', '/roadmap'));
    const links = page.locator('.follow').getByRole('link');
    await expect(links).toHaveText(['RSS', 'Atom', 'JSON', /release notes/]);
    const json = await (await request.get(address('real', '/roadmap/feed.json'))).json();
    expect(json.items[0].url).toMatch(/^https:\/\/immich\.app\/roadmap#/);
    expect(json.items.length).toBeGreaterThan(50);
  });
});
