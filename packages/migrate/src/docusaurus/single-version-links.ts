import { CURRENT, versionLabel } from 'folia/format';
import { asList, asObject, asString, type Values } from '../note.ts';
import type { SourceDocs } from './read-source.ts';

type Docs = Pick<SourceDocs, 'id' | 'hasFolder' | 'value'> & { versions: { names: string[] } };

/**
 * Turns a list of versions into a link if its docs have a single one, as Docusaurus does. The engine would look for versions on
 * other hosts, and keep an empty place in the bar for them.
 */
export function linkSingleVersions(items: unknown, docs: readonly Docs[]): unknown[] {
  return asList(items).map((entry) => {
    const item = asObject(entry);
    const { type, docsPluginId, dropdownItemsBefore, dropdownItemsAfter, versions, ...rest } = item;
    if (type !== 'docsVersionDropdown') return entry;
    if ([dropdownItemsBefore, dropdownItemsAfter].flatMap(asList).length > 0) return entry;
    const id = asString(docsPluginId) ?? 'default';
    const folder = docs.find((one) => one.id === id);
    const [only, ...others] = folder ? listVersions(folder) : [];
    if (only === undefined || others.length > 0) return entry;
    const plugin = docsPluginId === undefined ? {} : { docsPluginId };
    return { ...rest, type: 'docsVersion', ...plugin, label: only };
  });
}

/** The labels of the versions that a site shows. */
function listVersions({ hasFolder, value, versions: { names } }: Docs): string[] {
  const settings: Values = asObject(value['versions']);
  const current = hasFolder && value['includeCurrentVersion'] !== false ? [CURRENT] : [];
  const all = [...current, ...(value['disableVersioning'] === true ? [] : names)];
  const shown = value['onlyIncludeVersions'];
  return all
    .filter((name) => shown === undefined || asList(shown).includes(name))
    .map((name) => versionLabel(name, asString(asObject(settings[name])['label'])));
}
