import { z } from 'zod';
import { excludedFiles, includedFiles, pathWithin } from '../../read/config/content-folder.ts';

/** How many, or all of them. */
const count = (least: number) => z.union([z.int().min(least), z.literal('ALL')]);

const FEED_TYPES = ['rss', 'atom', 'json'] as const;

const feedType = z.enum(FEED_TYPES);

const feedOptionsSchema = z.strictObject({
  /** Which feeds are written; null for none. */
  type: z
    .union([feedType, z.array(feedType), z.literal('all'), z.null()])
    .default(['rss', 'atom'])
    .transform((type) => (type === 'all' ? [...FEED_TYPES] : [type ?? []].flat())),
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
