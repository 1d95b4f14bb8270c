import { expect, test } from 'vitest';
import { lostVersionLabels } from './lost-version-labels.ts';

const PLUGIN = 'docusaurus-plugin-content-docs';

function folder(version: string) {
  const translations = `${PLUGIN}/${version}`;
  return { path: version, translations, labelsFile: 'sidebars.json', sidebars: {} };
}

function lost(labels: Record<string, string>, { isDefault = false, config = {} } = {}) {
  const messages = new Map(
    Object.entries(labels).map(([version, label]) => [
      `${PLUGIN}/${version}.json`,
      { 'version.label': label },
    ]),
  );
  const locale = { name: 'de', isDefault, files: new Map(), messages };
  const folders = ['current', 'version-2.0', 'version-1.0'].map(folder);
  return lostVersionLabels(locale, folders, config).map(({ key, text }) => [key, text]);
}

test('a label of a version that is another one in a language is reported', () => {
  expect(lost({ current: 'Nächste', 'version-2.0': 'Ausgabe 2', 'version-1.0': '1.0' })).toEqual([
    [
      `i18n/de/${PLUGIN}/current.json version.label`,
      'Versions have one label in all languages: "Next", not "Nächste".',
    ],
    [
      `i18n/de/${PLUGIN}/version-2.0.json version.label`,
      'Versions have one label in all languages: "2.0", not "Ausgabe 2".',
    ],
  ]);
});

test('a label as in the config is none that is lost, nor one of the default language', () => {
  const config = { docs: { versions: { current: { label: 'Fresh' } } } };
  expect(lost({ current: 'Fresh' }, { config })).toEqual([]);
  expect(lost({ current: 'Nächste' }, { isDefault: true })).toEqual([]);
});
