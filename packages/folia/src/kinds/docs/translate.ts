import type { Problem } from 'folia-problems';
import type { VersionSources } from '../../model/site-sources.ts';
import { isMarkdownPage } from '../../read/file-patterns.ts';
import { translateText } from '../../translate/translate-text.ts';
import type { Translation, VersionTranslation } from '../../translate/translation.ts';
import type { ContentKind } from '../content-kind.ts';
import { type CategoryFile, parseCategoryFiles } from './category-file.ts';
import { docFrontmatterSchema, docFrontmatterWith } from './schema.ts';
import { translateSidebars } from './translate-sidebars.ts';

/** Translates docs pages, sidebar labels and category files. */
export const docsTranslation: ContentKind<'docs'>['translate'] = {
  folders: ({ content }) =>
    content.docs.map(({ version: { options } }) => ({
      path: options.path,
      isPage: (path) => isMarkdownPage(path, options),
    })),
  page(page, files, { docs, includeDrafts }) {
    const version = docs.find((one) => one.version.key === page.version)?.version;
    const fields = version?.options.frontmatter;
    const schema = docFrontmatterWith(fields);
    return translateText(page, files, includeDrafts, schema, docFrontmatterSchema);
  },
  sources: translateDocsSources,
};

function translateDocsSources(
  sources: VersionSources[],
  { docs }: Translation,
): { sources: VersionSources[]; problems: Problem[] } {
  const versions = sources.map((version) => {
    const translation = docs.get(version.version.key);
    return translation
      ? translateVersion(version, translation)
      : { sources: version, problems: [] };
  });
  return {
    sources: versions.map((version) => version.sources),
    problems: versions.flatMap(({ problems }) => problems),
  };
}

function translateVersion(
  sources: VersionSources,
  { sidebars: labels, categories: files, path }: VersionTranslation,
): { sources: VersionSources; problems: Problem[] } {
  const translatedFiles = parseCategoryFiles(files, path);
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
