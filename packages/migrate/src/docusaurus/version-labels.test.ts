import { expect, test } from 'vitest';
import { builtVersionLabel, translateVersionLabels } from './version-labels.ts';

const PLUGIN = 'docusaurus-plugin-content-docs';

function folder(version: string) {
  const translations = `${PLUGIN}/${version}`;
  return { path: version, translations, labelsFile: 'sidebars.json', sidebars: {} };
}

/** Translates the labels of versions, given by the names of their folders. */
function translate(labels: Record<string, string>, docs?: unknown) {
  const folders = ['current', 'version-2.0', 'version-1.0'].map((version) => ({
    ...folder(version),
    label: builtVersionLabel(folder(version), docs),
  }));
  return translateVersionLabels(folders, (path): Record<string, string> => {
    const label = labels[path.slice(PLUGIN.length + 1, -'.json'.length)];
    return label === undefined ? {} : { 'version.label': label };
  });
}

test('labels of versions are translated by their labels in the default language', () => {
  const labels = { current: 'Nächste', 'version-2.0': 'Ausgabe 2', 'version-1.0': '1.0' };
  expect(translate(labels)).toEqual({
    value: { versions: { Next: 'Nächste', '2.0': 'Ausgabe 2' } },
    notes: [],
  });
  const docs = { versions: { current: { label: 'Fresh' } } };
  expect(translate({ current: 'Frisch' }, docs).value).toEqual({ versions: { Fresh: 'Frisch' } });
  expect(translate({ current: 'Fresh' }, docs).value).toEqual({});
});

test('versions that are not built have no translations, which would be mistakes', () => {
  const labels = { current: 'Nächste', 'version-2.0': 'Zwei', 'version-1.0': 'Eins' };
  const versionsOf = (docs: unknown) => translate(labels, docs).value['versions'];
  expect(versionsOf({ onlyIncludeVersions: ['1.0'] })).toEqual({ '1.0': 'Eins' });
  expect(versionsOf({ includeCurrentVersion: false })).toEqual({ '2.0': 'Zwei', '1.0': 'Eins' });
  expect(versionsOf({ disableVersioning: true })).toEqual({ Next: 'Nächste' });
});

test('a second translation of the same label is reported', () => {
  const docs = { versions: { '1.0': { label: 'Old' }, '2.0': { label: 'Old' } } };
  const { value, notes } = translate({ 'version-2.0': 'Alt', 'version-1.0': 'Uralt' }, docs);
  expect(value).toEqual({ versions: { Old: 'Alt' } });
  expect(notes.map(({ key, text }) => [key, text])).toEqual([
    [
      `${PLUGIN}/version-1.0.json version.label`,
      'Versions with the label "Old" have one translation: "Alt", not "Uralt".',
    ],
  ]);
});
