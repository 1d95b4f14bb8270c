import type { Page } from '@playwright/test';

/** Ends all transitions of a page, so that colors are final. Not by an element, which its content security policy forbids. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
