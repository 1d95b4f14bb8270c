/** Files of the search that are not what they should be, and browsers that refuse it a worker. */
import { expect, type Page } from '@playwright/test';
import { type Fault, test } from './faults.ts';
import { openLive, untilLive } from './live-page.ts';

test.use({ site: 'garden' });

const ROSES = '/docs/plants/roses';

/** The search reports that it failed; once nothing is wrong, Retry makes it work. */
async function expectFailureAndRetry(page: Page, mend: () => void | Promise<void>): Promise<void> {
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('The search did not load.');
  await expect(alert.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  // The shell tries again when it goes live.
  await untilLive(page);
  await mend();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('combobox').fill('rake');
  await expect(page.getByRole('option').first()).toContainText('Rake');
}

const CUT_OFF: [string, Fault] = ['cut off', 'cut off'];
const PAGE: [string, Fault] = ['a page', 'a page'];
const OTHER: [string, Fault] = ['data of another kind', { text: '{"stamp":7,"pages":"none"}' }];
const EMPTY: [string, Fault] = ['an empty file', { text: '' }];
const NOTHING: [string, Fault] = ['null', { text: 'null' }];

const FAULTS: [string, [string, Fault][]][] = [
  ['search-index', [CUT_OFF, PAGE, OTHER, EMPTY, NOTHING]],
  ['search-titles', [CUT_OFF, PAGE, OTHER, NOTHING]],
  ['assets/worker', [CUT_OFF, PAGE]],
  ['assets/search-part', [CUT_OFF, EMPTY]],
];

for (const [file, faults] of FAULTS) {
  for (const [what, fault] of faults) {
    test(`${file} as ${what} is reported, and Retry recovers`, async ({ page, server }) => {
      await openLive(page, server.address(ROSES));
      server.fail(new RegExp(`/${file}`), fault);
      await page.keyboard.press('Control+k');
      await expectFailureAndRetry(page, server.recover);
    });
  }
}

for (const when of ['before', 'after']) {
  test(`a browser that refuses a worker ${when} the shell is live gets a message, and Retry recovers`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      const { Worker } = window;
      const refuse = () => {
        throw new DOMException('Workers are off.', 'SecurityError');
      };
      Object.assign(window, {
        Worker: refuse,
        allowWorkers: () => Object.assign(window, { Worker }),
      });
    });
    if (when === 'before') await page.goto(server.address(ROSES));
    else await openLive(page, server.address(ROSES));
    await page.keyboard.press('Control+k');
    await expectFailureAndRetry(page, () => page.evaluate('allowWorkers()'));
  });
}
