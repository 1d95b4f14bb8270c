import type { Problem } from 'folia-problems';
import { hasScheme } from '../contract/address.ts';
import type { ContentLink, LinkTarget } from '../model/page-content.ts';
import type { AssetReference, AssetStore } from './assets.ts';
import { followIslands } from './follow-islands.ts';
import { emptyCollection } from './page-context.ts';

export type CompletedMarkup = {
  html: string;
  /** The ids in the markup, including those that components give to elements. */
  anchors: string[];
  links: ContentLink[];
  problems: Problem[];
};

type Options = {
  /** Path of the page. */
  file: string;
  baseUrl: string;
  /** URLs that the compiler has completed already. */
  complete: Iterable<string>;
  assets: AssetStore;
  resolve: (url: string) => Promise<LinkTarget>;
};

/** Elements with a URL, and islands, whose markup must stay as rendered, except for the content that they place. */
const TAG = /<(?:a|img|video|audio|source|track)\b[^>]*>|<\/?(docs-island|docs-content)\b[^>]*>/g;
const ADDRESS = / (href|src|poster)="([^"]*)"/g;
/** The id of an element, or a drawing, whose ids are not link targets. */
const ID = /<svg\b[\s\S]*?<\/svg>|<[a-z][^<>]* id="([^"]+)"/g;

/**
 * Completes URLs in rendered MDX that are only known after running it: `<Link to={path}>`, output of components, imported
 * pictures. Links are collected for the link check, pictures get their dimensions.
 */
export async function completeAddresses(html: string, options: Options): Promise<CompletedMarkup> {
  const { links, problems } = emptyCollection();
  const complete = new Set(options.complete);
  const parts: string[] = [];
  let end = 0;
  const islands = followIslands();
  for (const { 0: tag, 1: boundary, index } of html.matchAll(TAG)) {
    if (boundary) {
      islands.pass(tag);
      continue;
    }
    let completed = tag;
    for (const [attribute, name = '', written = ''] of tag.matchAll(ADDRESS)) {
      const target = await targetOf(decodeText(written), tag, complete, options);
      if (!target) continue;
      if ('href' in target) complete.add(target.href);
      collect(target, tag, { file: options.file, links, problems });
      completed = completedTag(completed, { attribute, name, target });
    }
    if (islands.isWithin() || completed === tag) continue;
    parts.push(html.slice(end, index), completed);
    end = index + tag.length;
  }
  parts.push(html.slice(end));
  return { html: parts.join(''), anchors: idsOf(html), links, problems };
}

function collect(
  target: Target,
  tag: string,
  { file, links, problems }: { file: string; links: ContentLink[]; problems: Problem[] },
): void {
  const { url } = target;
  if (target.kind === 'route') links.push({ url, route: target.route, hash: target.hash });
  if (target.kind === 'broken') {
    const { message, hint } = target;
    const subject = tag.startsWith('<img') ? 'picture' : target.subject;
    problems.push({ file, subject, message, hint });
  }
  if (target.kind === 'file' && target.flaw) {
    problems.push({ file, severity: 'warning', ...target.flaw });
  }
}

function idsOf(html: string): string[] {
  return Array.from(html.matchAll(ID), ([, id]) => id && decodeText(id)).filter(
    (id) => id !== undefined,
  );
}

/** The value of an attribute as React writes it. */
function decodeText(written: string): string {
  return written
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

type Target = LinkTarget & { url: string };

async function targetOf(
  url: string,
  tag: string,
  complete: ReadonlySet<string>,
  { baseUrl, assets, resolve }: Options,
): Promise<Target | undefined> {
  if (!needsCompletion(url, tag) || complete.has(url)) return undefined;
  const published = assets.at(url);
  if (published) return { kind: 'file', url, ...published };
  const path = baseUrl !== '/' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
  return { ...(await resolve(path)), url: path };
}

/**
 * Whether a URL is a path within the site, a `pathname://` link, or the relative URL of a link, which browsers may resolve
 * to another page.
 */
function needsCompletion(url: string, tag: string): boolean {
  if (url.startsWith('pathname://') || url.startsWith('@site/')) return true;
  const isRelative = !hasScheme(url) && !/^(?:[/#?]|$)/.test(url);
  return isRelative ? tag.startsWith('<a') : /^\/(?!\/)/.test(url);
}

function completedTag(
  tag: string,
  { attribute, name, target }: { attribute: string; name: string; target: Target },
): string {
  if (!('href' in target)) return tag;
  const href = target.href.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const completed = tag.replace(attribute, () => ` ${name}="${href}"`);
  return target.kind === 'file' && tag.startsWith('<img')
    ? completed.replace(/^<img/, `<img${dimensions(target, tag)}`)
    : completed;
}

function dimensions({ width, height }: AssetReference, tag: string): string {
  if (!width || !height || /\s(?:width|height)=/.test(tag)) return '';
  return ` width="${width}" height="${height}"`;
}
