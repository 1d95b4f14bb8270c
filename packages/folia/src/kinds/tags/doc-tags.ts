import { posix } from 'node:path';
import { type Problem, pagesAt } from 'folia-problems';
import { z } from 'zod';
import type { DocsVersion } from '../../model/docs-version.ts';
import type { DocPage, TagPage } from '../../model/source-page.ts';
import type { DocsConfig } from '../../read/config/site-schema.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { type DataFile, parseDataFile } from '../../read/parse-data-file.ts';
import { docsRoute } from '../docs/doc-address.ts';
import { kebabCase } from './kebab-case.ts';

export type DocTag = { label: string; route: string; description?: string };

/** The tags of the docs: by doc id, and all tags sorted by label. */
export type DocTags = { byDoc: Map<string, DocTag[]>; all: DocTag[]; listRoute: string };

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
 * Collects the tags in the frontmatter of docs pages. The tags file may define labels, permalinks and descriptions
 * (https://docusaurus.io/docs/create-doc#doc-tags); the label of any other tag is its name.
 * @param language whose order of letters sorts the labels
 */
export function docTags(
  docs: DocPage[],
  config: Pick<DocsConfig, 'routeBasePath' | 'tagsBasePath'>,
  language: string,
  file?: SourceFile,
): { tags: DocTags; problems: Problem[] } {
  const listRoute = docsRoute(config.tagsBasePath, config.routeBasePath);
  const { data: fileEntries = {}, problems }: DataFile<TagFile> = file
    ? parseDataFile(file, tagFileSchema, () => [pagesAt(listRoute)])
    : { problems: [] };
  const known = new Map<string, DocTag>();
  const merged: Problem[] = [];
  const resolveTag = (reference: TagReference, path: string): DocTag => {
    const entry = typeof reference === 'string' ? (fileEntries[reference] ?? undefined) : reference;
    const label =
      entry?.label ?? String(typeof reference === 'string' ? reference : reference.label);
    const permalink =
      entry?.permalink ?? kebabCase(typeof reference === 'string' ? reference : label);
    const route = posix.join(listRoute, permalink).replace(/\/+$/, '');
    const tag = known.get(route) ?? { label, route, description: entry?.description };
    known.set(route, tag);
    if (tag.label.toLowerCase() !== label.toLowerCase()) merged.push(mergedTag(tag, label, path));
    return tag;
  };
  const byDoc = new Map(
    docs.flatMap(({ id, path, frontmatter }) => {
      const references = frontmatter.tags ?? [];
      const tagsOfDoc = [...new Set(references.map((reference) => resolveTag(reference, path)))];
      return tagsOfDoc.length > 0 ? [[id, tagsOfDoc]] : [];
    }),
  );
  const all = [...known.values()].sort((a, b) => a.label.localeCompare(b.label, language));
  return { tags: { byDoc, all, listRoute }, problems: [...problems, ...merged] };
}

type TagReference = NonNullable<DocPage['frontmatter']['tags']>[number];

function mergedTag({ label, route }: DocTag, other: string, file: string): Problem {
  return {
    file,
    severity: 'warning',
    message: `The tags "${label}" and "${other}" have the same address ${route}, so "${other}" is shown as "${label}".`,
    hint: `Give one of them another address in the tags file: ${JSON.stringify(other)}: { permalink: /… }.`,
  };
}

/** Plans a page for each tag of a version of the docs, and an index of all tags. */
export function tagPages(
  { all, listRoute }: DocTags,
  { key, options }: Pick<DocsVersion, 'key' | 'options'>,
): TagPage[] {
  const makePage = (route: string, content: TagPage['content']): TagPage => ({
    kind: 'tags',
    form: 'generated',
    version: key,
    generatedFrom: options.path,
    route,
    content,
    sections: [],
    frontmatter: pageFrontmatterSchema.parse({}),
  });
  return [
    makePage(listRoute, { of: 'docs-tags' }),
    ...all.map(({ route }) => makePage(route, { of: 'docs-tag', route })),
  ];
}
