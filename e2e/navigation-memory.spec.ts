import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const PAGES = ['/docs/plants/tulips', '/docs/plants/roses', '/docs/almanac', '/docs'];
const ROUNDS = 25;

/** Follows links to all pages in turn, for a number of rounds. */
async function visitAll(page: Page, rounds: number): Promise<void> {
  await page.evaluate(
    async ([urls, times]) => {
      const link = document.createElement('a');
      document.body.append(link);
      for (let round = 0; round < times; round += 1) {
        for (const url of urls) {
          const shown = new Promise((resolve) =>
            addEventListener('pagechange', resolve, { once: true }),
          );
          link.href = url;
          link.click();
          await shown;
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
      }
      link.remove();
    },
    [PAGES.map((path) => address('garden', path)), rounds] as const,
  );
}

async function count(session: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, usedSize };
}

test('two hundred navigations leave no nodes, listeners or pages in memory', async ({ page }) => {
  test.setTimeout(120_000);
  await openLive(page, address('garden', '/docs'));
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await visitAll(page, ROUNDS);
  const before = await count(session);
  await visitAll(page, 2 * ROUNDS);
  // The browser collects what nothing refers to when it sees fit; what leaks stays.
  await expect
    .poll(async () => (await count(session)).nodes - before.nodes, { timeout: 30_000 })
    .toBeLessThan(200);
  const after = await count(session);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20);
  expect(after.usedSize - before.usedSize).toBeLessThan(500_000);

  // A page that is kept by mistake is counted.
  await page.evaluate(() => {
    const kept = Array.from({ length: 2 }, () =>
      document.querySelector('#page-shell')?.cloneNode(true),
    );
    Object.assign(window, { kept });
  });
  expect((await count(session)).nodes - after.nodes).toBeGreaterThan(200);
});
