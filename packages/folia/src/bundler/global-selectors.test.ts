import { expect, test } from 'vitest';
import { withGlobalSelectors } from './global-selectors.ts';

test.each([
  [':global .warp .weft { color: red }', ':global(.warp .weft){ color: red }'],
  ['.loom :global .warp > a:not(.b), .reed { }', '.loom :global(.warp > a:not(.b)), .reed { }'],
  [
    '.loom :global .warp,\n.loom :global .weft\n{ }',
    '.loom :global(.warp),\n.loom :global(.weft){ }',
  ],
  ['.loom :global(.warp) .weft { }', '.loom :global(.warp) .weft { }'],
  ['.global { content: ":globally" }', '.global { content: ":globally" }'],
])('%s', (css, expected) => {
  expect(withGlobalSelectors(css)).toBe(expected);
});
