import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');

/** Opens a live page and points at a category, which fetches the code of animations. */
async function openAnimated(page: Page, url: string): Promise<void> {
  const script = page.waitForResponse('**/collapse-*.js');
  await openLive(page, url);
  await page.locator('.sidebar summary').first().hover();
  await (await script).finished();
  // The module is evaluated once it has loaded, which another import waits for.
  await page.evaluate((address) => import(address), (await script).url());
}

/** Records the animations of disclosure widgets and their durations from now on. */
async function watchCollapsing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      if (keyframes && 'height' in keyframes && typeof options === 'object') {
        durations.push(Number(options.duration));
      }
      return animation;
    };
  });
}

function collapseDurations(page: Page): Promise<number[]> {
  return page.evaluate<number[]>('window.durations');
}

test('the duration of collapsing depends on the height of the content', async ({ page }) => {
  await openAnimated(page, roses);
  await watchCollapsing(page);
  const plants = page.locator('.sidebar details').first();
  await plants.locator('summary').click();
  await expect(plants).not.toHaveAttribute('open');
  const deadWood = page.locator('#page-body details');
  await deadWood.evaluate((details) => {
    const tall = document.createElement('p');
    tall.style.height = '400px';
    details.append(tall);
  });
  await deadWood.locator('summary').click();
  await expect(deadWood).toHaveAttribute('open');
  const [low = 0, high = 0] = await collapseDurations(page);
  expect(low).toBeGreaterThan(50);
  expect(high).toBeGreaterThan(low);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('collapsing takes 1 ms', async ({ page }) => {
    await openAnimated(page, roses);
    await watchCollapsing(page);
    const plants = page.locator('.sidebar details').first();
    await plants.locator('summary').click();
    await expect(plants).not.toHaveAttribute('open');
    await plants.locator('summary').click();
    await expect(plants).toHaveAttribute('open');
    expect(await collapseDurations(page)).toEqual([1, 1]);
  });

  test('no color is animated while the mode changes', async ({ page }) => {
    await page.goto(roses);
    const transitions = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
    });
    expect(transitions).toBe(0);
  });

  test('scrolling back to the top is not smooth', async ({ page }) => {
    await openLive(page, address('garden', '/docs/almanac'));
    await page.evaluate(() => scrollTo(0, 3000));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => scrollTo(0, 2900));
    const top = await page
      .getByRole('button', { name: 'Back to top' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        return scrollY;
      });
    expect(top).toBe(0);
  });
});

test('a second click reverses the animation', async ({ page }) => {
  await openAnimated(page, roses);
  const heights = await page
    .locator('.sidebar details')
    .first()
    .evaluate((details) => {
      const summary = details.querySelector('summary');
      const height = () => details.getBoundingClientRect().height;
      const whole = height();
      summary?.click();
      // Two thirds of the duration, however fast the machine is.
      const closing = document.getAnimations().find(({ effect }) => {
        return effect instanceof KeyframeEffect && effect.pseudoElement === '::details-content';
      });
      closing?.pause();
      if (closing) closing.currentTime = 60;
      const before = height();
      summary?.click();
      return { whole, before, after: height() };
    });
  expect(heights.before).toBeLessThan(heights.whole);
  expect(heights.after).toBeCloseTo(heights.before, 0);
  const plants = page.locator('.sidebar details').first();
  await expect(plants).toHaveAttribute('open');
  await expect(plants).not.toHaveAttribute('data-closing');
  await expect
    .poll(() => plants.evaluate((element) => element.getBoundingClientRect().height))
    .toBeGreaterThan(heights.before);
});

test('Enter and Space open and close a category, which then stays that way', async ({ page }) => {
  await openLive(page, roses);
  const plants = page.locator('.sidebar details').first();
  await plants.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(plants).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(plants).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(plants).not.toHaveAttribute('open');
  // The state is also known to the shell that renders another page.
  await page.locator('.sidebar').getByRole('link', { name: 'Introduction' }).click();
  await expect(page.locator('h1')).not.toHaveText('Roses');
  await expect(plants).not.toHaveAttribute('open');
});

test('the dropdowns of the bar, which cover the page, are not animated', async ({ page }) => {
  await openAnimated(page, roses);
  await watchCollapsing(page);
  const more = page.locator('.navbar .dropdown').first();
  await more.locator('summary').click();
  await expect(more).toHaveAttribute('open');
  expect(await collapseDurations(page)).toEqual([]);
  await page.locator('.sidebar summary').first().click();
  await expect.poll(() => collapseDurations(page)).toHaveLength(1);
});
