import type { Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { LinkTarget } from '../page-context.ts';
import { report } from '../report.ts';
import { attributeValue, elementName, hasAttribute, setAttribute } from './attribute.ts';
import { walk } from './walk.ts';

/** Which attribute of which element names another file or page. */
const REFERENCES: Record<string, string[]> = {
  a: ['href'],
  Link: ['to', 'href'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
};

/** Pictures in several sizes: https://html.spec.whatwg.org/multipage/images.html#srcset-attribute. */
const CANDIDATES = new Set(['img', 'source']);

type Reference = { node: Nodes; attribute: string; url: string };

/**
 * Resolves what content points at: links to source files become links to pages, files beside the page are published
 * with it, pictures get their dimensions. Links within the site are collected for the check; a target that cannot be
 * made out is a problem with its line.
 */
export const rehypeLinks: Plugin<[], Root> = () => async (tree: Root, file: VFile) => {
  const { context } = file.data;
  if (!context) return;
  await resolveCandidates(tree, file);
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

/** The addresses within `srcset`, each resolved like that of a picture. */
async function resolveCandidates(tree: Root, file: VFile): Promise<void> {
  const { context } = file.data;
  if (!context || !/srcset/i.test(String(file))) return;
  const sets: { node: Nodes; value: string }[] = [];
  walk(tree, (node) => {
    const value = CANDIDATES.has(elementName(node) ?? '') && attributeValue(node, 'srcSet');
    if (value) sets.push({ node, value });
    return undefined;
  });
  for (const { node, value } of sets) {
    const candidates = value.split(/,\s+/).map(async (candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      const target = await context.resolveLink(url);
      if (target.kind === 'broken') report(file, node, target);
      return [target.kind === 'file' ? target.href : url, ...size].join(' ');
    });
    setAttribute(node, 'srcSet', (await Promise.all(candidates)).join(', '));
  }
}

function applyTarget({ node, attribute, url }: Reference, target: LinkTarget, file: VFile): void {
  const { line, column } = node.position?.start ?? {};
  switch (target.kind) {
    case 'external':
      return;
    case 'unchecked':
      setAttribute(node, attribute, target.href);
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
      report(file, node, target);
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
}
