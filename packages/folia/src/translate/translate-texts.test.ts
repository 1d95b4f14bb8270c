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
