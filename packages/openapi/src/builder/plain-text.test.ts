import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('a hint is the first line of a description, without Markdown', () => {
  expect(plainText('The **depth** of [a berth](/berths), such as `3.5`.<br>\nMore.')).toBe(
    'The depth of a berth, such as 3.5.',
  );
  expect(plainText('  \n')).toBeUndefined();
  expect(plainText(undefined)).toBeUndefined();
});
