import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';

const PATHS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/decisions/README.md',
  'docs/authoring/pages.md',
  'packages/folia/src/app/boot.ts',
  'packages/folia/src/app/styles/code.css',
  'packages/search/README.md',
  'site/sidebars.ts',
  'packages/search/src/sharded/pick.ts',
];

function messages(path: string, text: string): string[] {
  return checkDocument({ path, text }, PATHS).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

test('a dead path is reported with its file and line', () => {
  const text = 'See `packages/folia/src/app/boot.ts`,\nthen `packages/folia/src/boot/`.\n';
  expect(messages('ARCHITECTURE.md', text)).toEqual([
    'ARCHITECTURE.md:2 The path `packages/folia/src/boot/` does not exist.',
  ]);
});

test('paths may begin at the root, in the engine, or beside the document and in its src folder', () => {
  const text = '`packages/search/README.md` `app/boot.ts` `sharded/` `src/sharded/pick.ts`\n';
  expect(messages('packages/search/README.md', text)).toEqual([]);
});

test('a file named without its folder is in the package of the document, or in a site', () => {
  expect(messages('packages/search/README.md', '`pick.ts` `sidebars.ts` `boot.ts`\n')).toEqual([
    'packages/search/README.md:1 The path `boot.ts` does not exist.',
  ]);
  expect(messages('docs/decisions/README.md', '`boot.ts` `pick.ts` `gone.css`\n')).toEqual([
    'docs/decisions/README.md:1 The path `gone.css` does not exist.',
  ]);
});

test('a pattern has to match a file', () => {
  expect(messages('ARCHITECTURE.md', '`app/styles/*.css` `app/styles/*.scss`\n')).toEqual([
    'ARCHITECTURE.md:1 The path `app/styles/*.scss` does not exist.',
  ]);
});

test('addresses, package names, fractions and output folders are not paths', () => {
  const text =
    '`/docs/api/` `folia-search/format` `text/html` `dist/` `.cache/docs` `@mdx-js/mdx`\n';
  expect(messages('ARCHITECTURE.md', text)).toEqual([]);
});

test('guides for authors name files of any site, and files of this repository that exist', () => {
  const text = '`i18n/ar/docs/index.md` `sidebars.ts` `packages/folia/gone.ts`\n';
  expect(messages('docs/authoring/pages.md', text)).toEqual([
    'docs/authoring/pages.md:1 The path `packages/folia/gone.ts` does not exist.',
  ]);
});

test('links between documents are followed from the folder of the document', () => {
  const text =
    '[a](../authoring/pages.md#links) [b](pages.md) [c](https://example.org) [d](#here)\n';
  expect(messages('docs/decisions/README.md', text)).toEqual([
    'docs/decisions/README.md:1 The link to pages.md leads nowhere.',
  ]);
});

test('code blocks are not searched for paths', () => {
  expect(messages('ARCHITECTURE.md', '```text\napp/gone.ts\n```\n')).toEqual([]);
});

test('the architecture has 150 lines at most, and the contributing guide 80', () => {
  expect(messages('ARCHITECTURE.md', 'a\n'.repeat(150))).toEqual([]);
  expect(messages('ARCHITECTURE.md', 'a\n'.repeat(151))).toEqual([
    'ARCHITECTURE.md:151 It has 151 lines, 150 at most.',
  ]);
  expect(messages('CONTRIBUTING.md', 'a\n'.repeat(81))).toEqual([
    'CONTRIBUTING.md:81 It has 81 lines, 80 at most.',
  ]);
});
