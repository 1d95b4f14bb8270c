import type { Problem } from 'folia-problems';
import type { DocsSources } from '../../model/site-sources.ts';
import { translateText } from '../../translate/translate-text.ts';
import type { Translation } from '../../translate/translation.ts';
import type { ContentKind } from '../content-kind.ts';
import { type CategoryFile, parseCategoryFiles } from './category-file.ts';
import { isDocFile } from './parse-docs.ts';
import { docFrontmatterSchema, docFrontmatterWith } from './schema.ts';
import { translateSidebars } from './translate-sidebars.ts';

/** Translates docs pages, the labels of sidebars, and category files. */
export const docsTranslation: ContentKind<'docs'>['translate'] = {
  folder: ({ docs }) =>
    docs ? { path: docs.path, isPage: (path) => isDocFile(path, docs) } : undefined,
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
  const own = parseCategoryFiles(files, docsPath);
  const translated = labels
    ? translateSidebars(sources.sidebars, labels)
    : { sidebars: sources.sidebars, problems: [] };
  const categories = new Map([
    ...sources.categories,
    ...[...own.categories].map(
      ([folder, file]) => [folder, overlaid(sources.categories.get(folder), file)] as const,
    ),
  ]);
  return {
    sources: { ...sources, sidebars: translated.sidebars, categories },
    problems: [...own.problems, ...translated.problems],
  };
}

/** A category in another language: what it leads to and where it stands is that of the original. */
function overlaid(original: CategoryFile | undefined, file: CategoryFile): CategoryFile {
  const link = original?.link;
  const words = file.link?.type === 'generated-index' ? file.link : undefined;
  return {
    ...original,
    ...file,
    position: original?.position,
    link:
      link?.type === 'generated-index'
        ? {
            ...link,
            title: words?.title ?? link.title,
            description: words?.description ?? link.description,
          }
        : link,
  };
}
