import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Reports a violation of the content security policy to the test. */
    reportViolation?: (violation: string) => void;
  }
}

/** Records all violations of the content security policy on a page, in the documents and parsed texts of a visit. */
export async function watchViolations(
  page: Page,
): Promise<{ expectNone: () => Promise<void>; expectWatching: () => Promise<void> }> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      window.reportViolation?.(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/content security policy|trusted ?type/i.test(message.text())) {
      violations.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  return {
    async expectNone() {
      expect(violations).toEqual([]);
    },
    /** Causes violations, since a page without a policy has none either. */
    async expectWatching() {
      const isTrusted = await page.evaluate(() => {
        const script = document.createElement('script');
        let isTextTrusted = false;
        try {
          script.text = 'document.title = "attacked"';
        } catch {
          isTextTrusted = true;
        }
        document.head.append(script);
        const style = document.createElement('style');
        style.textContent = 'p { color: red }';
        document.head.append(style);
        document.body.setAttribute('style', 'color: red');
        const elsewhere = 'https://elsewhere.example/script.js';
        import(elsewhere).catch(() => {});
        return isTextTrusted;
      });
      for (const directive of [
        isTrusted ? 'require-trusted-types-for trusted-types-sink' : 'script-src-elem inline',
        'style-src-elem inline',
        'style-src-attr inline',
        'script-src-elem https://elsewhere.example/script.js',
      ]) {
        await expect
          .poll(() => violations.filter((one) => one.includes(`: ${directive}`)).length)
          .toBeGreaterThan(0);
      }
      expect(await page.title()).not.toBe('attacked');
    },
  };
}
