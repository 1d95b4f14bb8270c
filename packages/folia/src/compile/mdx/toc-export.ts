import type { Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { attributeValue, elementName } from '../rehype/attribute.ts';
import { walk } from '../rehype/walk.ts';
import { isComputed } from './computed-texts.ts';

/** A heading and whether its text depends on code, or a partial, which has headings of its own. */
type TocItem = { id: string; isComputed: boolean } | { partial: string };

declare module 'vfile' {
  interface DataMap {
    tocItems: TocItem[];
  }
}

/** Collects headings and partials in document order. Runs after all headings have ids. */
export const rehypeTocItems: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const items: TocItem[] = [];
  const partials = file.data.moduleScope?.partials;
  walk(tree, (node: Nodes) => {
    const name = elementName(node) ?? '';
    const id = /^h[1-6]$/.test(name) ? attributeValue(node, 'id') : undefined;
    if (id) items.push({ id, isComputed: isComputed(node) });
    else if (partials?.has(name)) items.push({ partial: name });
    return undefined;
  });
  file.data.tocItems = items;
};

/**
 * Returns code for the exports of a compiled text in addition to its content, as in Docusaurus: `toc` with the headings
 * of the text and its partials, `frontMatter` and `contentTitle`. Names that the author exports are omitted.
 */
export function moduleExports(file: VFile): string {
  const { collected, context, moduleScope, tocItems = [] } = file.data;
  const imports = new Map<string, string>();
  const entries = tocItems.flatMap((item): string[] => {
    if ('id' in item) {
      const entry = collected?.toc.find(({ id }) => id === item.id);
      if (!entry) return [];
      const { title: value, id, level } = entry;
      return [JSON.stringify({ value, id, level, isComputed: item.isComputed || undefined })];
    }
    const specifier = moduleScope?.partials.get(item.partial);
    if (specifier === undefined) return [];
    const name = `__toc_${item.partial}`;
    imports.set(name, `import {toc as ${name}} from ${JSON.stringify(specifier)};`);
    return [`...${name}`];
  });
  const values = {
    toc: `[${entries.join(', ')}]`,
    frontMatter: JSON.stringify(context?.frontmatter ?? {}),
    contentTitle: JSON.stringify(collected?.heading ?? null),
  };
  const exported = Object.entries(values)
    .filter(([name]) => !moduleScope?.names.has(name))
    .map(([name, value]) => `export const ${name} = ${value};`);
  return [...imports.values(), ...exported, ''].join('\n');
}
