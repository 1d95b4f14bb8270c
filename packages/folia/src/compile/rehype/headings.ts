import GithubSlugger from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { TocEntry } from '../../contract/page-data.ts';
import { SHELL_IDS } from '../../contract/shell-ids.ts';
import { englishTexts } from '../../contract/texts.ts';
import { headingLink } from '../../markup/heading.ts';
import { isComputed } from '../mdx/computed-texts.ts';
import { report } from '../report.ts';
import { headingSlug } from './heading-slug.ts';
import { walk } from './walk.ts';

const EXPLICIT_ID = /\s*\{#([^\s}]+)\}\s*$/;

/**
 * Sets the id of each heading, appends a link to it, and collects the table of contents. The id is an explicit `{#id}`,
 * else for a translation the id of the same heading in the original, else a slug of the text as on GitHub.
 */
export const rehypeHeadings: Plugin<[], Root> = () => async (tree: Root, file: VFile) => {
  const slugger = new GithubSlugger();
  // Reserves the ids that the shell uses.
  for (const id of SHELL_IDS) slugger.slug(id);
  // As in Docusaurus, the title reserves its id, even if the shell shows it.
  if (file.data.removedTitle) await headingSlug(file.data.removedTitle, slugger);
  const headings = findHeadings(tree);
  const originals = correspondingIds(headings, file.data.context?.originalHeadings);
  const { linkToSection } = file.data.context?.texts ?? englishTexts;
  for (const [index, { node, level }] of headings.entries()) {
    const explicit = takeExplicitId(node);
    const title = textOf(node).trim();
    const written = typeof node.properties.id === 'string' ? node.properties.id : undefined;
    const own = explicit ?? written;
    if (own !== undefined && SHELL_IDS.has(own)) {
      report(file, node, {
        message: `The id "${own}" is reserved: every page uses it.`,
        hint: 'Choose another id for the heading.',
      });
    }
    const slugText = takeSlugText(node) ?? writtenText(node).trim();
    const id = own ?? originals[index] ?? (await headingSlug(slugText, slugger));
    node.properties.id = id;
    if (level > 1) node.children.push(headingLink(id, linkToSection));
    file.data.collected?.toc.push({ id, title, level });
  }
};

/** The text of a heading for its id. As in Docusaurus, expressions count as they are written. */
function writtenText(node: Nodes): string {
  if (node.type === 'mdxTextExpression') return isComputed(node) ? node.value : '';
  if ('children' in node) return node.children.map(writtenText).join('');
  return node.type === 'text' ? node.value : '';
}

type Heading = { node: Element; level: number };

/** Finds the visible headings of a page. */
export function findHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  walk(tree, (node) => {
    const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type !== 'element' || !level) return undefined;
    // The heading of the footnotes is only for screen readers.
    const { className } = node.properties;
    if (Array.isArray(className) && className.includes('sr-only')) return false;
    headings.push({ node, level: Number(level) });
    return false;
  });
  return headings;
}

/** Returns the ids of the original if a translation has the same headings, so that links work in each language. */
function correspondingIds(headings: Heading[], originals: TocEntry[] = []): string[] {
  const levels = (list: { level: number }[]) => list.map(({ level }) => level).join();
  return levels(headings) === levels(originals) ? originals.map(({ id }) => id) : [];
}

/** The text of a heading before emoji replaced their names. */
function takeSlugText({ properties }: Element): string | undefined {
  const { dataSlugText } = properties;
  delete properties.dataSlugText;
  return typeof dataSlugText === 'string'
    ? dataSlugText.replace(EXPLICIT_ID, '').trim()
    : undefined;
}

function takeExplicitId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
