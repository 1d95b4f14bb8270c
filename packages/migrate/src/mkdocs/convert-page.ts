import { posix } from 'node:path';
import { docFrontmatterSchema, withoutCode } from 'folia/format';
import { stringify } from 'yaml';
import { engineRoute } from '../engine-route.ts';
import { plainTitle } from '../heading-ids.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import { prune } from '../prune.ts';
import { convertBody } from './markdown/convert-body.ts';
import { makeHeadingIds } from './markdown/heading-ids.ts';
import type { Extensions } from './markdown/page-text.ts';
import { titleOfName } from './read-nav.ts';

export type PageSource = {
  /** Relative to the docs folder. */
  path: string;
  frontmatter: Values;
  /** The text with snippets and macros filled in. */
  body: string;
};

export type PageSite = {
  extensions: Extensions;
  link: (url: string, page: string, kind: 'markdown' | 'html') => string;
  reference: (name: string, page: string) => string | undefined;
  knowsLanguage: (name: string) => boolean;
  report: (page: string, item: string, text: string) => void;
  /** Title of a page in the navigation. */
  navTitle: (page: string) => string | undefined;
  /** The route of a page. */
  route: (page: string) => string;
  hasTags: boolean;
  /** The text for a page that has none of its own. */
  emptyText: (page: string) => string;
};

/** A page of the engine: frontmatter that it knows, and Markdown that it reads as MkDocs read the original. */
export function convertPage(
  { path, frontmatter, body }: PageSource,
  site: PageSite,
): { text: string; ids: ReadonlySet<string> } {
  const report = (item: string, text: string) => site.report(path, item, text);
  const headings = makeHeadingIds(site.extensions.slugify);
  const converted = convertBody(body, {
    extensions: site.extensions,
    link: (url, kind) => site.link(url, path, kind),
    reference: (name) => site.reference(name, path),
    knowsLanguage: site.knowsLanguage,
    report,
    headings,
  });
  const isEmpty = converted.replace(/<!--[\s\S]*?-->/g, '').trim() === '';
  if (isEmpty)
    report(
      'page without text',
      'A template, a plugin or a hook filled it; it lists the pages around it',
    );
  const text = isEmpty ? site.emptyText(path) : converted;
  const fields = convertFrontmatter(frontmatter, { path, text, site });
  const head =
    Object.keys(fields).length > 0 ? `---\n${stringify(fields, { lineWidth: 0 })}---\n\n` : '';
  return { text: head + text, ids: headings.taken };
}

const DROPPED: Record<string, string> = {
  template: 'Templates of the theme do not apply',
  status: 'Pages show no status',
  icon: 'The sidebar has no icons',
  search: 'Pages cannot be ranked or excluded one by one',
  social: 'Set "image" for a preview picture',
  subtitle: 'The sidebar shows the title only',
};

/** Keys that other steps read. */
const READ = new Set([
  'title',
  'description',
  'hide',
  'tags',
  'date',
  'authors',
  'categories',
  'draft',
  'slug',
  'links',
  'readtime',
  'pin',
  'image',
  'keywords',
]);

function convertFrontmatter(
  frontmatter: Values,
  { path, text, site }: { path: string; text: string; site: PageSite },
): Values {
  const hidden = new Set(asList(frontmatter['hide']));
  const hasHeading = /^# /m.test(withoutCode(text, 'md'));
  const written = frontmatter['title'];
  const title =
    typeof written === 'string' || typeof written === 'number'
      ? String(written)
      : hasHeading
        ? undefined
        : (site.navTitle(path) ?? titleOfName(posix.parse(path).name));
  const values: Values = {
    ...(title === undefined ? {} : { title: plainTitle(title) }),
    ...(asString(frontmatter['description']) ? { description: frontmatter['description'] } : {}),
    ...(frontmatter['keywords'] === undefined ? {} : { keywords: frontmatter['keywords'] }),
    ...(engineRoute(path) === site.route(path) ? {} : { slug: site.route(path) }),
    // The theme adds the title only to a page without a heading of level 1.
    ...(!hasHeading && hasTitleInHtml(text) ? { hide_title: true } : {}),
    ...(hidden.has('toc') ? { hide_table_of_contents: true } : {}),
    ...(hidden.has('navigation') ? { displayed_sidebar: null } : {}),
    ...(site.hasTags && asList(frontmatter['tags']).length > 0
      ? { tags: asList(frontmatter['tags']).map(String) }
      : {}),
    ...(frontmatter['draft'] === true ? { draft: true } : {}),
  };
  for (const key of Object.keys(frontmatter)) {
    if (READ.has(key)) continue;
    site.report(path, `frontmatter "${key}"`, DROPPED[key] ?? 'The engine has no such key');
  }
  return asObject(prune(docFrontmatterSchema, values).value);
}

function hasTitleInHtml(text: string): boolean {
  return /<h1[\s>]/i.test(withoutCode(text, 'md').replace(/<!--[\s\S]*?-->/g, ''));
}
