import { expect, test } from 'vitest';
import { networkName, specialName } from './network-name.ts';

test('networks with a spelling of their own keep it, others are named after their icon', () => {
  const icons = ['github', 'x-twitter', 'npm', 'red-note', 'constructor'];
  expect(icons.map(networkName)).toEqual(['GitHub', 'X', 'npm', 'Red note', 'Constructor']);
  expect(specialName('constructor')).toBeUndefined();
});
