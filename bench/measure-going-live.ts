import type { Browser } from '@playwright/test';
import { brotliSize } from './brotli.ts';
import { withFreshPage } from './browser.ts';
import { budgets } from './budgets.ts';
import { type BuiltSite, readBuiltFile } from './built-site.ts';
import { goLive, openAndRest } from './going-live.ts';
import { median, type Section } from './measurement.ts';
import { repeat } from './repeat.ts';
import { logRequests } from './request-log.ts';
import { type LongestTask, longestTask, TRACE_CATEGORIES } from './trace.ts';

const START_MARK = 'bench-start';

type LiveRun = { task: LongestTask; scriptPaths: string[] };

/** What it costs that a reader first moves the pointer over a link. */
export async function measureGoingLive(
  browser: Browser,
  url: string,
  site: BuiltSite,
): Promise<Section> {
  const runs = await repeat(() => runOnce(browser, url));
  const tasks = runs.map(({ task }) => task);
  const longest = median(tasks.map(({ milliseconds }) => milliseconds));
  const scriptPaths = runs[0]?.scriptPaths ?? [];
  const sizes = await Promise.all(
    scriptPaths.map((path) => brotliSize(readBuiltFile(site, path.slice(1)))),
  );
  return {
    title: 'Going live at the first sign of intent',
    measurements: [
      {
        what: 'longest task, slow processor',
        value: longest,
        unit: 'milliseconds',
        budget: budgets.milliseconds.taskWhileGoingLive,
        note: tasks.find(({ milliseconds }) => milliseconds === longest)?.cause,
      },
      {
        what: 'all script, Brotli 11',
        value: sizes.reduce((total, size) => total + size, 0),
        unit: 'bytes',
        budget: budgets.bytes.liveScript,
        note: `${scriptPaths.length} files`,
      },
    ],
  };
}

function runOnce(browser: Browser, url: string): Promise<LiveRun> {
  return withFreshPage(browser, { slowProcessor: true }, async ({ page }) => {
    const log = logRequests(page);
    await openAndRest(page, url, log);
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.evaluate((mark) => performance.mark(mark), START_MARK);
    await goLive(page, log);
    const trace = await browser.stopTracing();
    const requests = await log.requests();
    const scriptPaths = requests.filter(({ kind }) => kind === 'script').map(({ path }) => path);
    return { task: longestTask(trace.toString(), START_MARK), scriptPaths };
  });
}
