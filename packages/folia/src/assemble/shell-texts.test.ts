import { expect, test } from 'vitest';
import { englishTexts } from '../contract/texts.ts';
import { pickShellTexts } from './shell-texts.ts';

test('the shell has translated texts, but not those that only reference pages show', () => {
  const picked = pickShellTexts({ ...englishTexts, next: 'Weiter', apiResponses: 'Antworten' });
  expect(picked.next).toBe('Weiter');
  expect(picked.searchApi).toBe(englishTexts.searchApi);
  expect(picked).not.toHaveProperty('apiResponses');
});
