import type { Problem } from 'folia-problems';
import { visit } from 'unist-util-visit';
import { parseSync, Visitor } from 'vite';
import type { FigureFile } from './figure-file.ts';
import type { ProsePage } from './parse-page.ts';
import { placeOf } from './place.ts';

/** A figure on a page. */
export type FigureUse = {
  /** Path of the figure's file. */
  figure: string;
  page: string;
  line: number;
  /** The number of the last step in the section around the figure, 0 without a numbered list. */
  steps: number;
};

const FIGURE_IMPORT = /import\s+(\w+)\s+from\s+['"]@site\/(figures\/[^'"]+)['"]/g;

/** Lists the figures that a page of Markdown shows. */
export function figureUses({ path: page, tree }: Pick<ProsePage, 'path' | 'tree'>): FigureUse[] {
  const imported = new Map<string, string>();
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [, name = '', file = ''] of value.matchAll(FIGURE_IMPORT)) {
      imported.set(name, `site/${file}`);
    }
  });
  type Section = { uses: Omit<FigureUse, 'steps'>[]; steps: number };
  const sections: Section[] = [];
  let section: Section = { uses: [], steps: 0 };
  visit(tree, (node) => {
    if (node.type === 'root' || node.type === 'heading') {
      section = { uses: [], steps: 0 };
      sections.push(section);
    }
    if (node.type === 'list' && node.ordered) {
      section.steps = Math.max(section.steps, (node.start ?? 1) + node.children.length - 1);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const figure = imported.get(node.name ?? '');
    if (figure) section.uses.push({ figure, page, line: placeOf(node).line });
  });
  return sections.flatMap(({ uses, steps }) => uses.map((use) => ({ ...use, steps })));
}

/** Lists the figures that a page written in TSX imports. Such pages have no numbered steps. */
export function codeFigureUses({ path: page, text }: { path: string; text: string }): FigureUse[] {
  const uses: FigureUse[] = [];
  new Visitor({
    ImportDeclaration({ source }) {
      const [, file] = /^@site\/(figures\/.+)$/.exec(source.value) ?? [];
      if (file) uses.push({ figure: `site/${file}`, page, line: 1, steps: 0 });
    },
  }).visit(parseSync(page, text, { lang: 'tsx' }).program);
  return uses;
}

/**
 * Checks that each figure is on a page, and that its step numbers are numbers of steps there. Where
 * the section of a figure has no numbered list, they run from 1 without gaps or repeats.
 */
export function checkFigureUses(
  figures: readonly Pick<FigureFile, 'path' | 'marks'>[],
  uses: readonly FigureUse[],
): Problem[] {
  return figures.flatMap(({ path, marks }) => {
    const places = uses.filter(({ figure }) => figure === path);
    if (places.length === 0) return [{ file: path, message: 'No page shows this figure.' }];
    const numbers = marks.map(({ number }) => number).toSorted((a, b) => a - b);
    return places.flatMap(({ page, line, steps }) => {
      const fit =
        steps === 0
          ? numbers.every((number, index) => number === index + 1)
          : numbers.every((number) => number >= 1 && number <= steps);
      if (fit) return [];
      const allowed =
        steps === 0
          ? 'The section has no numbered steps, so these run from 1 without gaps or repeats.'
          : `The steps of this section have the numbers 1 to ${steps}.`;
      const message = `The step numbers in ${path} are ${numbers.join(', ')}.`;
      return [{ file: page, line, message, hint: allowed }];
    });
  });
}
