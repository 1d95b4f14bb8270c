import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { ContentLink } from '../../model/page-content.ts';
import { emptyCollection } from '../page-context.ts';
import { walk } from './walk.ts';

/** Returns the URL of a link within the site, and the link to check; undefined if it has no target. */
export type ResolveUntrusted = (url: string) => { href: string; link?: ContentLink } | undefined;

/**
 * Resolves links and collects those within the site. Pictures become links; links without a target or text become plain
 * text.
 */
export const rehypeUntrustedLinks: Plugin<[ResolveUntrusted], Root> = (resolve) => (tree, file) => {
  file.data.collected ??= emptyCollection();
  const { links } = file.data.collected;
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'img') pictureAsLink(node);
    if (node.tagName === 'a') links.push(...resolveLink(node, resolve));
    return undefined;
  });
};

/** Replaces a picture with a link, since browsers would fetch it from another site. */
function pictureAsLink(node: Element): void {
  const { src, alt } = node.properties;
  const words = typeof alt === 'string' && alt ? alt : String(src ?? '');
  node.tagName = 'a';
  node.properties = { href: src };
  node.children = [{ type: 'text', value: words }];
}

/** @returns the link to check, if there is one */
function resolveLink(node: Element, resolve: ResolveUntrusted): ContentLink[] {
  const { href } = node.properties;
  const target = typeof href === 'string' ? targetOf(href, resolve) : undefined;
  const isLink = target !== undefined && textOf(node).trim() !== '';
  node.tagName = isLink ? 'a' : 'span';
  node.properties = isLink ? { href: target.href } : {};
  return isLink && target.link ? [target.link] : [];
}

function targetOf(href: string, resolve: ResolveUntrusted): ReturnType<ResolveUntrusted> {
  return /^(?:https?:|mailto:)/i.test(href) ? { href } : resolve(href);
}
