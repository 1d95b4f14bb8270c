import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address } from '../sites.ts';
import { HAS_WEBKIT, KEYS, openWebKit, type WebKit } from './open-webkit.ts';

const ROSES = address('garden', '/docs/plants/roses');

if (!HAS_WEBKIT) console.warn('WebKit is not installed: its tests are left out.');

describe.skipIf(!HAS_WEBKIT)('in WebKit, the engine of Safari', () => {
  let browser: WebKit;

  beforeAll(async () => {
    browser = await openWebKit();
  });

  beforeEach(() => browser.resize(1300, 950));

  afterAll(() => browser.close());

  function heading(): Promise<unknown> {
    return browser.evaluate(() => document.querySelector('h1')?.textContent);
  }

  test.each([
    ['a computer', 1300],
    ['a phone', 450],
  ])('the search shows hits in a window of %s, and Enter leads to the first', async (_, width) => {
    await browser.resize(width, 950);
    await browser.open(ROSES);
    await browser.click('.search-box');
    await browser.press('tulips');
    const seen = () =>
      browser.evaluate(() => {
        const answers = document.querySelector('.search-answers')?.getBoundingClientRect();
        const hit = document.querySelector('.search-answers a')?.getBoundingClientRect();
        return answers && hit ? Math.min(answers.bottom, hit.bottom) - hit.top : 0;
      });
    await expect.poll(seen).toBeGreaterThan(30);
    await browser.press(KEYS.enter);
    await expect.poll(heading).toBe('Tulips');
  });

  test('Escape closes the search, and the page keeps its place', async () => {
    await browser.open(ROSES);
    await browser.click('.search-box');
    await browser.press('tulips');
    const isOpen = () =>
      browser.evaluate(() => document.querySelector('.search-dialog:popover-open') !== null);
    await expect.poll(isOpen).toBe(true);
    await browser.press(KEYS.escape);
    await expect.poll(isOpen).toBe(false);
    expect(await heading()).toBe('Roses');
  });

  test('a link in the sidebar leads to its page, and back returns', async () => {
    await browser.open(ROSES);
    await browser.click('.sidebar a[href$="/tulips"]');
    await expect.poll(heading).toBe('Tulips');
    await browser.back();
    await expect.poll(heading).toBe('Roses');
  });

  test('the sidebar shows the entry of its page in a low window', async () => {
    await browser.resize(1300, 480);
    await browser.open(address('real', '/docs/developer/translations'));
    const below = await browser.evaluate(() => {
      const entry = document.querySelector('.sidebar [aria-current]')?.getBoundingClientRect();
      return entry && innerHeight - entry.bottom;
    });
    expect(below).toBeGreaterThanOrEqual(0);
    expect(await browser.evaluate(() => scrollY)).toBe(0);
  });

  test('a sidebar is hidden and shown, and keeps one category open', async () => {
    const moon = address('observatory', '/guide/moon/');
    const facts = () =>
      browser.evaluate(() => ({
        isShown: document.querySelector('nav.sidebar')?.checkVisibility(),
        offersToShow: document.querySelector('.hide-sidebar > :last-child')?.checkVisibility(),
        open: [...document.querySelectorAll('.sidebar details[open] > summary')].map(
          (summary) => summary.textContent,
        ),
      }));
    await browser.open(moon);
    // Not by the mouse, under which the second one moves while the first opens.
    await browser.evaluate(() => {
      for (const summary of document.querySelectorAll<HTMLElement>('.sidebar summary'))
        summary.click();
    });
    await expect.poll(facts).toEqual({ isShown: true, offersToShow: false, open: ['Comets'] });
    await browser.click('.hide-sidebar');
    await expect.poll(facts).toMatchObject({ isShown: false, offersToShow: true });
    // Only a live shell remembers categories.
    await expect
      .poll(() => browser.evaluate(() => 'live' in document.documentElement.dataset))
      .toBe(true);
    await browser.open(moon);
    expect(await facts()).toMatchObject({ isShown: false });
    await browser.click('.hide-sidebar');
    await expect.poll(facts).toMatchObject({ isShown: true, open: ['Comets'] });
  });

  test('the menu of a phone opens at the current page and leads to another', async () => {
    await browser.resize(450, 850);
    await browser.open(ROSES);
    await browser.click('.menu-button');
    const current = () =>
      browser.evaluate(() => {
        const box = document.querySelector('.sidebar [aria-current]')?.getBoundingClientRect();
        return box && box.left >= 0 && box.top > 0 && box.bottom < innerHeight;
      });
    await expect.poll(current).toBe(true);
    await browser.click('.sidebar a[href$="/tulips"]');
    await expect.poll(heading).toBe('Tulips');
  });

  test('the color mode is kept on the next page', async () => {
    const mode = () => browser.evaluate(() => document.documentElement.dataset.theme);
    await browser.open(ROSES);
    const before = await mode();
    await browser.click('.color-mode');
    await expect.poll(mode).not.toBe(before);
    const chosen = await mode();
    await browser.open(address('garden', '/docs/plants/tulips'));
    expect(await mode()).toBe(chosen);
  });

  test.each([1300, 450])('nothing is wider than a window of %i px', async (width) => {
    await browser.resize(width, 950);
    for (const path of ['/', '/docs/plants/roses', '/blog', '/no/such/page']) {
      await browser.open(address('garden', path));
      const excess = await browser.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, excess]).toEqual([path, 0]);
    }
  });
});
