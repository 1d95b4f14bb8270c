import type { Problem } from 'folia-problems';
import type { z } from 'zod';
import type { WrittenPage } from '../model/source-page.ts';
import { parseFrontmatter, writtenFrontmatter } from '../read/frontmatter.ts';
import type { TranslationFiles } from './translation.ts';

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

/**
 * A page in another language, or the page itself if its translation is a draft, and what is wrong.
 * @param schema of the frontmatter
 * @param fallback of the frontmatter if the site's own fields are wrong
 */
export function translateText<P extends WrittenPage>(
  page: P,
  { original, translation }: TranslationFiles,
  includeDrafts: boolean,
  schema: z.ZodType<P['frontmatter']>,
  fallback = schema,
): { page: P; problems: Problem[] } {
  const isDraft = new Map(entriesOf(writtenFrontmatter(translation))).get('draft') === true;
  if (isDraft && !includeDrafts) return { page, problems: [] };
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
