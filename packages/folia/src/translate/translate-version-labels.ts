import type { Problem } from 'folia-problems';
import type { VersionSources } from '../model/site-sources.ts';
import type { SourceFile } from '../read/frontmatter.ts';
import { makeLabelTranslator } from './labels.ts';

/**
 * Translates the labels of the docs versions.
 * @param labels by those of the default locale
 * @param file the `config.json` that they are in
 */
export function translateVersionLabels(
  docs: VersionSources[],
  labels: Record<string, string>,
  file: SourceFile,
): { docs: VersionSources[]; problems: Problem[] } {
  const { translate, findUnused } = makeLabelTranslator(labels, {
    file,
    path: ['versions'],
    owner: 'versions',
    dependsOn: ['config/docs', 'files'],
  });
  const translated = docs.map((sources) => {
    const { version } = sources;
    return { ...sources, version: { ...version, label: translate(version.label) } };
  });
  return { docs: translated, problems: findUnused() };
}
