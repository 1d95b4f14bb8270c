import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { englishTexts } from '../contract/texts.ts';
import type { LinkTarget } from '../model/page-content.ts';
import { makeHighlighter } from './code/highlighter.ts';
import type { PageContext } from './page-context.ts';
import { makeCompiler } from './text-compiler.ts';

const FOLDER = fileURLToPath(new URL('./fixtures/', import.meta.url));
const compiler = makeCompiler(makeHighlighter());

/** The links that the fixtures use, as a site about a garden would resolve them. */
const TARGETS: Record<string, LinkTarget> = {
  './map.md': { kind: 'route', href: '/base/garden/map', route: '/garden/map', hash: '' },
  '../beds/roses.md#pruning': {
    kind: 'route',
    href: '/base/beds/roses#pruning',
    route: '/beds/roses',
    hash: 'pruning',
  },
  '/shop/prices?sort=up#list': {
    kind: 'route',
    href: '/base/shop/prices?sort=up#list',
    route: '/shop/prices',
    hash: 'list',
  },
  './list.pdf': { kind: 'file', href: '/base/assets/files/list-12345678.pdf' },
  './tour.mp4': { kind: 'file', href: '/base/assets/files/tour-12345678.mp4' },
  './plan.png': {
    kind: 'file',
    href: '/base/assets/files/plan-12345678.png',
    width: 640,
    height: 480,
  },
  './missing.md': { kind: 'broken', message: 'The link "./missing.md" does not lead to a page.' },
};

const OVEN = `import { heat } from './heat.ts';
export function bake(): void {
  // #region heat
  if (cold) {
    heat(220);
  }
  // #endregion heat
}
`;

const context: PageContext = {
  readFile: (path) => (path.endsWith('oven.ts') ? OVEN : undefined),
  path: 'docs/garden/page.md',
  texts: englishTexts,
  resolveLink: async (url) => TARGETS[url] ?? { kind: 'external' },
};

/** The first block of each language loads its grammar. */
const TIMEOUT_MS = 60_000;

describe('content as HTML: each folder of fixtures/ holds input.md and the output.html it must give', () => {
  test.each(readdirSync(FOLDER))('%s', { timeout: TIMEOUT_MS }, async (name) => {
    const input = readFileSync(`${FOLDER}${name}/input.md`, 'utf8');
    const { html } = await compiler.markdown(input, context);
    await expect(`${html}\n`).toMatchFileSnapshot(`${FOLDER}${name}/output.html`);
  });
});
