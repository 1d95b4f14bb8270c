import type { RenderText } from 'folia-openapi/views';
import { slug } from 'github-slugger';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { VFile } from 'vfile';
import { untrustedMarkdown } from '../../compile/pipeline.ts';
import { findHeadings } from '../../compile/rehype/headings.ts';
import type { ResolveUntrusted } from '../../compile/rehype/untrusted-links.ts';
import { findTooDeep, isStackOverflow } from '../../compile/source/depth.ts';
import { hasScheme } from '../../contract/address.ts';
import type { TocEntry } from '../../contract/page-data.ts';
import type { Texts } from '../../contract/texts.ts';
import { sectionHeading } from '../../markup/heading.ts';
import type { ContentLink } from '../../model/page-content.ts';
import { codeTokens } from './code-tokens.ts';

/** A text of one paragraph without characters that mean something in Markdown or HTML. */
const PLAIN = /^(?![\s\d>=+-])[^\n<>&*_`[\]\\#~|!@]*$/;

/** A long run of characters for emphasis or links: parsing time grows with the square of its length. */
const LONG_RUN = /([*_~[\]])\1{500}/;

/** A run of these characters; parsing time also grows with the square of the number of runs in a block. */
const SIGNS = /[*_~[\]]+/g;

/** Real descriptions have at most a few hundred runs in a block. */
const MAX_RUNS = 2000;

/** A block of code, in which these characters mean nothing. */
const FENCED_CODE = /^ {0,3}(```|~~~)[\s\S]*?\n {0,3}\1/gm;

/** The line below a heading; parsing time also grows with the square of the number of these lines. */
const UNDERLINE = /^(?:=+|-+)[ \t]*$/gm;
const MAX_UNDERLINES = 1000;

/** In characters. No real text is longer; the rest is cut off. */
const MAX_LENGTH = 100_000;

/** The links in a text: those within the site, those that lead nowhere, and all addresses with the answers to them. */
type TextLinks = {
  links: ContentLink[];
  deadLinks: string[];
  asked: [url: string, answer: string | undefined][];
};

/** Renders the text of a description, and returns its links. */
export type RenderDescription = (
  ...args: Parameters<RenderText>
) => ReturnType<RenderText> & TextLinks;

export type MarkdownOptions = { resolveLink: ResolveUntrusted; texts: Texts };

/** Makes the function that turns the untrusted text of a description into HTML. */
export function makeRenderText({ resolveLink, texts }: MarkdownOptions): RenderDescription {
  /** Links that lead nowhere, in the text being rendered. */
  let deadLinks: string[] = [];
  let asked: TextLinks['asked'] = [];
  const markdown = untrustedMarkdown({ resolveLink: resolveOrRecord, texts, color: codeTokens });
  const known = new Map<string, { html: string } & TextLinks>();

  function resolveOrRecord(url: string): ReturnType<ResolveUntrusted> {
    const target = resolveLink(url);
    asked.push([url, target?.href]);
    if (!target && !hasScheme(url)) deadLinks.push(url);
    return target;
  }

  /** Parses a text, or shows it as written if it is nested too deeply or would take too long to parse. */
  function treeOf(file: VFile): Root {
    const text = String(file);
    const asWritten: Root = { type: 'root', children: [h('p', text)] };
    if (findTooDeep(text) !== undefined || isCostly(text)) return asWritten;
    try {
      return markdown.runSync(markdown.parse(text), file);
    } catch (error) {
      if (isStackOverflow(error)) return asWritten;
      throw error;
    }
  }

  return (text, { headings, idFor = sameId } = {}) => {
    if (PLAIN.test(text) && !/\bwww\.|:\/\//.test(text)) {
      return { html: `<p>${text.trim()}</p>`, toc: [], links: [], deadLinks: [], asked: [] };
    }
    const kept = headings === undefined ? known.get(text) : undefined;
    if (kept !== undefined) return { ...kept, toc: [] };
    deadLinks = [];
    asked = [];
    const file = new VFile(text.slice(0, MAX_LENGTH));
    const tree = treeOf(file);
    const toc = headings === undefined ? boldHeadings(tree) : setHeadings(tree, headings, idFor);
    const html = toHtml(tree, { omitOptionalTags: false });
    const links = file.data.collected?.links ?? [];
    if (headings === undefined) known.set(text, { html, links, deadLinks, asked });
    return { html, toc, links, deadLinks, asked };
  };

  /** Gives headings their ids, and levels that start at `top` and skip none. */
  function setHeadings(tree: Root, top: number, idFor: (slug: string) => string): TocEntry[] {
    const found = findHeadings(tree);
    const highest = Math.min(...found.map(({ level }) => level));
    let before = top - 1;
    return found.map(({ node, level: written }) => {
      const level = Math.min(written - highest + top, before + 1, 6);
      before = level;
      const title = textOf(node).trim();
      const id = idFor(slug(title) || 'section');
      const linkLabel = texts.linkToSection;
      Object.assign(node, sectionHeading({ level, id, linkLabel }, node.children));
      return { id, title, level };
    });
  }
}

/** Whether parsing would take seconds. */
function isCostly(text: string): boolean {
  if (LONG_RUN.test(text) || countMatches(text, UNDERLINE) > MAX_UNDERLINES) return true;
  const blocks = text.replace(FENCED_CODE, '').split(/\n[ \t]*\n/);
  return blocks.some((block) => countMatches(block, SIGNS) > MAX_RUNS);
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function sameId(slug: string): string {
  return slug;
}

function boldHeadings(tree: Root): TocEntry[] {
  for (const { node } of findHeadings(tree)) {
    Object.assign(node, h('p', [h('strong', node.children)]));
  }
  return [];
}
