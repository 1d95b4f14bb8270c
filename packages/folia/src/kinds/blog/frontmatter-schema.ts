import { z } from 'zod';
import { instantOf } from '../../read/instant.ts';
import {
  lastUpdate,
  pageFrontmatterSchema,
  tag,
  text,
  textOrNull,
} from '../../read/page-frontmatter.ts';

/** What is said of an author, in the file of authors and in frontmatter. */
export const authorSchema = z.strictObject({
  name: text.optional(),
  /** What the author does. */
  title: text.optional(),
  url: z.string().optional(),
  /** A path from the site's root, or an address; `imageURL` is another way to write it. */
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  email: z.string().optional(),
  /** Names or addresses on other sites, by the site. */
  socials: z.record(z.string(), text).optional(),
  description: text.optional(),
  /** A team or a company: search engines are told that it is no person. */
  organization: z.boolean().optional(),
  /** Whether the author has a page of their own, or its address below that of all authors. */
  page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1) })]).optional(),
});

/** An author of a post: a key of the file of authors, or an author described here, or a known one described otherwise. */
const postAuthor = z.union([text, authorSchema.extend({ key: text.optional() })]);

/** Frontmatter of a post, as in Docusaurus. */
export const postFrontmatterSchema = pageFrontmatterSchema.extend({
  /** Address below that of the blog. */
  slug: z.string().optional(),
  /** Default: what the path says. */
  date: text
    .refine(
      (value) => instantOf(value) !== undefined,
      'a date such as 2024-05-06, with or without a time',
    )
    .optional(),
  authors: z
    .union([postAuthor, z.array(postAuthor)])
    .transform((value) => [value].flat())
    .optional(),
  /** One author in fields of their own: the older way to write it. */
  author: text.optional(),
  author_title: text.optional(),
  author_url: z.string().optional(),
  author_image_url: z.string().optional(),
  tags: z.array(tag).nullable().optional(),
  /** What the sidebar calls the post. */
  sidebar_label: text.optional(),
  /** null: no edit link. */
  custom_edit_url: textOrNull.optional(),
  last_update: lastUpdate.optional(),
});

export type AuthorEntry = z.output<typeof authorSchema>;
export type PostFrontmatter = z.output<typeof postFrontmatterSchema>;
