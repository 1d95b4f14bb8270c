import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

const DEFAULT_PATH = '/usr/bin/chromium';

/** 1.6 Mbit/s down, 150 ms latency: a slow phone connection. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const SLOW_PROCESSOR_RATE = 4;

/** The screen of a phone. */
export const PHONE_SCREEN = { width: 390, height: 844 };

const COMPUTER = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: PHONE_SCREEN, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export type Conditions = { slowNetwork?: boolean; slowProcessor?: boolean; touchScreen?: boolean };

/** The Chromium to measure with. @throws if none is installed, with instructions */
export function findChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? DEFAULT_PATH;
  if (existsSync(path)) return path;
  throw new Error(
    `No Chromium found at ${path}. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.`,
  );
}

export function openBrowser(executablePath: string, more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...more,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A page of a first visit, without cache or storage. */
export type FreshPage = { page: Page; impose: (conditions: Conditions) => Promise<void> };

/** Runs a function with a new page under the given conditions, and closes the page. */
export async function withFreshPage<Result>(
  browser: Browser,
  conditions: Conditions,
  run: (fresh: FreshPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(conditions.touchScreen ? PHONE : COMPUTER);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const impose = (next: Conditions) => imposeConditions(session, next);
    await impose(conditions);
    return await run({ page, impose });
  } finally {
    await context.close();
  }
}

async function imposeConditions(session: CDPSession, conditions: Conditions): Promise<void> {
  if (conditions.slowNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  }
  if (conditions.slowProcessor) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR_RATE });
  }
}
