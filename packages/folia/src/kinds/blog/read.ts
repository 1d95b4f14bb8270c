import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Problem, pagesAt } from 'folia-problems';
import { isElsewhere } from '../../contract/address.ts';
import type { PostPage } from '../../model/source-page.ts';
import { quotedLine } from '../../read/config/quoted-line.ts';
import { isMarkdownPage } from '../../read/file-patterns.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { findMisnamedData } from '../../read/misnamed-data-files.ts';
import { findMisnamedPages } from '../../read/misnamed-pages.ts';
import { listFiles, readOptionalFile, readSourceFile } from '../../read/read-files.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { collectTags } from '../tags/page-tags.ts';
import { parseTags } from '../tags/tags-file.ts';
import { type Author, parseAuthors } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { blogListings, blogRoute, sortPosts, tagRoute } from './listings.ts';
import { parsePosts } from './parse-posts.ts';

/** Reads the blog folder (posts, tags file, authors file) and plans the pages that list posts. */
export function readBlog({
  siteDir,
  config: site,
  includeDrafts,
}: ReadContext): ReadContent<'blog'> {
  const { blog: config, staticDirectories } = site;
  if (!config) return { pages: [], sources: undefined, problems: [] };
  const tagsFile = config.tags && readOptionalFile(siteDir, posix.join(config.path, config.tags));
  const authorsFile = readOptionalFile(siteDir, posix.join(config.path, config.authorsMapPath));
  const knownTags = tagsFile
    ? parseTags(tagsFile, [pagesAt(blogRoute(config.tagsBasePath, config))])
    : { tags: new Map(), problems: [] };
  const knownAuthors = authorsFile
    ? parseAuthors(authorsFile, [pagesAt(blogRoute(config.authorsBasePath, config))])
    : { authors: new Map<string, Author>(), problems: [] };
  const sources: BlogSources = { tags: knownTags.tags, authors: knownAuthors.authors };
  const isPost = (path: string) => isMarkdownPage(path, config);
  const paths = listFiles(siteDir, config.path);
  const files = paths.filter(isPost).map((path) => readSourceFile(siteDir, path));
  const parsed = parsePosts(files, config, sources);
  const isOmitted = ({ frontmatter }: PostPage) => frontmatter.draft && !includeDrafts;
  const kept = parsed.posts.filter((post) => !isOmitted(post));
  const posts = sortPosts(kept, config);
  const tags = collectTags(posts, sources.tags, (tag) => tagRoute(tag, config));
  return {
    pages: [...posts, ...blogListings(posts, tags, sources, config)],
    drafts: parsed.posts.filter(isOmitted),
    sources,
    problems: [
      ...knownTags.problems,
      ...knownAuthors.problems,
      ...(authorsFile ? missingPictures(siteDir, authorsFile, sources, staticDirectories) : []),
      ...parsed.problems,
      ...tags.problems,
      ...findMisnamedPages(paths, isPost),
      ...(config.tags
        ? findMisnamedData(paths, posix.join(config.path, config.tags), 'blog.tags')
        : []),
      ...findMisnamedData(
        paths,
        posix.join(config.path, config.authorsMapPath),
        'blog.authorsMapPath',
      ),
    ],
  };
}

/** Reports author pictures that are in no static folder. */
function missingPictures(
  siteDir: string,
  file: SourceFile,
  { authors }: BlogSources,
  staticDirectories: string[],
): Problem[] {
  const exists = (url: string) =>
    staticDirectories.some((folder) => existsSync(join(siteDir, folder, url)));
  return [...authors.values()].flatMap(({ imageUrl }) =>
    imageUrl === undefined || isElsewhere(imageUrl) || exists(imageUrl)
      ? []
      : [
          {
            file: file.path,
            line: quotedLine(file.text, imageUrl) ?? findLine(file.text, imageUrl),
            message: `The picture "${imageUrl}" does not exist.`,
            hint: 'Use a path relative to a static folder, or a URL.',
            subject: 'picture' as const,
            dependsOn: ['files' as const],
          },
        ],
  );
}

function findLine(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}
