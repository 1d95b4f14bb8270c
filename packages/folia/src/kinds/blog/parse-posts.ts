import { posix } from 'node:path';
import { didYouMean, type Fact, type Problem, pagesAt } from 'folia-problems';
import type { PostPage } from '../../model/source-page.ts';
import { parseFrontmatter, type SourceFile } from '../../read/frontmatter.ts';
import { endsWithSlash } from '../docs/doc-address.ts';
import { parseAuthor } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { blogRoute } from './listings.ts';
import { postAddress, writtenDate } from './post-address.ts';
import type { BlogConfig } from './schema.ts';
import { type PostFrontmatter, postFrontmatterSchema } from './schema.ts';

/** Placeholder for a missing date, so that the post keeps its URL and links to it are not reported. */
const NO_DATE = '1970-01-01T00:00:00.000Z';

/** Parses posts. Invalid frontmatter fields get their defaults and are returned as problems. */
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
    const { body, data: frontmatter, otherFields } = parsed;
    problems.push(...parsed.problems);
    problems.push(...referenceProblems(file, frontmatter, config, known));
    const relativePath = posix.relative(config.path, file.path);
    const { route, date = NO_DATE } = postAddress(relativePath, frontmatter, config);
    if (date === NO_DATE) problems.push(noDate(file.path, writtenDate(relativePath)));
    const format: PostPage['format'] = file.path.endsWith('x') ? 'mdx' : 'md';
    const text = { format, body, frontmatter, otherFields, written: [parsed.written] };
    const place = {
      path: file.path,
      contentPath: config.path,
      route,
      ...(frontmatter.slug && endsWithSlash(frontmatter.slug) ? { isIndex: true } : {}),
    };
    posts.push({ kind: 'blog', form: 'text', ...place, date, ...text });
  }
  return { posts, problems };
}

/** @param written the date in the path, which does not exist; undefined if the path has none */
function noDate(path: string, written: string | undefined): Problem {
  const place = { file: path, line: 1, dependsOn: [`frontmatter/${path}` as const] };
  return written === undefined
    ? {
        ...place,
        message: 'The post has no date.',
        hint: 'Add "date: 2024-05-06" to its frontmatter, or start the file name with the date: 2024-05-06-title.md.',
      }
    : {
        ...place,
        message: `The file name begins with "${written}", a date that does not exist.`,
        hint: 'Correct it, or add "date: 2024-05-06" to the frontmatter.',
      };
}

/** Reports authors and tags that are not defined in their files, and invalid inline authors. */
function referenceProblems(
  file: SourceFile,
  { authors = [], tags }: PostFrontmatter,
  config: BlogConfig,
  known: BlogSources,
): Problem[] {
  const authorsFile = posix.join(config.path, config.authorsMapPath);
  const authorProblems = authors.flatMap((author) => {
    const { key, ...entry } = typeof author === 'string' ? { key: author } : author;
    if (key !== undefined) {
      return known.authors.has(key)
        ? []
        : [unknownReference(file, 'author', key, known.authors, authorsFile)];
    }
    const problems = parseAuthor(entry).problems.map(({ path: _, ...problem }) => ({
      ...problem,
      file: file.path,
      line: findLine(file, 'authors'),
    }));
    if (config.onInlineAuthors === 'ignore') return problems;
    const name = 'name' in entry ? (entry.name ?? '') : '';
    return [...problems, unknownReference(file, 'author', name, known.authors, authorsFile)];
  });
  if (config.onInlineTags === 'ignore') return authorProblems;
  const tagsFile = posix.join(config.path, config.tags || 'tags.yml');
  const tagProblems = (tags ?? []).flatMap((tag) => {
    if (typeof tag === 'string' && known.tags.has(tag)) return [];
    const name = typeof tag === 'string' ? tag : tag.label;
    return [unknownReference(file, 'tag', name, known.tags, tagsFile)];
  });
  return [...authorProblems, ...tagProblems];
}

function unknownReference(
  file: SourceFile,
  referenceKind: 'author' | 'tag',
  name: string,
  known: ReadonlyMap<string, unknown>,
  definitionFile: string,
): Problem {
  return {
    file: file.path,
    line: findLine(file, `${referenceKind}s`, name),
    message: `Frontmatter: ${referenceKind}s: unknown ${referenceKind} "${name}".`,
    hint: `${didYouMean(name, known.keys())}Defined in ${definitionFile}: ${[...known.keys()].join(', ') || 'none'}.`,
    dependsOn: [`${referenceKind}s/${name}`],
  };
}

/** Finds the line (1-based) of a frontmatter key, or of a value after it. */
function findLine({ text }: SourceFile, key: string, value = ''): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  const found = lines.findIndex((line, index) => index >= start && line.includes(value));
  return Math.max(start, found, 0) + 1;
}
