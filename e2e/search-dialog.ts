/** The search of the fixture site "garden", as tests operate it. */
import { expect, type Page } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

export const ROSES = '/docs/plants/roses';

/** The box in the bar that opens the dialog. */
export function box(page: Page) {
  return page.locator('.search-box input');
}

/** The field of the dialog. */
export function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search' });
}

/** The hits in the dialog. */
export function hits(page: Page) {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

/** Opens a page, waits until its shell is live, opens the dialog with the keyboard, and types a query. */
export async function openSearch(page: Page, query: string, path = ROSES): Promise<void> {
  await openLive(page, address('garden', path));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

/**
 * Presses Enter like an input method whose reader confirms what it has composed. In Safari, the composition has already
 * ended, so only the code tells (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export async function confirmComposition(page: Page): Promise<void> {
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
}

/** The texts that the page highlights. */
export async function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
}

/** Opens a page, waits until its shell is live, and opens the dialog, whose search may never load. */
export async function openUnloadedSearch(page: Page): Promise<void> {
  await openLive(page, address('garden', ROSES));
  await page.keyboard.press('Control+k');
}

/** Blocks responses until they are released. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
