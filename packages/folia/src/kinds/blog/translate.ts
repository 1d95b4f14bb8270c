import type { Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { keyLine } from '../../read/config/key-line.ts';
import { isMarkdownPage } from '../../read/file-patterns.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { translateText } from '../../translate/translate-text.ts';
import type { Translation } from '../../translate/translation.ts';
import type { ContentKind } from '../content-kind.ts';
import { parseTags, type Tag } from '../tags/tags-file.ts';
import { type Author, parseAuthors } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { postFrontmatterSchema } from './schema.ts';

/** Translates posts, the tags file and the authors file. */
export const blogTranslation: ContentKind<'blog'>['translate'] = {
  folders: ({ config: { blog } }) =>
    blog ? [{ path: blog.path, isPage: (path) => isMarkdownPage(path, blog) }] : [],
  page(page, files, { includeDrafts }) {
    if (page.form === 'generated') return { page, problems: [] };
    return translateText(page, files, includeDrafts, postFrontmatterSchema);
  },
  sources: (sources, translation) =>
    sources ? translateBlogSources(sources, translation) : { sources, problems: [] },
};

/** Translates labels, names and descriptions of tags and authors; URLs stay those of the original. */
function translateBlogSources(
  { tags, authors }: BlogSources,
  files: Pick<Translation, 'tags' | 'authors'>,
): { sources: BlogSources; problems: Problem[] } {
  const tagResult = files.tags
    ? parseTags(files.tags)
    : { tags: new Map<string, Tag>(), problems: [] };
  const authorResult = files.authors
    ? parseAuthors(files.authors)
    : { authors: new Map<string, Author>(), problems: [] };
  return {
    sources: {
      tags: mergeTranslations(
        tags,
        tagResult.tags,
        (tag, { label, description = tag.description }) => ({
          ...tag,
          label,
          description,
        }),
      ),
      authors: mergeTranslations(authors, authorResult.authors, (author, translation) => ({
        ...author,
        name: translation.name,
        title: translation.title ?? author.title,
        description: translation.description ?? author.description,
      })),
    },
    problems: [
      ...tagResult.problems,
      ...authorResult.problems,
      ...(files.tags ? unknownKeys(files.tags, tagResult.tags, tags, 'tags') : []),
      ...(files.authors
        ? unknownKeys(files.authors, authorResult.authors, authors, 'authors')
        : []),
    ],
  };
}

function mergeTranslations<T>(
  original: ReadonlyMap<string, T>,
  translated: ReadonlyMap<string, T>,
  merge: (original: T, translated: T) => T,
): Map<string, T> {
  return new Map(
    [...original].map(([key, value]) => {
      const translation = translated.get(key);
      return [key, translation === undefined ? value : merge(value, translation)];
    }),
  );
}

function unknownKeys(
  file: SourceFile,
  translated: ReadonlyMap<string, unknown>,
  original: ReadonlyMap<string, unknown>,
  kind: 'tags' | 'authors',
): Problem[] {
  return [...translated.keys()]
    .filter((key) => !original.has(key))
    .map((key) => ({
      file: file.path,
      line: keyLine(file.text, [key]),
      message: `${key}: no entry with this key in the default locale.`,
      hint: `${didYouMean(key, original.keys())}Known: ${[...original.keys()].join(', ') || 'none'}.`,
      dependsOn: [`${kind}/${key}`],
    }));
}
