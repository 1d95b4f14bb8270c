import type { Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { LinkTarget } from '../page-context.ts';
import { attributeValue, elementName, hasAttribute, setAttribute } from './attribute.ts';
import { walk } from './walk.ts';

/** Which attribute of which element names another file or page. */
const REFERENCES: Record<string, string[]> = {
  a: ['href'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
};

type Reference = { node: Nodes; attribute: string; url: string };

/**
 * Resolves what content points at: links to source files become links to pages, files beside the page are published
 * with it, pictures get their dimensions. Links within the site are collected for the check; a target that cannot be
 * made out is a problem with its line.
 */
export const rehypeLinks: Plugin<[], Root> = () => async (tree: Root, file: VFile) => {
  const { context } = file.data;
  if (!context) return;
  const references = findReferences(tree);
  const targets = await Promise.all(references.map(({ url }) => context.resolveLink(url)));
  references.forEach((reference, index) => {
    const target = targets[index];
    if (target) applyTarget(reference, target, file);
  });
};

function findReferences(tree: Root): Reference[] {
  const references: Reference[] = [];
  walk(tree, (node) => {
    for (const attribute of REFERENCES[elementName(node) ?? ''] ?? []) {
      const url = attributeValue(node, attribute);
      if (url) references.push({ node, attribute, url });
    }
    return undefined;
  });
  return references;
}

function applyTarget({ node, attribute, url }: Reference, target: LinkTarget, file: VFile): void {
  const { line, column } = node.position?.start ?? {};
  switch (target.kind) {
    case 'external':
      return;
    case 'route': {
      setAttribute(node, attribute, target.href);
      const { route, hash } = target;
      file.data.collected?.links.push({ url, route, hash, line, column });
      return;
    }
    case 'file':
      setAttribute(node, attribute, target.href);
      if (elementName(node) === 'img') describePicture(node, target);
      return;
    case 'broken':
      file.data.collected?.problems.push({
        file: file.path,
        line,
        column,
        message: target.message,
        hint: target.hint,
      });
  }
}

function describePicture(
  node: Nodes,
  { width, height }: { width?: number; height?: number },
): void {
  if (width && height && !hasAttribute(node, 'width') && !hasAttribute(node, 'height')) {
    setAttribute(node, 'width', String(width));
    setAttribute(node, 'height', String(height));
  }
  if (!hasAttribute(node, 'loading')) setAttribute(node, 'loading', 'lazy');
  if (!hasAttribute(node, 'decoding')) setAttribute(node, 'decoding', 'async');
}
