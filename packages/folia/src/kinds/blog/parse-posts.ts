import { posix } from 'node:path';
import { didYouMean, type Fact, type Problem, pagesAt } from 'folia-problems';
import type { PostPage } from '../../model/source-page.ts';
import { parseFrontmatter, type SourceFile } from '../../read/frontmatter.ts';
import { authorOf } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { blogRoute } from './listings.ts';
import { postAddress } from './post-address.ts';
import type { BlogConfig } from './schema.ts';
import { type PostFrontmatter, postFrontmatterSchema } from './schema.ts';

/** Whether a file is a post, by the patterns of the config. @param path from the site's folder */
export function isPostFile(
  path: string,
  { path: folder, include, exclude }: Pick<BlogConfig, 'path' | 'include' | 'exclude'>,
): boolean {
  const within = posix.relative(folder, path);
  const matches = (pattern: string) => posix.matchesGlob(within, pattern);
  return /\.mdx?$/.test(within) && include.some(matches) && !exclude.some(matches);
}

/** What a post without a date has until it is given one, so that links to it are not dead. */
const NO_DATE = '1970-01-01T00:00:00.000Z';

/** The posts of a folder's files, as far as their frontmatter can be read, and what is wrong with them. */
export function parsePosts(
  files: SourceFile[],
  config: BlogConfig,
  known: BlogSources,
): { posts: PostPage[]; problems: Problem[] } {
  const posts: PostPage[] = [];
  const problems: Problem[] = [];
  const unknownWithout: Record<string, Fact[]> = {
    slug: [pagesAt(blogRoute('/', config))],
    tags: [pagesAt(blogRoute(config.tagsBasePath, config))],
    authors: [pagesAt(blogRoute(config.authorsBasePath, config))],
  };
  for (const file of files) {
    const parsed = parseFrontmatter(file, postFrontmatterSchema, { unknownWithout });
    const { body, data: frontmatter, others: otherFields } = parsed;
    problems.push(...parsed.problems);
    problems.push(...referenceProblems(file, frontmatter, config, known));
    const within = posix.relative(config.path, file.path);
    const { route, date = NO_DATE } = postAddress(within, frontmatter, config);
    if (date === NO_DATE) {
      problems.push({
        file: file.path,
        line: 1,
        message: 'The post has no date.',
        hint: 'Write "date: 2024-05-06" in its frontmatter, or begin its name with the date: 2024-05-06-title.md.',
        dependsOn: [`frontmatter/${file.path}`],
      });
    }
    const format = file.path.endsWith('x') ? 'mdx' : 'md';
    const text = { format, body, frontmatter, otherFields } as const;
    posts.push({ kind: 'blog', form: 'text', path: file.path, route, date, ...text });
  }
  return { posts, problems };
}

/** A problem for each author and tag that no file knows, and for each author who is not described right. */
function referenceProblems(
  file: SourceFile,
  { authors = [], tags }: PostFrontmatter,
  config: BlogConfig,
  known: BlogSources,
): Problem[] {
  const authorsFile = posix.join(config.path, config.authorsMapPath);
  const ofAuthors = authors.flatMap((author) => {
    const { key, ...entry } = typeof author === 'string' ? { key: author } : author;
    if (key !== undefined) {
      return known.authors.has(key)
        ? []
        : [unknown(file, 'author', key, known.authors, authorsFile)];
    }
    const problems = authorOf(entry).problems.map(({ path: _, ...problem }) => ({
      ...problem,
      file: file.path,
      line: lineOf(file, 'authors'),
    }));
    if (config.onInlineAuthors === 'ignore') return problems;
    const name = 'name' in entry ? (entry.name ?? '') : '';
    return [...problems, unknown(file, 'author', name, known.authors, authorsFile)];
  });
  if (config.onInlineTags === 'ignore') return ofAuthors;
  const tagsFile = posix.join(config.path, config.tags || 'tags.yml');
  const ofTags = (tags ?? []).flatMap((tag) => {
    if (typeof tag === 'string' && known.tags.has(tag)) return [];
    const name = typeof tag === 'string' ? tag : tag.label;
    return [unknown(file, 'tag', name, known.tags, tagsFile)];
  });
  return [...ofAuthors, ...ofTags];
}

function unknown(
  file: SourceFile,
  what: 'author' | 'tag',
  name: string,
  known: ReadonlyMap<string, unknown>,
  place: string,
): Problem {
  return {
    file: file.path,
    line: lineOf(file, `${what}s`, name),
    message: `Frontmatter: ${what}s: the ${what} "${name}" is not known.`,
    hint: `${didYouMean(name, known.keys())}${place} knows: ${[...known.keys()].join(', ') || 'none'}.`,
    dependsOn: [`${what}s/${name}`],
  };
}

/** The line of a key of the frontmatter, or of a value behind it. */
function lineOf({ text }: SourceFile, key: string, value = ''): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  const found = lines.findIndex((line, index) => index >= start && line.includes(value));
  return Math.max(start, found, 0) + 1;
}
