import { type Problem, pagesAt } from 'folia-problems';
import type { DocsVersion } from '../../model/docs-version.ts';
import type { DocPage, TagPage } from '../../model/source-page.ts';
import type { DocsConfig } from '../../read/config/site-schema.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { docsRoute } from '../docs/doc-address.ts';
import { collectTags } from './page-tags.ts';
import { parseTags, type Tag } from './tags-file.ts';

export type DocTag = { label: string; route: string; description?: string };

/** The tags of the docs: by doc id, and all tags sorted by label. */
export type DocTags = {
  byDoc: Map<string, DocTag[]>;
  /** A tag that only unlisted pages have is unlisted, too: only those pages link to it. */
  all: (DocTag & { isUnlisted: boolean })[];
  listRoute: string;
};

/**
 * Collects the tags in the frontmatter of docs pages. The tags file may define labels, permalinks and descriptions
 * (https://docusaurus.io/docs/create-doc#doc-tags); the label of any other tag is its name.
 * @param language the labels are sorted in its alphabetical order
 */
export function docTags(
  docs: DocPage[],
  config: Pick<DocsConfig, 'routeBasePath' | 'tagsBasePath'>,
  language: string,
  file?: SourceFile,
): { tags: DocTags; problems: Problem[] } {
  const listRoute = docsRoute(config.tagsBasePath, config.routeBasePath);
  const known = file
    ? parseTags(file, [pagesAt(listRoute)])
    : { tags: new Map<string, Tag>(), problems: [] };
  const routeOf = ({ permalink }: Tag) => docsRoute(permalink, listRoute);
  const found = collectTags(docs, known.tags, routeOf);
  const toDocTag = (tag: Tag): DocTag => {
    const { label, description } = tag;
    return { label, route: routeOf(tag), description };
  };
  const byDoc = new Map(
    [...found.byPage].flatMap(([{ id }, tags]) =>
      tags.length > 0 ? [[id, tags.map(toDocTag)]] : [],
    ),
  );
  const listed = new Set(
    [...found.byPage].flatMap(([{ frontmatter }, tags]) => (frontmatter.unlisted ? [] : tags)),
  );
  const all = found.all
    .map((tag) => ({ ...toDocTag(tag), isUnlisted: !listed.has(tag) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return {
    tags: { byDoc, all, listRoute },
    problems: [...known.problems, ...found.problems],
  };
}

/** Plans a page for each tag of a version of the docs, and an index of all tags. */
export function tagPages(
  { all, listRoute }: DocTags,
  { key, options }: Pick<DocsVersion, 'key' | 'options'>,
): TagPage[] {
  const makePage = (route: string, content: TagPage['content'], unlisted: boolean): TagPage => ({
    kind: 'tags',
    form: 'generated',
    version: key,
    generatedFrom: options.path,
    route,
    content,
    sections: [],
    frontmatter: pageFrontmatterSchema.parse({ unlisted }),
  });
  return [
    makePage(
      listRoute,
      { of: 'docs-tags' },
      all.every(({ isUnlisted }) => isUnlisted),
    ),
    ...all.map(({ route, isUnlisted }) => makePage(route, { of: 'docs-tag', route }, isUnlisted)),
  ];
}
