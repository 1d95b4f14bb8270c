import { posix } from 'node:path';
import { type Problem, pagesAt } from 'folia-problems';
import { z } from 'zod';
import type { DocPage, TagPage } from '../../model/source-page.ts';
import type { DocsConfig } from '../../read/config/site-schema.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { type DataFile, parseDataFile } from '../../read/parse-data-file.ts';
import { docsRoute } from '../docs/doc-address.ts';
import { tagSlug } from './tag-slug.ts';

export type Tag = { label: string; route: string; description?: string };

/** The tags of the docs: those of each page by its id, and all of them in the order of their labels. */
export type DocTags = { byDoc: Map<string, Tag[]>; all: Tag[]; listRoute: string };

const tagFileSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().optional(),
      permalink: z.string().optional(),
      description: z.string().optional(),
    })
    .nullable(),
);

type TagFile = z.output<typeof tagFileSchema>;

/**
 * The tags that pages of the docs name in their frontmatter. A file may give them labels, addresses and descriptions
 * (https://docusaurus.io/docs/create-doc#doc-tags); what it does not list goes by its own name.
 */
export function docTags(
  docs: DocPage[],
  config: Pick<DocsConfig, 'routeBasePath' | 'tagsBasePath'>,
  file?: SourceFile,
): { tags: DocTags; problems: Problem[] } {
  const listRoute = docsRoute(config.tagsBasePath, config.routeBasePath);
  const { data: listed = {}, problems }: DataFile<TagFile> = file
    ? parseDataFile(file, tagFileSchema, () => [pagesAt(listRoute)])
    : { problems: [] };
  const known = new Map<string, Tag>();
  const tagOf = (written: NonNullable<DocPage['frontmatter']['tags']>[number]): Tag => {
    const entry = typeof written === 'string' ? (listed[written] ?? undefined) : written;
    const label = entry?.label ?? String(typeof written === 'string' ? written : written.label);
    const permalink = entry?.permalink ?? tagSlug(typeof written === 'string' ? written : label);
    const route = posix.join(listRoute, permalink).replace(/\/+$/, '');
    const tag = known.get(route) ?? { label, route, description: entry?.description };
    known.set(route, tag);
    return tag;
  };
  const byDoc = new Map(
    docs.flatMap(({ id, frontmatter }) => {
      const own = [...new Set((frontmatter.tags ?? []).map(tagOf))];
      return own.length > 0 ? [[id, own]] : [];
    }),
  );
  const all = [...known.values()].sort((a, b) => a.label.localeCompare(b.label));
  return { tags: { byDoc, all, listRoute }, problems };
}

/** A page for each tag, and one that lists them all. @param folder of the docs, for messages */
export function tagPages({ all, listRoute }: DocTags, folder: string): TagPage[] {
  if (all.length === 0) return [];
  const pageAt = (route: string, content: TagPage['content']): TagPage => ({
    kind: 'tags',
    form: 'generated',
    generatedFrom: folder,
    route,
    content,
    sections: [],
    frontmatter: pageFrontmatterSchema.parse({}),
  });
  return [
    pageAt(listRoute, { of: 'docs-tags' }),
    ...all.map(({ route }) => pageAt(route, { of: 'docs-tag', route })),
  ];
}
