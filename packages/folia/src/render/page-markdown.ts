import type { Element, ElementContent, Nodes, Root } from 'hast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { MarkdownSource, WriteMarkdown } from '../model/page-markdown.ts';
import { loadOptional } from '../optional-package.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { plainContent } from './plain-content.ts';

/** Loads the converter for finished pages. @throws SiteError if the package for that is not installed */
export async function loadMarkdownWriter(): Promise<WriteMarkdown> {
  const library = {
    name: 'hast-util-to-mdast',
    users: 'Pages as Markdown (markdownPages)',
    file: CONFIG_FILE,
  };
  const { toMdast } = await loadOptional(() => import('hast-util-to-mdast'), library);
  const options: Options = {
    bullet: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  };
  return (page, url) => toMarkdown(toMdast(wholePage(page, url)), options);
}

function wholePage({ title, data, html }: MarkdownSource, url: string): Root {
  const body: Root = { type: 'root', children: plainContent(html, url) };
  const heading = data.heading ?? (hasHeading(body) ? undefined : title);
  const description = data.heading && data.showsDescription && data.description;
  return {
    ...body,
    children: [
      ...(heading ? [element('h1', heading)] : []),
      ...(description ? [element('p', description)] : []),
      ...body.children,
    ],
  };
}

function hasHeading(node: Nodes): boolean {
  if (node.type === 'element' && node.tagName === 'h1') return true;
  return 'children' in node && node.children.some(hasHeading);
}

function element(tagName: string, value: string): Element {
  const children: ElementContent[] = [{ type: 'text', value }];
  return { type: 'element', tagName, properties: {}, children };
}
