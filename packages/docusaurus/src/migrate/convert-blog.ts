import { blogSchema } from 'folia/format';
import { carry } from './carry.ts';
import { type Converted, textOf, type Values } from './note.ts';
import { movedEditUrl, type Place, sourcePlace } from './source-path.ts';

const PLUGINS =
  'Plugins of Markdown are not run; what they wrote is shown as it stands in the text.';
const COMPONENTS = 'Components of the theme are not exchanged.';
const POLICY = 'What a file of tags or authors does not know is either ignored or a mistake.';

const REASONS: Record<string, string> = {
  remarkPlugins: PLUGINS,
  rehypePlugins: PLUGINS,
  recmaPlugins: PLUGINS,
  beforeDefaultRemarkPlugins: PLUGINS,
  beforeDefaultRehypePlugins: PLUGINS,
  admonitions: 'note, tip, info, warning and danger are known without being listed.',
  blogListComponent: COMPONENTS,
  blogPostComponent: COMPONENTS,
  blogTagsListComponent: COMPONENTS,
  blogTagsPostsComponent: COMPONENTS,
  blogArchiveComponent: COMPONENTS,
  blogAuthorsListComponent: COMPONENTS,
  blogAuthorsPostsComponent: COMPONENTS,
  truncateMarker: 'Excerpts end at "<!-- truncate -->" or "{/* truncate */}".',
  readingTime: 'Functions cannot be carried over; reading times count 200 words a minute.',
  processBlogPosts: 'Functions cannot be carried over.',
  sortPosts: 'Posts are sorted by their dates, "descending" or "ascending".',
  editLocalizedFiles: 'A translated post leads to its original.',
  editUrl:
    'Only a fixed address can be carried over; the path from the site’s folder is added to it.',
  onInlineTags: POLICY,
  onInlineAuthors: POLICY,
  onUntruncatedBlogPosts: 'Without a mark, lists show the description of a post.',
  'feedOptions.createFeedItems': 'Functions cannot be carried over.',
  'feedOptions.xslt': 'Feeds have no style sheets.',
  id: 'There is one blog, which needs no name.',
};

/** The options of the blog plugin: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog */
export function convertBlog(
  options: Values | false,
  sourceDir: string,
): Converted<Values> & { folder?: Place } {
  if (options === false) return { value: {}, notes: [] };
  const { path, editUrl, ...rest } = options;
  const folder = sourcePlace(sourceDir, textOf(path) ?? 'blog');
  const address = textOf(editUrl);
  const carried = carry({
    schema: blogSchema,
    group: 'blog',
    prefix: ['blog'],
    values: {
      path: folder.to === 'blog' ? undefined : folder.to,
      editUrl: address === undefined ? editUrl : movedEditUrl(sourceDir, folder, address),
      ...rest,
    },
    reasons: REASONS,
  });
  return { value: { blog: carried.value }, notes: carried.notes, folder };
}
