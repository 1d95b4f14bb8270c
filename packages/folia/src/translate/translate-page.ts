import type { Problem } from 'folia-problems';
import type { z } from 'zod';
import { postFrontmatterSchema } from '../kinds/blog/frontmatter-schema.ts';
import type { SourcePage, WrittenPage } from '../model/source-page.ts';
import { parseFrontmatter, type SourceFile, writtenFrontmatter } from '../read/frontmatter.ts';
import {
  docFrontmatterSchema,
  docFrontmatterWith,
  type FrontmatterField,
  textPageFrontmatterSchema,
} from '../read/page-frontmatter.ts';

/** What a page is, as opposed to what it says: pages correspond across locales. */
const FROM_ORIGINAL = new Set([
  'id',
  'slug',
  'sidebar_position',
  'parse_number_prefixes',
  'displayed_sidebar',
  'draft',
  'unlisted',
  'date',
  'authors',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'tags',
]);

/** What is true of one file only. */
const NEVER_INHERITED = new Set(['last_update', 'custom_edit_url']);

export type TranslationFiles = {
  /** The file of the page in the default locale. */
  original: SourceFile;
  /** The file that takes its place. */
  translation: SourceFile;
};

/** A page in another language, or the page itself where its translation is a draft, and what is wrong. */
export function translatePage<P extends SourcePage>(
  page: P,
  files: TranslationFiles,
  includeDrafts: boolean,
  fields?: Record<string, FrontmatterField>,
): { page: P; problems: Problem[] };
export function translatePage(
  page: SourcePage,
  files: TranslationFiles,
  includeDrafts: boolean,
  fields?: Record<string, FrontmatterField>,
): { page: SourcePage; problems: Problem[] } {
  const { translation } = files;
  if (page.kind === 'api') return { page, problems: [] };
  if (page.kind === 'component') {
    return { page: { ...page, path: translation.path, original: page.path }, problems: [] };
  }
  const isDraft = new Map(entriesOf(writtenFrontmatter(translation))).get('draft') === true;
  if (isDraft && !includeDrafts) return { page, problems: [] };
  switch (page.kind) {
    case 'doc':
      return translateText(page, files, docFrontmatterWith(fields), docFrontmatterSchema);
    case 'post':
      return translateText(page, files, postFrontmatterSchema);
    case 'page':
      return translateText(page, files, textPageFrontmatterSchema);
  }
}

function translateText<P extends WrittenPage>(
  page: P,
  { original, translation }: TranslationFiles,
  schema: z.ZodType<P['frontmatter']>,
  fallback = schema,
): { page: P; problems: Problem[] } {
  const ofOriginal = entriesOf(writtenFrontmatter(original));
  const {
    body,
    data: frontmatter,
    problems,
  } = parseFrontmatter(translation, schema, {
    fallback,
    complete: (written) =>
      mergeFrontmatter(ofOriginal, entriesOf(written), hasHeading(translation.text)),
  });
  return {
    page: { ...page, path: translation.path, original: page.path, body, frontmatter },
    problems,
  };
}

type Entries = [string, unknown][];

/** The frontmatter of a translation, key by key completed with that of its original. */
function mergeFrontmatter(original: Entries, translation: Entries, hasOwnHeading: boolean) {
  const own = translation.filter(([key]) => !FROM_ORIGINAL.has(key));
  const isNamed = hasOwnHeading || own.some(([key]) => key === 'title');
  // A page that has a name of its own must not go by another one in the other language.
  const names = isNamed ? ['title', 'sidebar_label'] : [];
  const inherited = original.filter(([key]) => !NEVER_INHERITED.has(key) && !names.includes(key));
  return Object.fromEntries([...inherited, ...own]);
}

/** Whether a page begins with a heading of level 1; MDX may import something first. */
function hasHeading(text: string): boolean {
  const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '');
  return /^(?:\s|(?:import|export) .*)*# /.test(body);
}

function entriesOf(value: unknown): Entries {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
