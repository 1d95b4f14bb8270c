import { posix } from 'node:path';
import { parse } from 'yaml';
import { plainTitle } from '../heading-ids.ts';
import { asObject, asString, type Note, type Values } from '../note.ts';
import { makePageReports } from '../page-reports.ts';
import type { NewFile } from '../write-migration.ts';
import { type BlogPosts, findPosts } from './blog-posts.ts';
import { addBlogEntries, addBlogViews, authorNames } from './blog-views.ts';
import { convertPage, type PageSite, type PageSource } from './convert-page.ts';
import { type DocsFiles, pageRoute } from './docs-files.ts';
import { includeMarkdown } from './include-markdown.ts';
import { listPages } from './list-pages.ts';
import { applyMacros, reportPlaceholders } from './macros.ts';
import type { Extensions } from './markdown/page-text.ts';
import { readSlugify, type Slugify } from './markdown/slugify.ts';
import { convertAddress, makeLinkTargets, newName } from './page-links.ts';
import type { MkdocsConfig } from './read-config.ts';
import { type NavEntry, titleOfName } from './read-nav.ts';
import { readPage } from './read-page.ts';
import { includeSnippets } from './snippets.ts';

export type PagesInput = {
  config: MkdocsConfig;
  files: DocsFiles;
  /** The folder of pages in the new site. */
  docsPath: string;
  site: { basePath: string; origin: string };
  entries: NavEntry[];
  read: (path: string) => string;
  readSnippet: (path: string) => string | undefined;
  knowsLanguage: (name: string) => boolean;
};

export type ConvertedPages = {
  files: NewFile[];
  /** The navigation, with what plugins add to it. */
  entries: NavEntry[];
  redirects: { from: string; to: string }[];
  /** The route of a page. */
  route: (page: string) => string;
  /** Ids of the sections of each page. */
  ids: Map<string, ReadonlySet<string>>;
  /** Titles by path of the page. */
  titles: Map<string, string>;
  notes: Note[];
};

type Report = PageSite['report'];

/** Converts all pages. */
export function convertPages(input: PagesInput): ConvertedPages {
  const { config, files, docsPath, site, entries } = input;
  const reports = makePageReports();
  const report: Report = (page, item, text) => reports.add(posix.join(docsPath, page), item, text);
  const extensions = readExtensions(config);
  const sources = [...files.pages].map(([path, file]) =>
    readSource(path, input.read(file), { input, report }),
  );
  const titleIds = new Map(
    sources.map(({ path, body }) => [path, titleId(body, extensions.slugify)]),
  );
  const targets = makeLinkTargets(files, { ...site, titleIds });
  const references = findReferences(sources);
  const titles = findTitles(sources, entries);
  const navigation = navTitles(entries);
  const blog = findPosts(config, sources, titles);
  const routes = new Map(blog?.posts.map(({ path, route }) => [path, route]));
  const route = (page: string) => routes.get(page) ?? pageRoute(page);
  const pageSite: PageSite = {
    extensions,
    knowsLanguage: input.knowsLanguage,
    report,
    navTitle: (page) => navigation.get(page),
    route,
    hasTags: config.plugins.has('tags'),
    link: (url, page, kind) => convertAddress(url, page, kind, targets),
    reference: (name, page) => {
      const target = findReference(name, references);
      if (target === undefined) return undefined;
      const path =
        target.path === page
          ? ''
          : convertAddress(
              posix.relative(posix.dirname(page), target.path),
              page,
              'markdown',
              targets,
            );
      return target.hash === '' && path === '' ? undefined : path + target.hash;
    },
    emptyText: (page) =>
      listPages(page, { paths: sources.map(({ path }) => path), titles, entries }),
  };
  const views = blog && addBlogViews(sources, blog, readAuthors(blog, input));
  const converted = (views?.sources ?? sources).map((source) => ({
    source,
    page: convertPage(source, pageSite),
  }));
  return {
    files: converted.map(({ source, page }) => ({
      to: posix.join(docsPath, newName(source.path)),
      text: page.text,
    })),
    entries: blog && views ? addBlogEntries(entries, blog.index, views.entries) : entries,
    redirects: views?.redirects ?? [],
    route,
    titles,
    ids: new Map(converted.map(({ source, page }) => [source.path, page.ids])),
    notes: reports.notes(),
  };
}

function readAuthors(
  { folder, options }: BlogPosts,
  { readSnippet }: PagesInput,
): ReadonlyMap<string, string> {
  const written = asString(options['authors_file']) ?? '{blog}/.authors.yml';
  const text = readSnippet(written.replace('{blog}', folder));
  return authorNames(text === undefined ? undefined : parse(text));
}

/** Reads a page, with its snippets and macros filled in. */
function readSource(
  path: string,
  text: string,
  { input: { config, readSnippet }, report }: { input: PagesInput; report: Report },
): PageSource {
  const { frontmatter, body, flaw } = readPage(path, text);
  const reportHere = (item: string, reason: string) => report(path, item, reason);
  if (flaw !== undefined) {
    reportHere('frontmatter', 'It is not valid YAML; only its lines of text are read');
  }
  const options = asObject(config.extensions.get('pymdownx.snippets'));
  const appended = [options['auto_append']].flat().filter((name) => typeof name === 'string');
  const whole = [body, ...appended.map((name) => `--8<-- "${name}"`)].join('\n\n');
  const snippetFiles = { read: readSnippet, report: reportHere };
  const included = config.plugins.has('include-markdown')
    ? includeMarkdown(whole, path, snippetFiles)
    : whole;
  const extra: Values = { ...asObject(config['extra']), config };
  const hasMacros = config.plugins.has('macros');
  const filled = hasMacros ? applyMacros(included, extra, reportHere) : included;
  // Markdown extensions run after plugins, so the files that they include may show Jinja as code.
  const complete = includeSnippets(filled, snippetFiles);
  if (!hasMacros && config['hooks']) reportPlaceholders(complete, reportHere);
  return { path, frontmatter, body: complete };
}

const ALL = ['pymdownx.extra', 'extra', 'markdown.extensions.extra'];

function readExtensions({ extensions, features, plugins }: MkdocsConfig): Extensions {
  const has = (...names: string[]) =>
    names.some((name) => extensions.has(name) || extensions.has(`markdown.extensions.${name}`));
  const highlight = extensions.get('pymdownx.highlight') ?? {};
  const contents = extensions.get('toc') ?? extensions.get('markdown.extensions.toc') ?? {};
  return {
    attributes: has('attr_list', ...ALL),
    tildes: has('pymdownx.tilde'),
    carets: has('pymdownx.caret'),
    marks: has('pymdownx.mark'),
    keys: has('pymdownx.keys'),
    critic: has('pymdownx.critic'),
    math: has('pymdownx.arithmatex', 'mdx_math'),
    emoji: has('pymdownx.emoji', 'material.extensions.emoji'),
    callouts: has('callouts'),
    progress: has('pymdownx.progressbar'),
    fancyLists: has('pymdownx.fancylists'),
    symbols: has('pymdownx.smartsymbols'),
    lineBreaks: has('nl2br'),
    lineNumbers: highlight['linenums'] === true,
    linkedTabs: features.has('content.tabs.link'),
    crossReferences: plugins.has('mkdocstrings') || plugins.has('autorefs'),
    slugify: readSlugify(contents['slugify']),
  };
}

/** The id that MkDocs gives the title of a page. */
function titleId(body: string, slugify: Slugify): string {
  const [, text = '', id] =
    /^#[ ]*([^#\n].*?)[ ]*#*(?:[ ]*\{[^}]*#([\w:.-]+)[^}]*\})?$/m.exec(
      body.replace(/^(`{3,})[\s\S]*?^\1/gm, ''),
    ) ?? [];
  return id ?? slugify(plainTitle(text));
}

type Reference = { path: string; hash: string };

/** The pages that document Python objects, by their names. */
function findReferences(sources: PageSource[]): Map<string, Reference> {
  const found = new Map<string, Reference>();
  for (const { path, body } of sources) {
    for (const [, name = ''] of body.matchAll(
      /^ {0,3}(?:#{1,6} +)?::: ?([A-Za-z_][\w.:-]*)\s*$/gm,
    )) {
      found.set(name, { path, hash: `#${name}` });
    }
    for (const [, id = ''] of body.matchAll(/\{[^{}\n]*#([\w.:-]+)[^{}\n]*\}/g)) {
      if (!found.has(id)) found.set(id, { path, hash: `#${id}` });
    }
  }
  return found;
}

/** The place of an object, or of the object that contains it. */
function findReference(name: string, references: Map<string, Reference>): Reference | undefined {
  for (
    let prefix = name;
    prefix.includes('.') || prefix === name;
    prefix = prefix.replace(/\.[^.]*$/, '')
  ) {
    const found = references.get(prefix);
    if (found) return found;
    if (!prefix.includes('.')) return undefined;
  }
  return undefined;
}

/** Titles of the pages: from the navigation, from the frontmatter, or the first heading. */
function findTitles(sources: PageSource[], entries: NavEntry[]): Map<string, string> {
  const inNavigation = navTitles(entries);
  return new Map(
    sources.map(({ path, frontmatter, body }) => {
      const heading = /^# *([^#\n].*)$/m.exec(body.replace(/^(`{3,})[\s\S]*?^\1/gm, ''))?.[1];
      const written = asString(frontmatter['title']) ?? heading?.replace(/\s*\{[^{}]*\}\s*$/, '');
      const title = inNavigation.get(path) ?? plainTitle(written ?? '');
      return [path, title || titleOfName(posix.parse(path).name)];
    }),
  );
}

function navTitles(entries: NavEntry[]): Map<string, string> {
  const titles = new Map<string, string>();
  const visit = (entry: NavEntry) => {
    if (entry.kind === 'section') entry.entries.forEach(visit);
    else if (entry.kind === 'page' && entry.title !== undefined)
      titles.set(entry.path, entry.title);
  };
  entries.forEach(visit);
  return titles;
}
