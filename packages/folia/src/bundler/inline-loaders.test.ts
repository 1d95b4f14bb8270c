import { expect, test } from 'vitest';
import { parseLoaderImport } from './inline-loaders.ts';

test.each([
  ['!!raw-loader!./oven.ts', './oven.ts', true],
  ['!raw-loader!@site/oven.ts', '@site/oven.ts', true],
  ['-!raw-loader!./oven.ts', './oven.ts', true],
  ['raw-loader!./samples/heat.txt', './samples/heat.txt', true],
  ['raw-loader?esModule=false!./heat.txt', './heat.txt', true],
  ['!!yaml-loader!./heat.yml', './heat.yml', false],
  ['!!@svgr/webpack!./oven.svg', './oven.svg', false],
  ['!!url-loader!raw-loader!./oven.svg', './oven.svg', true],
])('%s is an import through loaders', (specifier, path, isRaw) => {
  expect(parseLoaderImport(specifier)).toEqual({ path, isRaw });
});

test.each(['./oven.ts', 'oven', './hot!/oven.ts', '@site/raw-loader/oven.ts', './oven.ts?raw'])(
  '%s is not',
  (specifier) => {
    expect(parseLoaderImport(specifier)).toBeUndefined();
  },
);
