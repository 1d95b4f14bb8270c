import { expect, test } from 'vitest';
import { scrollDistance } from './keep-in-view.ts';

const SHOWN = { top: 60, bottom: 660 };

test('a list does not scroll while the entry is in view', () => {
  expect(scrollDistance({ top: 60, bottom: 90 }, SHOWN)).toBe(0);
  expect(scrollDistance({ top: 630, bottom: 660 }, SHOWN)).toBe(0);
});

test('an entry above or below is scrolled into view, clear of the fading edge', () => {
  expect(scrollDistance({ top: 40, bottom: 70 }, SHOWN)).toBe(-68);
  expect(scrollDistance({ top: 700, bottom: 730 }, SHOWN)).toBe(118);
});
