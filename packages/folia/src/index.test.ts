import { expect, test } from 'vitest';
import * as publicExports from './index.ts';

test('a site may import these and nothing else', () => {
  expect(Object.keys(publicExports).toSorted()).toMatchInlineSnapshot(`
    [
      "defineConfig",
      "defineNavbarItems",
      "defineSidebars",
    ]
  `);
});
