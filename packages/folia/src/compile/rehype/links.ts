import type { Fact } from 'folia-problems';
import type { Nodes, Parents, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { LinkTarget } from '../../model/page-content.ts';
import { report } from '../report.ts';
import { attributeValue, elementName, setAttribute } from './attribute.ts';
import { describePicture } from './picture-sources.ts';
import { formatSrcset, parseSrcset } from './srcset.ts';
import { walk } from './walk.ts';

/** Attributes with the URL of a file or page, by element. */
const REFERENCES = new Map(
  Object.entries({
    a: ['href'],
    Link: ['to', 'href'],
    img: ['src'],
    source: ['src'],
    video: ['src', 'poster'],
    audio: ['src'],
    track: ['src'],
  }),
);

/** Attributes with several URLs: their names in the trees of HTML and JSX. */
const SRCSETS = ['srcSet', 'srcset'];

type Reference = {
  node: Nodes;
  parent: Parents;
  url: string;
  replace: (href: string) => void;
  /** Whether it is the `src` of an `img`. */
  isPicture: boolean;
};

/**
 * Resolves URLs in content: links to source files become links to pages, files beside the page are published, pictures
 * get their dimensions. Links within the site are collected for the link check. Targets that cannot be resolved are
 * reported with their line.
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
  walk(tree, (node, _index, parent) => {
    const name = elementName(node);
    // The markup of an island must match what its code renders on hydration.
    if (name === 'docs-island') return false;
    for (const attribute of REFERENCES.get(name ?? '') ?? []) {
      const url = attributeValue(node, attribute);
      const replace = (href: string) => setAttribute(node, attribute, href);
      if (url) references.push({ node, parent, url, replace, isPicture: name === 'img' });
    }
    if (name === 'img' || name === 'source') references.push(...srcsetReferences(node, parent));
    return undefined;
  });
  return references;
}

function srcsetReferences(node: Nodes, parent: Parents): Reference[] {
  return SRCSETS.flatMap((attribute) => {
    const candidates = parseSrcset(attributeValue(node, attribute) ?? '');
    return candidates.map((candidate) => ({
      node,
      parent,
      url: candidate.url,
      replace(href: string) {
        candidate.url = href;
        setAttribute(node, attribute, formatSrcset(candidates));
      },
      isPicture: false,
    }));
  });
}

function applyTarget(
  { node, parent, url, replace, isPicture }: Reference,
  target: LinkTarget,
  file: VFile,
): void {
  const { line, column } = node.position?.start ?? {};
  switch (target.kind) {
    case 'external':
      return;
    case 'unchecked':
      // The component would add the base path of its language, and what it renders is completed later.
      if (elementName(node) !== 'Link') replace(target.href);
      return;
    case 'route': {
      replace(target.href);
      const { route, hash } = target;
      file.data.collected?.links.push({ url, route, hash, line, column });
      return;
    }
    case 'file':
      replace(target.href);
      if (isPicture) describePicture(node, parent, target);
      if (target.flaw) report(file, node, { severity: 'warning', ...target.flaw });
      return;
    case 'broken':
      report(file, node, isPicture ? brokenPicture(target, url) : target);
  }
}

/** Turns the problem into that of a missing picture. Only a picture in a static folder depends on the site's files. */
function brokenPicture(
  { kind: _, ...target }: Extract<LinkTarget, { kind: 'broken' }>,
  url: string,
): Omit<Extract<LinkTarget, { kind: 'broken' }>, 'kind'> {
  const dependsOn: Fact[] | undefined = url.startsWith('/') ? ['files'] : undefined;
  return { ...target, subject: 'picture', dependsOn };
}
