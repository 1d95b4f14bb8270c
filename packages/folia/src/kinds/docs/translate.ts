import type { Problem } from 'folia-problems';
import type { DocsSources } from '../../model/site-sources.ts';
import { isMarkdownPage } from '../../read/file-patterns.ts';
import { translateText } from '../../translate/translate-text.ts';
import type { Translation } from '../../translate/translation.ts';
import type { ContentKind } from '../content-kind.ts';
import { type CategoryFile, parseCategoryFiles } from './category-file.ts';
import { docFrontmatterSchema, docFrontmatterWith } from './schema.ts';
import { translateSidebars } from './translate-sidebars.ts';

/** Translates docs pages, sidebar labels and category files. */
export const docsTranslation: ContentKind<'docs'>['translate'] = {
  folder: ({ docs }) =>
    docs ? { path: docs.path, isPage: (path) => isMarkdownPage(path, docs) } : undefined,
  page(page, files, { config, includeDrafts }) {
    const fields = config.docs ? config.docs.frontmatter : undefined;
    const schema = docFrontmatterWith(fields);
    return translateText(page, files, includeDrafts, schema, docFrontmatterSchema);
  },
  sources: translateDocsSources,
};

function translateDocsSources(
  sources: DocsSources,
  { sidebars: labels, categories: files, docsPath }: Translation,
): { sources: DocsSources; problems: Problem[] } {
  const translatedFiles = parseCategoryFiles(files, docsPath);
  const translated = labels
    ? translateSidebars(sources.sidebars, labels)
    : { sidebars: sources.sidebars, problems: [] };
  const categories = new Map([
    ...sources.categories,
    ...[...translatedFiles.categories].map(
      ([folder, file]) => [folder, mergeCategory(sources.categories.get(folder), file)] as const,
    ),
  ]);
  return {
    sources: { ...sources, sidebars: translated.sidebars, categories },
    problems: [...translatedFiles.problems, ...translated.problems],
  };
}

/** Merges a translated category file into its original, which keeps link type and position. */
function mergeCategory(original: CategoryFile | undefined, file: CategoryFile): CategoryFile {
  const link = original?.link;
  const translatedLink = file.link?.type === 'generated-index' ? file.link : undefined;
  return {
    ...original,
    ...file,
    position: original?.position,
    link:
      link?.type === 'generated-index'
        ? {
            ...link,
            title: translatedLink?.title ?? link.title,
            description: translatedLink?.description ?? link.description,
          }
        : link,
  };
}
