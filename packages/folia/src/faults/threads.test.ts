import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFaultSite } from './fault-site.ts';

/** Enough for one thread besides the main one. */
const PAGES = 410;

test.runIf(availableParallelism() > 1)(
  'a build goes on without a thread that runs out of memory',
  async () => {
    const pages = Array.from({ length: PAGES }, (_, index) => [
      `docs/lamp-${index}.md`,
      `# Lamp ${index}\n\nIt has ${index} candles.\n`,
    ]);
    const site = makeFaultSite(Object.fromEntries(pages));
    const node = ['--import', join(import.meta.dirname, 'small-threads.mjs')];
    const { code, output } = await site.run(['build', '--no-cache'], { node });
    expect(output).toContain('A thread ended with 1.');
    expect(code).toBe(0);
    for (const index of [0, 250, PAGES - 1]) {
      expect(site.read(`docs/lamp-${index}/index.html`)).toContain(`It has ${index} candles.`);
    }
    site.remove();
  },
);
