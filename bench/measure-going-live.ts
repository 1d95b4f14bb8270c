import type { Browser } from '@playwright/test';
import { brotliSize } from './brotli.ts';
import { withFreshPage } from './browser.ts';
import { budgets } from './budgets.ts';
import { type BuiltSite, readBuiltFile } from './built-site.ts';
import { findFirstLink, goLive, openAndRest } from './going-live.ts';
import type { Section } from './measurement.ts';
import { repeat } from './repeat.ts';
import { logRequests, type RequestLog } from './request-log.ts';
import { findMark, type LongestTask, longestTask, recordTrace, timedTask } from './trace.ts';

const START_MARK = 'bench-start';

const ALREADY_LIVE = 'the shell was fetched before any input, so the tasks above are incomplete';

type LiveRun = { task: LongestTask; scriptPaths: string[]; wasLive: boolean };

/** Measures the cost of the first time a reader moves the pointer over a link. */
export async function measureGoingLive(
  browser: Browser,
  url: string,
  site: BuiltSite,
): Promise<Section> {
  const runs = await repeat(() => runOnce(browser, url));
  const scriptPaths = runs[0]?.scriptPaths ?? [];
  const sizes = await Promise.all(
    scriptPaths.map((path) => brotliSize(readBuiltFile(site, path.slice(1)))),
  );
  return {
    title: 'Going live at the first sign of intent',
    measurements: [
      timedTask(
        runs.map(({ task }) => task),
        budgets.milliseconds.taskWhileGoingLive,
      ),
      {
        what: 'all scripts, Brotli 11',
        value: sizes.reduce((total, size) => total + size, 0),
        unit: 'bytes',
        budget: budgets.bytes.liveScript,
        note: runs.some(({ wasLive }) => wasLive) ? ALREADY_LIVE : `${scriptPaths.length} files`,
      },
    ],
  };
}

function runOnce(browser: Browser, url: string): Promise<LiveRun> {
  return withFreshPage(browser, { slowProcessor: true }, async ({ page }) => {
    const log = logRequests(page);
    await openAndRest(page, url, log);
    const wasLive = (await scriptPathsOf(log)).length > 0;
    const link = await findFirstLink(page);
    const events = await recordTrace(browser, page, async () => {
      await page.evaluate((mark) => performance.mark(mark), START_MARK);
      await goLive(page, link, log);
    });
    const scriptPaths = await scriptPathsOf(log);
    return { task: longestTask(events, findMark(events, START_MARK)), scriptPaths, wasLive };
  });
}

async function scriptPathsOf(log: RequestLog): Promise<string[]> {
  const requests = await log.requests();
  return requests.filter(({ kind }) => kind === 'script').map(({ path }) => path);
}
