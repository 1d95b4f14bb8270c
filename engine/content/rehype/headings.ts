import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { walk } from './walk.ts';

const EXPLICIT_ID = /\s*\{#([^\s}]+)\}\s*$/;

/**
 * Gives each heading an id (its own `{#id}`, else a slug of its text as on GitHub), makes its text a link to itself,
 * and collects the table of contents.
 */
export const rehypeHeadings: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const slugger = new GithubSlugger();
  walk(tree, (node) => {
    const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type !== 'element' || !level) return undefined;
    // The heading of the footnotes is for screen readers only.
    const { className } = node.properties;
    if (Array.isArray(className) && className.includes('sr-only')) return false;
    const explicit = takeExplicitId(node);
    const title = textOf(node).trim();
    const id =
      explicit ??
      (typeof node.properties.id === 'string' ? node.properties.id : slugger.slug(title));
    node.properties.id = id;
    if (Number(level) > 1 && !node.children.some(holdsLink)) linkToItself(node, id);
    file.data.collected?.toc.push({ id, title, level: Number(level) });
    return false;
  });
};

function takeExplicitId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}

function holdsLink(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return node.tagName === 'a' || node.children.some(holdsLink);
}

function linkToItself(heading: Element, id: string): void {
  heading.children = [
    { type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: heading.children },
  ];
}
