import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import { walk } from './walk.ts';

/** Where a link within the site leads; undefined where it leads nowhere. */
export type ResolveUntrusted = (url: string) => string | undefined;

/** Resolves links. A picture becomes a link to it, and what leads nowhere or has no words its words alone. */
export const rehypeUntrustedLinks: Plugin<[ResolveUntrusted], Root> = (resolve) => (tree: Root) => {
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'img') pictureAsLink(node);
    if (node.tagName === 'a') resolveLink(node, resolve);
    return undefined;
  });
};

/** A picture of another site would be fetched as the page is read. */
function pictureAsLink(node: Element): void {
  const { src, alt } = node.properties;
  const words = typeof alt === 'string' && alt ? alt : String(src ?? '');
  node.tagName = 'a';
  node.properties = { href: src };
  node.children = [{ type: 'text', value: words }];
}

function resolveLink(node: Element, resolve: ResolveUntrusted): void {
  const { href } = node.properties;
  const isElsewhere = typeof href === 'string' && /^(?:https?:|mailto:)/i.test(href);
  const target = isElsewhere ? href : typeof href === 'string' ? resolve(href) : undefined;
  const leadsOn = target !== undefined && textOf(node).trim() !== '';
  node.tagName = leadsOn ? 'a' : 'span';
  node.properties = leadsOn ? { href: target } : {};
}
