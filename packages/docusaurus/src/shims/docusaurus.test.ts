import { expect, test } from 'vitest';
import { withOwnKeys } from './docusaurus.ts';

test('the config of the theme has the keys that only components of the site read', () => {
  const fields = { oven: 'hot', themeConfig: { bakers: ['Ada'] } };
  expect(withOwnKeys({ navbar: {} }, fields)).toEqual({ navbar: {}, bakers: ['Ada'] });
  expect(withOwnKeys({ navbar: {} }, { themeConfig: 'plain' })).toEqual({ navbar: {} });
  expect(withOwnKeys({}, {})).toEqual({});
});
