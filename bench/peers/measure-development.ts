import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { freePort, isListening } from '../../e2e/servers/start-server.ts';
import { findChromium, openBrowser } from '../browser.ts';
import { median } from '../measurement.ts';
import { removeCaches } from './build-site.ts';
import { shuffled } from './order.ts';
import type { Places } from './places.ts';
import type { PreparedSite } from './prepare-sites.ts';
import { processTree } from './process-tree.ts';
import { addValues } from './results.ts';
import { failureLines, type RunningCommand, startCommand } from './start-command.ts';
import { type Values, visit } from './visit.ts';

/** Time after which a server that has not shown a page counts as failed. */
const START_TIMEOUT_MS = 10 * 60_000;
/** Time after which a change that is not on the screen counts as never shown. */
const CHANGE_TIMEOUT_MS = 5 * 60_000;
/** Time between two attempts to reach a server that is starting. */
const INTERVAL_MS = 20;
/** How long a server has to end. */
const ENDING_MS = 5000;
/** Pause before the first change and between changes, for what follows them. */
const SETTLING_MS = 1500;
const CHANGES = 5;

/**
 * Starts the development server of each site in turn, without caches of earlier runs, and adds the time until a browser
 * shows a page, and the time from saving a changed text until it is on the screen.
 *
 * @returns the version of Chromium
 */
export async function measureDevelopment(
  sites: PreparedSite[],
  places: Places,
  rounds: number,
): Promise<string> {
  const browser = await openBrowser(findChromium());
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const site of shuffled(sites, round)) {
        if (site.results.failures.has('development')) continue;
        try {
          addValues(site.results, round, await develop(browser, site, places));
        } catch (error) {
          if (!browser.isConnected()) throw error;
          const message = error instanceof Error ? error.message : String(error);
          site.results.failures.set('development', message);
          console.log(`  ${site.peer.title}, development: ${message.split('\n')[0]}`);
        }
      }
    }
    return browser.version();
  } finally {
    await browser.close();
  }
}

async function develop(
  browser: Browser,
  { peer, siteDir, peerDir }: PreparedSite,
  { start: { path, title } }: Places,
): Promise<Values> {
  removeCaches(peer, siteDir);
  const port = await freePort();
  const url = new URL(peer.address(path), `http://localhost:${port}`);
  const started = performance.now();
  const folders = { siteDir, peerDir };
  const server = startCommand(peer, peer.develop(port), folders, { mode: 'development' });
  try {
    return await visit(browser, {}, async (page) => {
      await openWhenServed(page, url, server);
      await untilShown(page, peer.selectors.heading, title, START_TIMEOUT_MS);
      const firstPage = performance.now() - started;
      console.log(`  ${peer.title}: first page after ${(firstPage / 1000).toFixed(1)} s`);
      return {
        'first page': firstPage,
        'changed text': median(await changeText(page, join(siteDir, peer.source(path)))),
      };
    });
  } finally {
    await end(server);
  }
}

/** Opens a page as soon as the server listens, and again until the server has the page. */
async function openWhenServed(
  page: Page,
  url: URL,
  { child, printed }: RunningCommand,
): Promise<void> {
  const signal = AbortSignal.timeout(START_TIMEOUT_MS);
  const options = { timeout: START_TIMEOUT_MS, waitUntil: 'commit' } as const;
  while (child.exitCode === null) {
    signal.throwIfAborted();
    if (await isListening(Number(url.port), url.hostname)) {
      const response = await page.goto(url.href, options);
      if (response?.ok()) return;
    }
    await wait(INTERVAL_MS);
  }
  throw new Error(`The development server ended.\n${failureLines(printed())}`);
}

/**
 * Saves a file with another sentence at its end, several times.
 *
 * @returns milliseconds from saving until the page has the sentence, each time
 */
async function changeText(page: Page, file: string): Promise<number[]> {
  const original = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let change = 1; change <= CHANGES; change += 1) {
      await page.waitForTimeout(SETTLING_MS);
      const sentence = `This is change ${change}.`;
      const shown = untilShown(page, 'body', sentence, CHANGE_TIMEOUT_MS);
      const saved = performance.now();
      writeFileSync(file, `${original}\n${sentence}\n`);
      await shown;
      times.push(performance.now() - saved);
    }
  } finally {
    writeFileSync(file, original);
  }
  return times;
}

/** Waits for the frame in which an element contains the text, in the same document or a new one. */
async function untilShown(
  page: Page,
  selector: string,
  text: string,
  timeout: number,
): Promise<void> {
  const contains = ({ selector, text }: Record<'selector' | 'text', string>) =>
    document.querySelector(selector)?.textContent.includes(text) === true;
  await page.waitForFunction(contains, { selector, text }, { timeout, polling: 'raf' });
}

/** Ends a server with all processes that it has started. */
async function end({ child }: RunningCommand): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const exit = once(child, 'exit');
  const processes = processTree(child.pid);
  sendSignal(processes, 'SIGTERM');
  await Promise.race([exit, wait(ENDING_MS)]);
  sendSignal(processes, 'SIGKILL');
  await exit;
}

function sendSignal(processes: number[], signal: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended.
    }
  }
}
