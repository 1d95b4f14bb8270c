import { formatProblems } from 'folia-problems';
import { expect, test } from 'vitest';
import { englishTexts } from '../contract/texts.ts';
import { translateTexts } from './translate-texts.ts';

function translate(text: string) {
  return translateTexts(englishTexts, { path: 'i18n/de/texts.json', text });
}

test('a translated text replaces its original, the others are unchanged', () => {
  const { texts, problems } = translate('{ "next": "Weiter" }');
  expect(problems).toEqual([]);
  expect(texts).toEqual({ ...englishTexts, next: 'Weiter' });
});

test('an unknown key is reported with line and nearest known key, and read as that key', () => {
  const { texts, problems } = translate('{\n  "next": "Weiter",\n  "prevous": "Zurück"\n}');
  expect(formatProblems(problems)).toMatch(
    /^i18n\/de\/texts\.json\n {2}3:1 {2}prevous: unknown key\.\n +Did you mean "previous"\?$/,
  );
  expect(texts).toEqual({ ...englishTexts, next: 'Weiter', previous: 'Zurück' });
});

test('an empty text is reported', () => {
  expect(formatProblems(translate('{ "next": "" }').problems)).toContain('next: found "".');
});

test('a translation without a value of its original, or with another one, is reported with its line', () => {
  const { texts, problems } = translate(
    '{\n  "readingTime": "gelesen",\n  "versionBadge": "Ausgabe {name}: {version}"\n}',
  );
  expect(texts.readingTime).toBe('gelesen');
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "i18n/de/texts.json
      2:1  Warning: readingTime: {minutes} is missing, so readers do not see this value.
           In English: "{minutes} min read".
      3:1  Warning: versionBadge: {name} is not a value of this text, so it is shown as it is.
           In English: "Version: {version}"."
  `);
});
