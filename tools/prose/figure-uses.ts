import type { Problem } from 'folia-problems';
import { visit } from 'unist-util-visit';
import type { ProsePage } from './parse-page.ts';

const IMPORT = /import\s+(\w+)\s+from\s+['"]@site\/(figures\/[^'"]+)['"]/g;

/** Lists the figures that a page imports, by their names in the page, and how often it shows each. */
export function figureUses({ tree }: Pick<ProsePage, 'tree'>): Map<string, Use> {
  const uses = new Map<string, Use>();
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [, name = '', path = ''] of value.matchAll(IMPORT)) {
      uses.set(name, { path: `site/${path}`, shown: 0 });
    }
  });
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const use = uses.get(node.name ?? '');
    if (use) use.shown += 1;
  });
  return uses;
}

type Use = { path: string; shown: number };

/** Counts the figures and pictures that a page shows. */
export function countFigures(page: Pick<ProsePage, 'tree'>): number {
  let pictures = 0;
  visit(page.tree, 'image', () => {
    pictures += 1;
  });
  return [...figureUses(page).values()].reduce((sum, { shown }) => sum + shown, pictures);
}

/**
 * Reports figures that no page shows.
 *
 * @param components the code of React pages, whose imports the linter checks
 */
export function checkFigureUses(
  figures: readonly { path: string }[],
  pages: readonly Pick<ProsePage, 'tree'>[],
  components: readonly string[] = [],
): Problem[] {
  const shown = new Set([
    ...pages.flatMap((page) =>
      [...figureUses(page).values()].filter((use) => use.shown > 0).map(({ path }) => path),
    ),
    ...components.flatMap((code) =>
      [...code.matchAll(IMPORT)].map(([, , path = '']) => `site/${path}`),
    ),
  ]);
  return figures
    .filter(({ path }) => !shown.has(path))
    .map(({ path }) => ({ file: path, message: 'No page shows this figure.' }));
}
