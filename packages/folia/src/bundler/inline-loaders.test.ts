import { expect, test } from 'vitest';
import { parseLoaderImport } from './inline-loaders.ts';

test.each([
  ['!!raw-loader!./oven.ts', './oven.ts', ['raw-loader']],
  ['!raw-loader!@site/oven.ts', '@site/oven.ts', ['raw-loader']],
  ['-!raw-loader!./oven.ts', './oven.ts', ['raw-loader']],
  ['raw-loader!./samples/heat.txt', './samples/heat.txt', ['raw-loader']],
  ['raw-loader?esModule=false!./heat.txt', './heat.txt', ['raw-loader']],
  ['!!yaml-loader!./heat.yml', './heat.yml', ['yaml-loader']],
  ['!!@svgr/webpack!./oven.svg', './oven.svg', ['@svgr/webpack']],
  ['!!url-loader!raw-loader!./oven.svg', './oven.svg', ['url-loader', 'raw-loader']],
])('%s is an import through loaders', (specifier, path, loaders) => {
  const isRaw = loaders.includes('raw-loader');
  expect(parseLoaderImport(specifier)).toEqual({ path, loaders, isRaw });
});

test.each(['./oven.ts', 'oven', './hot!/oven.ts', '@site/raw-loader/oven.ts', './oven.ts?raw'])(
  '%s is not',
  (specifier) => {
    expect(parseLoaderImport(specifier)).toBeUndefined();
  },
);
