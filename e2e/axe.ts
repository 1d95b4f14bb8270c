import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations axe finds on a page, one line per rule with the affected elements.
 *
 * @param rules the only rules to check; if omitted, axe's default rules
 */
export async function findViolations(page: Page, rules: string[] = []): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Not as an element, which the page's content security policy would forbid.
  if (!isLoaded) await page.evaluate(SCRIPT);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations: Result[] = await page.evaluate(
    async (given) => (await window.axe.run(document, given)).violations,
    options,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 200))
        .join(' | ')}`,
  );
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
