import { join, posix } from 'node:path';
import { blogSchema, DEFAULT_AUTHORS } from 'folia/format';
import { migrateValues } from '../migrate-values.ts';
import { asString, type Converted, type Note, type Values } from '../note.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import { withoutPlugins } from './convert-docs.ts';
import { convertEditUrl, LOST_EDIT_URL } from './convert-edit-url.ts';
import { missingFolder } from './missing-folders.ts';
import { translationsFolder } from './source-versions.ts';

const COMPONENTS = 'Theme components cannot be replaced.';
const POLICY = 'Tags or authors that are missing from their file are either ignored or an error.';

const REASONS: Record<string, string> = {
  recmaPlugins: 'Recma plugins are not run.',
  blogListComponent: COMPONENTS,
  blogPostComponent: COMPONENTS,
  blogTagsListComponent: COMPONENTS,
  blogTagsPostsComponent: COMPONENTS,
  blogArchiveComponent: COMPONENTS,
  blogAuthorsListComponent: COMPONENTS,
  blogAuthorsPostsComponent: COMPONENTS,
  truncateMarker: 'Excerpts end at "<!-- truncate -->" or "{/* truncate */}".',
  readingTime: 'Functions cannot be migrated; reading times assume 200 words per minute.',
  processBlogPosts: 'Functions cannot be migrated.',
  sortPosts: 'Posts are sorted by date, "descending" or "ascending".',
  editLocalizedFiles: 'A translated post links to its original.',
  editUrl: LOST_EDIT_URL,
  onInlineTags: POLICY,
  onInlineAuthors: POLICY,
  onUntruncatedBlogPosts: 'Without a truncation marker, lists show the description of a post.',
  'feedOptions.createFeedItems': 'Functions cannot be migrated.',
  'feedOptions.xslt': 'Feeds have no style sheets.',
};

/**
 * Converts the options of the blog plugin:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog
 *
 * @param exists whether an absolute path exists; the classic preset has a blog even if there is no folder for it
 */
export function convertBlog(
  options: Values | false,
  sourceDir: string,
  exists: (path: string) => boolean,
): Converted<Values> & {
  folder?: CopyPath;
  places?: { blogPath: string; blogTranslations: string; authorsPath: string };
} {
  if (options === false) return { value: {}, notes: [] };
  // There is only one blog, which needs no id. Admonitions are a setting of the whole site.
  const { path, editUrl, id, admonitions: _, ...rest } = options;
  const folder = resolveSourcePath(sourceDir, asString(path) ?? 'blog');
  if (!exists(folder.from)) {
    const isWanted = Object.keys(options).length > 0;
    return { value: {}, notes: isWanted ? [missingFolder('blog', folder.to)] : [] };
  }
  const carried = migrateValues({
    schema: blogSchema,
    group: 'blog',
    prefix: ['blog'],
    values: {
      path: folder.to === 'blog' ? undefined : folder.to,
      editUrl: convertEditUrl(editUrl, sourceDir, folder, (blogDirPath, blogPath) => ({
        blogDirPath,
        blogPath,
      })),
      ...withoutPlugins(rest),
    },
    reasons: REASONS,
  });
  const places = {
    blogPath: folder.to,
    blogTranslations: translationsFolder(asString(id) ?? 'default', 'blog'),
    authorsPath: posix.join(folder.to, asString(options['authorsMapPath']) ?? DEFAULT_AUTHORS),
  };
  const missing = missingAuthors(options['authorsMapPath'], folder, exists);
  return { value: { blog: carried.value }, notes: [...missing, ...carried.notes], folder, places };
}

/** Reports a file of authors that a script of the source has yet to write. */
function missingAuthors(
  named: unknown,
  folder: CopyPath,
  exists: (path: string) => boolean,
): Note[] {
  const path = asString(named);
  if (path === undefined || exists(join(folder.from, path))) return [];
  const text = `The file "${posix.join(folder.to, path)}" does not exist. If a script generates it, run the script and migrate again.`;
  return [{ group: 'blog', outcome: 'changed', key: 'blog.authorsMapPath', text, isUrgent: true }];
}
