import { z } from 'zod';
import { FEED_FORMATS } from '../../contract/feed-address.ts';
import { excludedFiles, includedFiles, pathWithin } from '../../read/config/content-folder.ts';
import { instantOf } from '../../read/instant.ts';
import {
  lastUpdate,
  pageFrontmatterSchema,
  tag,
  text,
  textOrNull,
} from '../../read/page-frontmatter.ts';

/** How many, or all of them. */
const count = (least: number) => z.union([z.int().min(least), z.literal('ALL')]);

const feedType = z.enum(FEED_FORMATS);

const feedOptionsSchema = z.strictObject({
  /** Which feeds are written; null for none. */
  type: z
    .union([feedType, z.array(feedType), z.literal('all'), z.null()])
    .default(['rss', 'atom'])
    .transform((type) => (type === 'all' ? [...FEED_FORMATS] : [type ?? []].flat())),
  /** Default: the titles of site and blog. */
  title: z.string().min(1).optional(),
  /** Default: that of the blog. */
  description: z.string().optional(),
  copyright: z.string().optional(),
  /** Language tag. Default: that of the locale. */
  language: z.string().optional(),
  /** How many posts a feed holds; false or null for all. */
  limit: z.union([z.int().min(1), z.literal(false), z.null()]).default(20),
});

/** What is done about a tag or an author that the file of them does not know. */
const inlinePolicy = z.enum(['ignore', 'throw']).default('ignore');

/** A folder or file name within the blog. */
const addressPart = z.string().min(1);

/** The blog; names and meanings are those of Docusaurus. */
export const blogSchema = z.strictObject({
  /** Folder of the posts, from the site's folder. */
  path: pathWithin.default('blog'),
  include: includedFiles,
  exclude: excludedFiles,
  /** Where the blog stands on the site. */
  routeBasePath: z.string().default('blog'),
  pageBasePath: addressPart.default('page'),
  tagsBasePath: addressPart.default('tags'),
  authorsBasePath: addressPart.default('authors'),
  /** null: no archive. */
  archiveBasePath: addressPart.nullable().default('archive'),
  /** Default: "Blog" in the site's language. */
  blogTitle: z.string().min(1).optional(),
  blogDescription: z.string().optional(),
  postsPerPage: count(1).default(10),
  /** Default: "Recent posts" in the site's language. */
  blogSidebarTitle: z.string().min(1).optional(),
  /** 0: no sidebar. */
  blogSidebarCount: count(0).default(5),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  showReadingTime: z.boolean().default(true),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  /** Address under which a post's source can be edited; the path from the site's folder is added. */
  editUrl: z.url().optional(),
  /** File of the known tags, from the blog's folder; false or null: there is none. */
  tags: z.union([z.string(), z.literal(false), z.null()]).default('tags.yml'),
  /** File of the known authors, from the blog's folder. */
  authorsMapPath: z.string().default('authors.yml'),
  onInlineTags: inlinePolicy,
  onInlineAuthors: inlinePolicy,
  feedOptions: feedOptionsSchema.prefault({}),
});

export type BlogConfig = z.output<typeof blogSchema>;

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
