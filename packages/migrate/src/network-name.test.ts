import { expect, test } from 'vitest';
import { networkName, specialName } from './network-name.ts';

test('networks have the name that they write, others that of their icon', () => {
  const icons = ['github', 'x-twitter', 'npm', 'red-note', 'constructor'];
  expect(icons.map(networkName)).toEqual(['GitHub', 'X', 'npm', 'Red note', 'Constructor']);
  expect(specialName('constructor')).toBeUndefined();
});
