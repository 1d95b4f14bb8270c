import { expect, test } from 'vitest';
import { showUpdate } from './shown-update.ts';

test('an update has its day in UTC, in the language of the page', () => {
  const update = { time: '2024-05-02T23:30:00-02:00', author: 'Ada' };
  expect(showUpdate(update, 'en')).toEqual({ ...update, day: 'May 3, 2024' });
  expect(showUpdate(update, 'de')).toEqual({ ...update, day: '03.05.2024' });
});

test('an update with an author alone has no day', () => {
  expect(showUpdate({ author: 'Ada' }, 'en')).toEqual({ author: 'Ada' });
});

test('an invalid time throws, instead of giving a page without its date', () => {
  expect(() => showUpdate({ time: 'in May' }, 'en')).toThrow('Invalid time value');
});
