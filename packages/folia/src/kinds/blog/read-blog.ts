import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Problem, pagesAt } from 'folia-problems';
import type { PostPage, TextPage } from '../../model/source-page.ts';
import { quotedLine } from '../../read/config/quoted-line.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { listFiles, readIfThere, readSourceFile } from '../../read/read-files.ts';
import { parseTags } from '../tags/tags-file.ts';
import { type Author, parseAuthors } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { blogListings, blogRoute, sortPosts } from './listings.ts';
import type { BlogConfig } from './options-schema.ts';
import { isPostFile, parsePosts } from './parse-posts.ts';

/** A blog as its folder says it. */
export type ReadBlog = {
  /** Posts in the order of the list, then the pages that are made of them. */
  pages: (PostPage | TextPage)[];
  sources: BlogSources;
  problems: Problem[];
};

type Options = { includeDrafts: boolean; staticDirectories: string[] };

/** Reads the folder of a blog: its posts, and what is known of their tags and authors. */
export function readBlog(siteDir: string, config: BlogConfig, options: Options): ReadBlog {
  const tagsFile = config.tags && readIfThere(siteDir, posix.join(config.path, config.tags));
  const authorsFile = readIfThere(siteDir, posix.join(config.path, config.authorsMapPath));
  const knownTags = tagsFile
    ? parseTags(tagsFile, [pagesAt(blogRoute(config.tagsBasePath, config))])
    : { tags: new Map(), problems: [] };
  const knownAuthors = authorsFile
    ? parseAuthors(authorsFile, [pagesAt(blogRoute(config.authorsBasePath, config))])
    : { authors: new Map<string, Author>(), problems: [] };
  const sources: BlogSources = { tags: knownTags.tags, authors: knownAuthors.authors };
  const files = listFiles(siteDir, config.path)
    .filter((path) => isPostFile(path, config))
    .map((path) => readSourceFile(siteDir, path));
  const parsed = parsePosts(files, config, sources);
  const kept = parsed.posts.filter(
    ({ frontmatter }) => options.includeDrafts || !frontmatter.draft,
  );
  const posts = sortPosts(kept, config);
  return {
    pages: [...posts, ...blogListings(posts, sources, config)],
    sources,
    problems: [
      ...knownTags.problems,
      ...knownAuthors.problems,
      ...(authorsFile ? missingPictures(siteDir, authorsFile, sources, options) : []),
      ...parsed.problems,
    ],
  };
}

/** A problem for each picture of an author that stands in no static folder. */
function missingPictures(
  siteDir: string,
  file: SourceFile,
  { authors }: BlogSources,
  { staticDirectories }: Options,
): Problem[] {
  const isThere = (url: string) =>
    staticDirectories.some((folder) => existsSync(join(siteDir, folder, url)));
  return [...authors.values()].flatMap(({ imageUrl }) =>
    imageUrl === undefined || /^[a-z][a-z\d+.-]*:|^\/\//i.test(imageUrl) || isThere(imageUrl)
      ? []
      : [
          {
            file: file.path,
            line: quotedLine(file.text, imageUrl) ?? lineWith(file.text, imageUrl),
            message: `The picture "${imageUrl}" does not exist.`,
            hint: 'Write a path from the root of a static folder, or an address.',
            dependsOn: ['files' as const],
          },
        ],
  );
}

function lineWith(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}
