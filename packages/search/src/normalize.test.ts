import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';

test.each([
  ['Crème', 'creme'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Łódź', 'lodz'],
  ['smørrebrød', 'smorrebrod'],
  ['Đorđe', 'dorde'],
  ['Œuvre', 'oeuvre'],
  ['Ægir', 'aegir'],
  ['ışık', 'isik'],
  ['Þórður', 'thordur'],
  ['مُحَمَّد', 'محمد'],
  ['أحمد', 'احمد'],
  ['שָׁלוֹם', 'שלום'],
])('%s is compared as %s', (word, expected) => {
  expect(normalize(word)).toBe(expected);
});

test.each(['หนังสือ', 'किताब', 'が'])('the marks in %s tell words apart', (word) => {
  expect(normalize(word)).toBe(word.normalize('NFC'));
});
