import { existsSync } from 'node:fs';
import { countOf } from '../count-of.ts';
import { asList, asObject, asString, type Note, stringsOf, type Values } from '../note.ts';
import { countFiles } from '../page-reports.ts';
import { shownPunctuationNotes } from '../shown-punctuation.ts';
import type { NewFile } from '../write-migration.ts';
import { READ_KEYS } from './convert-frontmatter.ts';
import { convertPage, type PageContext } from './convert-page.ts';
import { slugify } from './includes.ts';
import type { PagePlan, PlannedPage } from './plan-pages.ts';
import type { Source } from './read-source.ts';

export type ConvertedPages = {
  files: NewFile[];
  keywords: string[];
  /** Whether a page has the layout of a home page. */
  hasHome: boolean;
  notes: Note[];
};

export type PagesContext = {
  plan: PagePlan;
  docsPath: string;
  baseUrl: string;
  siteTitle: string;
  displayed: ReadonlyMap<string, string | null>;
};

/** Converts all pages, and lists the files that they refer to. */
export function convertPages(source: Source, context: PagesContext): ConvertedPages {
  const { plan } = context;
  const converted = plan.pages.map((page) => ({
    page,
    result: convertPage(page, makeContext(source, page, context)),
  }));
  const copies = new Map(
    converted.flatMap(({ result }) => result.copies.map((copy) => [copy.to, copy] as const)),
  );
  const keywords = [...new Set(converted.flatMap(({ result }) => result.keywords))].sort();
  return {
    files: [
      ...converted.map(({ page, result }) => ({ to: page.to, text: result.text })),
      ...[...copies.values()].map(({ from, to }) => ({ from, to })),
    ],
    keywords,
    hasHome: plan.pages.some(({ frontmatter }) => frontmatter['layout'] === 'home'),
    notes: [
      ...countNotes(plan),
      ...homeNotes(plan),
      ...frontmatterNotes(plan),
      ...punctuationNotes(source),
      ...(keywords.length > 0 ? [keywordNote(keywords)] : []),
      ...converted.flatMap(({ result }) => result.notes),
    ],
  };
}

function makeContext(
  source: Source,
  { localeKey }: PlannedPage,
  context: PagesContext,
): PageContext {
  const { srcDir, read, config, locales } = source;
  const locale = locales.find(({ key }) => key === localeKey)?.values;
  const markdown = asObject(config['markdown']);
  const ownSlugify = makeSlugify(asObject(markdown['anchor'])['slugify']);
  return {
    siteTitle: context.siteTitle,
    displayed: context.displayed,
    sources: { srcDir, read },
    fences: {
      lineNumbers: markdown['lineNumbers'] === true,
      aliases: lowerKeys(stringsOf(asObject(markdown['languageAlias']))),
      knowsLanguage: source.knowsLanguage,
    },
    links: {
      plan: context.plan,
      srcDir,
      docsPath: context.docsPath,
      baseUrl: context.baseUrl,
      exists: existsSync,
      slugify: ownSlugify,
    },
    attributeMarks: {
      open: asString(asObject(markdown['attrs'])['leftDelimiter']) ?? '{',
      close: asString(asObject(markdown['attrs'])['rightDelimiter']) ?? '}',
    },
    slugify: ownSlugify,
    hasFootnotes: source.configText.includes('markdown-it-footnote'),
    detailsLabel: detailsLabel(asObject(locale?.['markdown'])) ?? detailsLabel(markdown),
  };
}

/** The function for ids of headings: the site's own, or VitePress's. */
function makeSlugify(own: unknown): (title: string) => string {
  if (typeof own !== 'function') return slugify;
  return (title) => {
    const id: unknown = own(title);
    return typeof id === 'string' ? id : slugify(title);
  };
}

function detailsLabel(markdown: Values): string | undefined {
  return asString(asObject(markdown['container'])['detailsLabel']);
}

function lowerKeys(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]),
  );
}

function countNotes({ pages }: PagePlan): Note[] {
  const docs = pages.filter(({ kind }) => kind === 'docs').length;
  const single = pages.length - docs;
  return [
    {
      group: 'docs',
      outcome: 'migrated',
      key: 'pages',
      text: `${countOf(docs, 'pages')} with a sidebar.`,
    },
    ...(single > 0
      ? [
          {
            group: 'pages',
            outcome: 'migrated',
            key: 'pages',
            text: `${countOf(single, 'pages')} without a sidebar.`,
          } as const,
        ]
      : []),
  ];
}

/** What becomes of the home page. */
function homeNotes({ byAddress }: PagePlan): Note[] {
  const home = byAddress.get('/');
  if (!home) {
    const text = 'The site has no page at "/". Write pages/index.md.';
    return [{ group: 'pages', outcome: 'dropped', key: 'home page', text }];
  }
  const { frontmatter, sourcePath, to } = home;
  if (frontmatter['layout'] === 'home') {
    const features = asList(frontmatter['features']).length;
    const text = `The hero and ${countOf(features, 'features')} are HTML in ${to}, styled by home.css.`;
    return [{ group: 'pages', outcome: 'changed', key: 'home page', text, file: sourcePath }];
  }
  const isOwn = home.body
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '')
    .trim();
  if (isOwn !== '')
    return [{ group: 'pages', outcome: 'migrated', key: 'home page', file: sourcePath }];
  const text = `It was a Vue component. ${to} only says so: write the home page there.`;
  return [{ group: 'pages', outcome: 'dropped', key: 'home page', text, file: sourcePath }];
}

const KEY_REASONS: Record<string, string> = {
  titleTemplate: 'The title of the page is followed by the title of the site.',
  navbar: 'All pages have the bar.',
  footer: 'All pages have the footer.',
  search: 'All pages are searched.',
};

/** A note for each key of frontmatter without an equivalent, with its first page. */
function frontmatterNotes({ pages }: PagePlan): Note[] {
  const uses = pages.flatMap(({ frontmatter, sourcePath }) =>
    Object.keys(frontmatter)
      .filter((key) => !READ_KEYS.has(key))
      .map((key) => ({ key, sourcePath })),
  );
  return [...Map.groupBy(uses, ({ key }) => key)].map(([key, same]): Note => {
    const reason = KEY_REASONS[key] ?? 'The engine has no such key.';
    const count = same.length === 1 ? 'in this file' : countFiles(same.length);
    return {
      group: 'docs',
      outcome: 'dropped',
      key: `frontmatter "${key}"`,
      text: `${reason} It is now a comment, ${count}.`,
      file: asString(same[0]?.sourcePath),
    };
  });
}

/** https://markdown-it.github.io/markdown-it/#MarkdownIt.new */
function punctuationNotes({ config }: Source): Note[] {
  const isOn = asObject(config['markdown'])['typographer'] === true;
  const shown = { quotes: isOn, dashes: isOn, ellipses: isOn };
  return shownPunctuationNotes('markdown.typographer', shown);
}

function keywordNote(keywords: string[]): Note {
  const text = `They look like notes and have their name as a class: ${keywords.join(', ')}.`;
  return { group: 'docs', outcome: 'changed', key: 'containers', text };
}
