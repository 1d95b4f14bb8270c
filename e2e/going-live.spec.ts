import { expect, test } from '@playwright/test';
import { goLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

test('a navigation that begins while React hydrates the shell shows a whole page, with live islands', async ({
  page,
}) => {
  const { expectSilence } = watchConsole(page);
  // As on a phone: each part of the shell takes its time.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(
    (url) => {
      // React marks the element with a property of such a name when it begins.
      const hasBegun = () =>
        Object.keys(document.querySelector('#page-shell') ?? {}).some((key) =>
          key.startsWith('__react'),
        );
      const navigateOnce = () => {
        if (!hasBegun()) {
          setTimeout(navigateOnce);
          return;
        }
        document.documentElement.dataset.begun = String('live' in document.documentElement.dataset);
        navigation.navigate(url);
      };
      if (location.href !== url) navigateOnce();
    },
    address('orchard', '/docs/storage#cellar'),
  );
  await page.goto(address('orchard', '/docs/harvest'));
  await goLive(page);
  await expect(page.locator('h1')).toHaveText('Storage');
  // The shell was not live yet, and no document has been loaded in its place.
  await expect(page.locator('html')).toHaveAttribute('data-begun', 'false');
  await expect(page.locator('docs-island[data-when=open]')).toHaveAttribute('data-live', '');
  await expect(page.locator('#cellar')).toBeFocused();
  await expectSilence();
});

test('the footer stays, even if the text of a page has the class name of a footer', async ({
  page,
}) => {
  const { expectSilence } = watchConsole(page);
  await page.goto(address('garden', '/docs/plants/roses'));
  const footer = page.locator('#page-shell > footer');
  const before = await footer.innerHTML();
  await page.evaluate(() => {
    const card = document.createElement('p');
    card.className = 'site-footer theme-footer';
    card.textContent = 'A card about roses';
    document.querySelector('#page-body')?.append(card);
  });
  await goLive(page);
  await expect(page.locator('#page-body .site-footer')).toHaveCount(1);
  expect(await footer.innerHTML()).toBe(before);
  await expectSilence();
});
