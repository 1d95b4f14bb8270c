import { posix } from 'node:path';
import { asObject, asString, type Note, type Values } from '../note.ts';
import type { SourceLocale } from './convert-translations.ts';
import { optionsOf } from './page-addresses.ts';
import type { DocsFolder } from './source-versions.ts';

/**
 * Notes about the translated labels of versions, such as "Nächste" for "Next", which the engine shows in the default language.
 *
 * @param config of the new site
 */
export function lostVersionLabels(
  { name: locale, isDefault, messages }: SourceLocale,
  docsFolders: readonly DocsFolder[],
  config: Values,
): Note[] {
  if (isDefault) return [];
  return docsFolders.flatMap((folder): Note[] => {
    const file = `${folder.translations}.json`;
    const translated = messages.get(file)?.['version.label'];
    const label = labelOf(folder, config['docs']);
    if (translated === undefined || translated === label) return [];
    const key = `${posix.join('i18n', locale, file)} version.label`;
    const text = `Versions have one label in all languages: "${label}", not "${translated}".`;
    return [{ group: 'i18n', outcome: 'dropped', key, text }];
  });
}

/** The label of a version in the default language. */
function labelOf(folder: DocsFolder, docs: unknown): string {
  const version = posix.basename(folder.translations).replace(/^version-/, '');
  const own = asObject(asObject(optionsOf(folder, docs)['versions'])[version]);
  return asString(own['label']) ?? (version === 'current' ? 'Next' : version);
}
