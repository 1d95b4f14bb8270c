import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { TocEntry } from '../../contract/page-data.ts';
import { SHELL_IDS } from '../../contract/shell-ids.ts';
import { englishTexts } from '../../contract/texts.ts';
import { headingLink } from '../../markup/heading.ts';
import { report } from '../report.ts';
import { headingSlug } from './heading-slug.ts';
import { walk } from './walk.ts';

const EXPLICIT_ID = /\s*\{#([^\s}]+)\}\s*$/;

/**
 * Gives each heading an id (its own `{#id}`, that of the same heading in the original of a translation, else a slug of
 * its text as on GitHub), puts a link to it behind its text, and collects the table of contents.
 */
export const rehypeHeadings: Plugin<[], Root> = () => async (tree: Root, file: VFile) => {
  const slugger = new GithubSlugger();
  // As if they had been given already.
  for (const id of SHELL_IDS) slugger.slug(id);
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
        message: `The id "${own}" belongs to a part of every page.`,
        hint: 'Give the heading another one.',
      });
    }
    const id = own ?? originals[index] ?? (await headingSlug(title, slugger));
    node.properties.id = id;
    if (level > 1) node.children.push(headingLink(id, linkToSection));
    file.data.collected?.toc.push({ id, title, level });
  }
};

type Heading = { node: Element; level: number };

/** The headings of a text that readers see. */
export function findHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  walk(tree, (node) => {
    const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type !== 'element' || !level) return undefined;
    // The heading of the footnotes is for screen readers only.
    const { className } = node.properties;
    if (Array.isArray(className) && className.includes('sr-only')) return false;
    headings.push({ node, level: Number(level) });
    return false;
  });
  return headings;
}

/** Links to a section lead to it in each language, as long as a translation has the headings of its original. */
function correspondingIds(headings: Heading[], originals: TocEntry[] = []): string[] {
  const levels = (list: { level: number }[]) => list.map(({ level }) => level).join();
  return levels(headings) === levels(originals) ? originals.map(({ id }) => id) : [];
}

function takeExplicitId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
