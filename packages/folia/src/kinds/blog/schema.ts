import { z } from 'zod';
import { FEED_FORMATS } from '../../contract/feed-address.ts';
import { addressPath } from '../../read/config/base-path.ts';
import { excludedFiles, folderWithin, includedFiles } from '../../read/config/content-folder.ts';
import { linkTarget, linkUrl } from '../../read/config/link-schema.ts';
import { parseInstant } from '../../read/instant.ts';
import {
  lastUpdate,
  pageFrontmatterSchema,
  permalink,
  slug,
  tag,
  text,
} from '../../read/page-frontmatter.ts';

/** The file with the authors of posts, relative to the folder of the blog. */
export const DEFAULT_AUTHORS = 'authors.yml';

/** A number, or all. */
const count = (least: number) => z.union([z.int().min(least), z.literal('ALL')]);

const feedType = z.enum(FEED_FORMATS);

const feedOptionsSchema = z.strictObject({
  /** Feed formats to write; null for none. */
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
  /** Maximum number of posts in a feed; false or null for all. */
  limit: z.union([z.int().min(1), z.literal(false), z.null()]).default(20),
});

/** Whether tags and authors that are not in their files are allowed. */
const inlinePolicy = z.enum(['ignore', 'throw']).default('ignore');

/** A path segment below the blog. */
const addressPart = addressPath.min(1);

/** Options of the blog, named as in Docusaurus (https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog). */
export const blogSchema = z.strictObject({
  /** Folder of the posts, relative to the site's folder. */
  path: folderWithin.default('blog'),
  include: includedFiles,
  exclude: excludedFiles,
  /** Base path of the blog within the site. */
  routeBasePath: addressPath.default('blog'),
  pageBasePath: addressPart.default('page'),
  tagsBasePath: addressPart.default('tags'),
  authorsBasePath: addressPart.default('authors'),
  /** null disables the archive. */
  archiveBasePath: addressPart.nullable().default('archive'),
  /** Default: "Blog" in the site's language. */
  blogTitle: z.string().min(1).optional(),
  blogDescription: z.string().optional(),
  postsPerPage: count(1).default(10),
  /** Default: "Recent posts" in the site's language. */
  blogSidebarTitle: z.string().min(1).optional(),
  /** 0 disables the sidebar. */
  blogSidebarCount: count(0).default(5),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  showReadingTime: z.boolean().default(true),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  /** Base URL for edit links; the path of the post from the site's folder is appended. */
  editUrl: linkUrl.optional(),
  /** The tags file, relative to the blog's folder; false or null for none. */
  tags: z.union([z.string().min(1), z.literal(false), z.null()]).default('tags.yml'),
  /** The authors file, relative to the blog's folder. */
  authorsMapPath: z.string().min(1).default(DEFAULT_AUTHORS),
  onInlineTags: inlinePolicy,
  onInlineAuthors: inlinePolicy,
  feedOptions: feedOptionsSchema.prefault({}),
});

export type BlogConfig = z.output<typeof blogSchema>;

/** An author, in the authors file or inline in frontmatter. */
export const authorSchema = z.strictObject({
  name: text.optional(),
  /** Role, such as "Maintainer". */
  title: text.optional(),
  url: linkTarget.optional(),
  /** A path from the site's root, or a URL; `imageURL` is an alias. */
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  email: z.string().optional(),
  /** User names or URLs by platform. */
  socials: z.record(z.string(), text.pipe(linkTarget)).optional(),
  description: text.optional(),
  /** A team or a company: its structured data is an `Organization` instead of a `Person`. */
  organization: z.boolean().optional(),
  /** Whether the author has a page, or its path below the authors index. */
  page: z.union([z.boolean(), z.strictObject({ permalink })]).optional(),
});

/** An author of a post: a key of the authors file, an inline author, or a key with overridden fields. */
const postAuthor = z.union([text, authorSchema.extend({ key: text.optional() })]);

/** Frontmatter of a post, as in Docusaurus. */
export const postFrontmatterSchema = pageFrontmatterSchema.extend({
  /** Path below the blog. */
  slug: slug.optional(),
  /** Default: the date in the path. */
  date: text
    .refine(
      (value) => parseInstant(value) !== undefined,
      'a date such as 2024-05-06, with or without a time',
    )
    .optional(),
  authors: z
    .union([postAuthor, z.array(postAuthor)])
    .transform((value) => [value].flat())
    .optional(),
  /** Legacy fields for a single author. */
  author: text.optional(),
  author_title: text.optional(),
  author_url: linkTarget.optional(),
  author_image_url: z.string().optional(),
  tags: z.array(tag).nullable().optional(),
  /** Label in the sidebar. */
  sidebar_label: text.optional(),
  /** null hides the edit link. */
  custom_edit_url: linkTarget.nullable().optional(),
  last_update: lastUpdate.optional(),
});

export type AuthorEntry = z.output<typeof authorSchema>;
export type PostFrontmatter = z.output<typeof postFrontmatterSchema>;
