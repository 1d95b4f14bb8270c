import type { Browser, Page } from '@playwright/test';
import { type Conditions, type FreshPage, withFreshPage } from '../browser.ts';
import { logRequests, type RequestLog } from '../request-log.ts';
import type { Peer } from './peer.ts';
import type { Places } from './places.ts';

/** The two conditions under which everything in the browser is measured. */
export const DEVICES = {
  desktop: {},
  phone: { slowNetwork: true, slowProcessor: true },
} as const satisfies Record<string, Conditions>;

export type Device = keyof typeof DEVICES;

/** One generator's built site, ready to be visited, also over a line as slow as a phone's. */
export type Subject = { peer: Peer; origin: string; slowOrigin: string; places: Places };

/** Values of one visit, by name of the figure. NaN: this visit had no such event. */
export type Values = Record<string, number>;

/** How long a page must have no pending request to count as idle. */
const QUIET_MS = 800;
const TIMEOUT_MS = 60_000;

/** Runs a function with a page in a new browser context. */
export function visit<Result>(
  browser: Browser,
  conditions: Conditions,
  run: (page: Page, log: RequestLog) => Promise<Result>,
): Promise<Result> {
  return withFreshPage(browser, conditions, ({ page }: FreshPage) => {
    page.setDefaultTimeout(TIMEOUT_MS);
    return run(page, logRequests(page));
  });
}

/** The address of a page of a subject. */
export function urlOf({ peer, origin }: Subject, path: string): string {
  return new URL(peer.address(path), origin).href;
}

/** Opens a page and waits until it has done all that it does without input, such as hydrating. */
export async function openIdle(page: Page, url: string, log: RequestLog): Promise<void> {
  await page.goto(url);
  await log.untilQuiet(QUIET_MS);
}

/** Adds the device to the names of a visit's values. */
export function onDevice(device: Device, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${name}, ${device}`, value]),
  );
}
