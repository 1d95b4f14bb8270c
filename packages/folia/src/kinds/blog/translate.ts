import type { Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { keyLine } from '../../read/config/key-line.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { translateText } from '../../translate/translate-text.ts';
import type { Translation } from '../../translate/translation.ts';
import type { ContentKind } from '../content-kind.ts';
import { parseTags, type Tag } from '../tags/tags-file.ts';
import { type Author, parseAuthors } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { isPostFile } from './parse-posts.ts';
import { postFrontmatterSchema } from './schema.ts';

/** Translates posts, and the files of tags and authors. */
export const blogTranslation: ContentKind<'blog'>['translate'] = {
  folder: ({ blog }) =>
    blog ? { path: blog.path, isPage: (path) => isPostFile(path, blog) } : undefined,
  page(page, files, { includeDrafts }) {
    if (page.form === 'generated') return { page, problems: [] };
    return translateText(page, files, includeDrafts, postFrontmatterSchema);
  },
  sources: (sources, translation) =>
    sources ? translateBlogSources(sources, translation) : { sources, problems: [] },
};

/** Tags and authors in another language: their words are translated, their addresses stay. */
function translateBlogSources(
  { tags, authors }: BlogSources,
  files: Pick<Translation, 'tags' | 'authors'>,
): { sources: BlogSources; problems: Problem[] } {
  const ofTags = files.tags
    ? parseTags(files.tags)
    : { tags: new Map<string, Tag>(), problems: [] };
  const ofAuthors = files.authors
    ? parseAuthors(files.authors)
    : { authors: new Map<string, Author>(), problems: [] };
  return {
    sources: {
      tags: overlaid(tags, ofTags.tags, (tag, { label, description = tag.description }) => ({
        ...tag,
        label,
        description,
      })),
      authors: overlaid(authors, ofAuthors.authors, (author, own) => ({
        ...author,
        name: own.name,
        title: own.title ?? author.title,
        description: own.description ?? author.description,
      })),
    },
    problems: [
      ...ofTags.problems,
      ...ofAuthors.problems,
      ...(files.tags ? unknownKeys(files.tags, ofTags.tags, tags, 'tags') : []),
      ...(files.authors ? unknownKeys(files.authors, ofAuthors.authors, authors, 'authors') : []),
    ],
  };
}

function overlaid<T>(
  original: ReadonlyMap<string, T>,
  translated: ReadonlyMap<string, T>,
  overlay: (original: T, translated: T) => T,
): Map<string, T> {
  return new Map(
    [...original].map(([key, value]) => {
      const own = translated.get(key);
      return [key, own === undefined ? value : overlay(value, own)];
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
      message: `${key}: nothing of this name exists to be translated.`,
      hint: `${didYouMean(key, original.keys())}Known: ${[...original.keys()].join(', ') || 'none'}.`,
      dependsOn: [`${kind}/${key}`],
    }));
}
