import { posix } from 'node:path';
import { CURRENT, versionLabel } from 'folia/format';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import type { Messages } from './interface-texts.ts';
import { optionsOf } from './page-addresses.ts';
import type { DocsFolder } from './source-versions.ts';

/**
 * The label of the version in a folder, in the default language; undefined if the new site does not build that version.
 *
 * @param docs settings of the new site
 */
export function builtVersionLabel(folder: DocsFolder, docs: unknown): string | undefined {
  const options = optionsOf(folder, docs);
  const version = posix.basename(folder.translations).replace(/^version-/, '');
  const only = asList(options['onlyIncludeVersions']);
  const isLeftOut =
    (only.length > 0 && !only.includes(version)) ||
    (version === CURRENT
      ? options['includeCurrentVersion'] === false
      : options['disableVersioning'] === true);
  if (isLeftOut) return undefined;
  const settings = asObject(asObject(options['versions'])[version]);
  return versionLabel(version, asString(settings['label']));
}

type LabelledDocs = Pick<DocsFolder, 'translations'> & { label: string | undefined };

/**
 * Converts the translated labels of versions, such as "Nächste" for "Next", to messages of a `config.json`. Versions with
 * the same label in the default language share the translation of the first; other translations are reported.
 *
 * @param read returns the messages in a file of the locale
 */
export function translateVersionLabels(
  docs: readonly LabelledDocs[],
  read: (path: string) => Messages,
): Converted<Values> {
  const versions = new Map<string, string>();
  const notes: Note[] = [];
  for (const { translations, label } of docs) {
    const translated = read(`${translations}.json`)['version.label'];
    if (label === undefined || translated === undefined || translated === label) continue;
    const used = versions.get(label) ?? translated;
    versions.set(label, used);
    if (used === translated) continue;
    const text = `Versions with the label "${label}" have one translation: "${used}", not "${translated}".`;
    const key = `${translations}.json version.label`;
    notes.push({ group: 'i18n', outcome: 'dropped', key, text });
  }
  return { value: versions.size > 0 ? { versions: Object.fromEntries(versions) } : {}, notes };
}
