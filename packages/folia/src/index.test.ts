import { expect, test } from 'vitest';
import * as publicExports from './index.ts';

test('the public API has these exports only', () => {
  expect(Object.keys(publicExports).toSorted()).toMatchInlineSnapshot(`
    [
      "defineConfig",
      "defineNavbarItems",
      "defineSidebars",
    ]
  `);
});
