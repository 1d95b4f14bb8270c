import type { Problem } from 'folia-problems';
import type { z } from 'zod';
import type { MarkdownPage } from '../model/source-page.ts';
import { parseFrontmatter, writtenFrontmatter } from '../read/frontmatter.ts';
import { findLeadHeading } from '../read/lead-heading.ts';
import type { TranslationFiles } from './translation.ts';

/** Fields that are always those of the original, so that pages correspond across locales. */
const ORIGINAL_ONLY = new Set([
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

/** Fields that only apply to their own file, such as whether its text begins with a title of its own. */
const NEVER_INHERITED = new Set(['last_update', 'custom_edit_url', 'hide_title']);

/**
 * Returns the translated page, or the original if the translation is a draft.
 * @param schema of the frontmatter
 * @param fallback schema without the site's custom fields, used if these are invalid
 */
export function translateText<P extends MarkdownPage>(
  page: P,
  { original, translation }: TranslationFiles,
  includeDrafts: boolean,
  schema: z.ZodType<P['frontmatter']>,
  fallback = schema,
): { page: P; problems: Problem[] } {
  const isDraft = new Map(listEntries(writtenFrontmatter(translation))).get('draft') === true;
  if (isDraft && !includeDrafts) return { page, problems: [] };
  const originalEntries = listEntries(writtenFrontmatter(original));
  const {
    body,
    written,
    data: frontmatter,
    problems,
  } = parseFrontmatter(translation, schema, {
    fallback,
    transform: (written, text) =>
      mergeFrontmatter(originalEntries, listEntries(written), findLeadHeading(text) !== undefined),
  });
  return {
    page: {
      ...page,
      path: translation.path,
      original: page.path,
      body,
      frontmatter,
      written: [written, ...page.written],
    },
    problems,
  };
}

type Entries = [string, unknown][];

/** Merges the frontmatter of a translation, field by field, into that of its original. */
function mergeFrontmatter(original: Entries, translation: Entries, hasOwnHeading: boolean) {
  const translated = translation.filter(([key]) => !ORIGINAL_ONLY.has(key));
  const hasOwnTitle = hasOwnHeading || translated.some(([key]) => key === 'title');
  // A translated title must not be overridden by the original's titles for other places.
  const titleKeys = hasOwnTitle ? ['title', 'title_meta', 'sidebar_label', 'pagination_label'] : [];
  const inherited = original.filter(
    ([key]) => !NEVER_INHERITED.has(key) && !titleKeys.includes(key),
  );
  return Object.fromEntries([...inherited, ...translated]);
}

function listEntries(value: unknown): Entries {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
