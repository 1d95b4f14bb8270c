import { describe, expect, test } from 'vitest';
import { findUsedPackages, packageOf } from './used-packages.ts';

describe('findUsedPackages', () => {
  const texts = new Map([
    [
      'docs/a.mdx',
      "import Nest from '@site/src/Nest';\nimport Tabs from '@theme/Tabs';\n\n```js\nimport 'in-a-sample';\n```\n",
    ],
    [
      'src/Nest.tsx',
      "import React from 'react';\nimport type { Egg } from 'only-types';\nimport twig from '@birds/twig/round';\nimport './nest.css';\nimport text from '!!raw-loader!bird-texts/wren.txt';\nimport sample from 'raw-loader!./sample.js';\nconst sample = `import x from 'in-a-template';`;\nconst lazy = () => import('lazy-bird');\n",
    ],
    ['src/sample.js', "import express from 'only-shown';\n"],
    [
      'src/nest.css',
      "@import '~feathers/all.css';\n@import url('plain.css');\n@import 'parts/egg.css';\n@import 'down/dist/down.css';\n",
    ],
    ['src/plain.css', "@import 'normal.css';\n"],
    ['src/parts/egg.css', "@import './gone.css';\n"],
    [
      'custom.scss',
      "@use 'sass:math';\n@use 'colors';\n@use 'mixins/round';\n@forward 'beaks/scss/beaks' show beak;\n@use '@birds/theme';\n",
    ],
    ['mixins/_round.scss', ''],
    ['src/Unused.tsx', "import x from 'never-imported';\n"],
    ['custom.css', "@import '@birds/colors/day.css';\n@import 'https://a.example/x.css';\n"],
  ]);

  test('follows pages, components and style sheets, and ignores types and samples of code', () => {
    expect(findUsedPackages(texts, ['docs/a.mdx', 'custom.css', 'custom.scss'])).toEqual([
      '@birds/colors',
      '@birds/theme',
      '@birds/twig',
      'beaks',
      'bird-texts',
      'down',
      'feathers',
      'lazy-bird',
      'normal.css',
      'react',
    ]);
  });

  test.each([
    ['node:fs', undefined],
    ['fs/promises', undefined],
    ['@docusaurus/Link', undefined],
    ['@/components/Nest', undefined],
    ['./nest', undefined],
    ['https://a.example/x.css', undefined],
    ['@birds/twig/round', '@birds/twig'],
    ['lodash/fp', 'lodash'],
  ])('%s is of the package %s', (source, expected) => {
    expect(packageOf(source)).toBe(expected);
  });
});

test('comments of style sheets import nothing', () => {
  const texts = new Map([
    [
      'a.css',
      "/* All @import rules come first (CSS @import order).\n@import 'old'; */\n@import 'twig';",
    ],
    [
      'b.scss',
      "// @use 'moss/all';\n@use 'leaf/all'; // @use 'bark/all'\n@import url(https://a.example/x.css);",
    ],
  ]);
  expect(findUsedPackages(texts, ['a.css', 'b.scss'])).toEqual(['leaf', 'twig']);
});
